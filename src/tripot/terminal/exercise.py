"""`tripot play GAME --scenario N`: one turn from a set position, with a hint, and one way to do it."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tripot.kernel.box import Box
from tripot.kernel.match import Match
from tripot.kernel.scenario import Scenario
from tripot.learning.exercise import SEED, Exercise, of_scenario
from tripot.terminal.paper import console, note
from tripot.terminal.people import seating
from tripot.terminal.prompt import Left, Menu
from tripot.terminal.screen import Screen
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting
from tripot.terminal.words import LESSON, WORDS
from tripot.text import say

Part = Callable[[Screen, str], str]
"""What is said of an exercise: its title, question, hint or solution."""


def exercise(scenario: Scenario, box: Box, language: str) -> int:
    """Ask for one turn, then say whether it has reached what was asked for."""
    try:
        solve(of_scenario(box, scenario), lambda shown, name: shown.say(f"scenario-{scenario.number}-{name}"), language)
    except Left as left:
        if isinstance(left, Menu):
            raise
    return 0


def solve(found: Exercise, part: Part, language: str) -> None:
    """Left if the learner goes away before."""
    names = seating(found.game.players, found.seat, say("play-newcomer", language), language)
    match = Match(found.game, seed=SEED, names=names, opening=found.opening)
    paper = console()
    try:
        Lesson(paper, screen(found.game, names, found.seat, language), match, found, part).play()
    except Left:
        paper.print(say("play-left", language), style="brass")
        raise


class Lesson(Sitting):
    words = (*WORDS, *LESSON)

    def __init__(self, paper: Console, shown: Screen, match: Match, found: Exercise, part: Part) -> None:
        super().__init__(paper, shown, match, found.seat, {})
        self.found = found
        self.part = part

    def play(self) -> None:
        question = Text(self.part(self.screen, "question"), justify="center")
        self.paper.print(Panel(question, title=self.part(self.screen, "title"), style="brass"))
        note(self.paper, self.say("exercise-help"), "dim")
        self.decide()
        self.tell()
        solved = self.found.attempt(self.choices()).reached
        note(self.paper, self.say("exercise-solved" if solved else "exercise-other"), "good" if solved else "bad")
        note(self.paper, self.part(self.screen, "solution"))

    def choices(self) -> list[tuple[int, ...]]:
        """What the learner did."""
        return [step.actions for step in self.match.steps if step.seat == self.seat and step.asked]

    def do(self, word: str, rest: str) -> None:
        if word in ("hint", "solution"):
            note(self.paper, self.part(self.screen, word), "brass")
        else:
            super().do(word, rest)
