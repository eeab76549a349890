"""The games of the house under each other, to choose one."""

from __future__ import annotations

from rich.console import Console

from tripot.games.registry import BOXES
from tripot.kernel.problem import Problem
from tripot.terminal.answer import Answer, keyed
from tripot.terminal.paper import note
from tripot.terminal.prompt import Left, ask
from tripot.terminal.question import Question
from tripot.terminal.words import WORDS, found
from tripot.text import say


def choose_game(paper: Console, language: str) -> str:
    """The name of a game; Left if none is wanted."""
    names = list(BOXES)
    about = [say(f"{box.prefix.lower()}-about", language) for box in BOXES.values()]
    answers = keyed(
        [Answer(number, box.edition.name, also=(name,)) for number, (name, box) in enumerate(BOXES.items())]
    )
    question = Question(say("menu-question", language), answers, dict(enumerate(about)))
    while True:
        paper.print(question.shown(paper.width))
        text = ask(paper, "", question.completions())
        if found(text, WORDS) == ("quit", ""):
            raise Left
        try:
            chosen = question.understood(text)
            if chosen:
                return names[chosen[0]]
            raise Problem("menu-unknown", text=text)
        except Problem as problem:
            note(paper, problem.say(language), "bad")
