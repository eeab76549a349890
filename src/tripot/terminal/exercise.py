"""`tripot play GAME --scenario N`: one turn from a set position, with a hint, and the answer of the booklet."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tripot.kernel.box import Box
from tripot.kernel.match import Match
from tripot.kernel.scenario import Scenario
from tripot.terminal.paper import console, note
from tripot.terminal.people import seating
from tripot.terminal.prompt import Left, Menu
from tripot.terminal.screen import Screen
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting
from tripot.terminal.words import LESSON, WORDS
from tripot.text import say


def exercise(scenario: Scenario, box: Box, language: str) -> int:
    """Ask for one turn, then compare it with the solution."""
    game = box.load(scenario.players, box.edition, scenario.options)
    names = seating(game.players, scenario.seat, say("play-newcomer", language), language)
    match = Match(game, seed=scenario.number, names=names)
    paper = console()
    try:
        Lesson(paper, screen(game, names, scenario.seat, language), match, scenario).play()
    except Left as left:
        paper.print(say("play-left", language), style="brass")
        if isinstance(left, Menu):
            raise
    return 0


class Lesson(Sitting):
    words = (*WORDS, *LESSON)

    def __init__(self, paper: Console, shown: Screen, match: Match, scenario: Scenario) -> None:
        super().__init__(paper, shown, match, scenario.seat, {})
        self.scenario = scenario

    def play(self) -> None:
        self.paper.print(Panel(Text(self.part("question"), justify="center"), title=self.part("title"), style="brass"))
        note(self.paper, self.say("exercise-help"), "dim")
        turn = len(self.match.steps)
        self.decide()
        self.tell()
        solved = self.moves(turn) == list(self.scenario.solution)
        note(self.paper, self.say("exercise-solved" if solved else "exercise-other"), "good" if solved else "bad")
        note(self.paper, self.part("solution"))

    def moves(self, since: int) -> list[str]:
        """What the learner did."""
        steps = [step for step in self.match.steps[since:] if step.seat == self.seat and step.asked]
        return [self.match.game.notation.text(step.seat, action) for step in steps for action in step.actions]

    def do(self, word: str, rest: str) -> None:
        if word in ("hint", "solution"):
            note(self.paper, self.part(word), "brass")
        else:
            super().do(word, rest)

    def part(self, name: str) -> str:
        return self.screen.say(f"scenario-{self.scenario.number}-{name}")
