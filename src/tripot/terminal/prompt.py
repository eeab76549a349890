"""Questions to the person at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from tripot.kernel.problem import Problem
from tripot.terminal.paper import note


class Left(Exception):
    """The person has left the table."""


def ask(paper: Console, prompt: str) -> str:
    """What was typed; Left at the end of the input."""
    try:
        return paper.input(Text(f"{prompt} ", "brass")).strip()
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
