"""Whichever way a game ends, everybody at the table is told so."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.conformance.playout import play_on
from tests.conformance.tables import TABLES
from tests.terminal.seated import REGULARS
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.terminal.paper import THEME
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting
from tripot.text import LANGUAGES

GAMES = 3


def sitting(match: Match, seat: int, language: str) -> Sitting:
    paper = Console(file=StringIO(), width=80, markup=False, theme=THEME)
    return Sitting(paper, screen(match.game, REGULARS, seat, language), match, seat, {})


def closed(match: Match, seat: int, language: str) -> str:
    at = sitting(match, seat, language)
    at.close()
    assert isinstance(at.paper.file, StringIO)
    return at.paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [table.param for table in TABLES])
def test_every_end_is_told_to_every_seat(game: Game[Any], language: str) -> None:
    for seed in range(GAMES):
        match = play_on(Match(game, seed=seed), Dice(seed))
        result = match.result()
        assert result is not None
        for seat in range(game.players):
            verdict = sitting(match, seat, language).verdict(result.winners)
            assert verdict in " ".join(closed(match, seat, language).split("\n")[-3:])


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([0], "You win the game."),
        ([0, 2], "You share the victory."),
        ([1], "Victory for Marcel. The next one will be yours."),
        ([1, 2], "Victory for Marcel and Rita. The next one will be yours."),
        ([], "Nobody wins: everybody has lost."),
    ],
)
def test_who_has_won_is_said_to_the_person(winners: list[int], told: str) -> None:
    assert sitting(Match(TABLES[0].game, seed=1), 0, "en").verdict(winners) == told
