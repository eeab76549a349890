"""Questions to the person at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from tripot.kernel.problem import Problem
from tripot.terminal import completion
from tripot.terminal.paper import note, wrapped

MARK = "> "


class Left(Exception):
    """The person has left the table."""


class Menu(Left):
    """The person has left it to choose another game."""


def ask(paper: Console, prompt: str = "", completions: Sequence[str] = ()) -> str:
    """What was typed below the prompt; Left at the end of the input."""
    if prompt:
        paper.print(Text(wrapped(prompt, paper.width), "brass"))
    completion.offer(completions)
    try:
        return input(MARK).strip()
    except EOFError:
        paper.print()
        raise Left from None


def ask_until(paper: Console, prompt: str, language: str, check: Callable[[str], None]) -> str:
    """Ask again until the check has nothing against the answer."""
    while True:
        answer = ask(paper, prompt)
        try:
            check(answer)
        except Problem as problem:
            note(paper, problem.say(language), "bad")
        else:
            return answer
