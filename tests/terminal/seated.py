"""A person with a script at a table that was set up: what is shown until the script ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tripot import bots
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.state import State
from tripot.terminal.paper import THEME
from tripot.terminal.prompt import Left
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting

SEAT = 0
REGULARS = ("Lola", "Marcel", "Rita", "Gus", "Inès", "Sacha", "Vera", "Otto")


def match_at(game: Game[Any], state: State) -> Match:
    """A match that goes on from this state."""
    match = Match(game, seed=1, names=REGULARS[: game.players])
    match.steps.clear()
    match.state = state
    return match


def sit(
    match: Match, typed: Sequence[str], patch: pytest.MonkeyPatch, kind: str = "random", language: str = "en"
) -> str:
    """All that seat A is shown while it types this."""
    lines: Iterator[str] = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", read)
    paper = Console(file=StringIO(), width=80, markup=False, emoji=False, highlight=False, theme=THEME)
    others = [chair for chair in range(match.game.players) if chair != SEAT]
    people = {chair: bots.make(kind, match.game, chair, chair) for chair in others}
    with suppress(Left):
        Sitting(paper, screen(match.game, REGULARS, SEAT, language), match, SEAT, people).play()
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()
