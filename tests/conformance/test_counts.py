"""Whole trees of tiny variants, counted: every way that the sealed choices can go, no more and no less."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

from tests.conformance.tables import gangsters
from tripot.games.registry import BOXES
from tripot.kernel.bits import lowest, members
from tripot.kernel.game import Game
from tripot.kernel.state import State


def tiny(players: int, cards: int, **options: Any) -> Game[Any]:
    box = BOXES["twelve-gangsters"]
    return box.load(players, box.read_edition(gangsters(**{f"p{players}": cards})), options)


def ends(game: Game[Any], s: State) -> int:
    """The number of ends below this state when seats answer in order and nobody changes his mind."""
    waiting = game.waiting(s)
    if not waiting:
        return 1
    seat = int(lowest(waiting))
    found = 0
    for action in members(game.legal(s, seat)):
        after = s.clone()
        game.play(after, seat, action)
        found += ends(game, after)
    return found


@pytest.mark.parametrize(("players", "cards", "expected"), [(2, 3, 36), (3, 3, 216), (2, 4, 576), (4, 2, 16)])
def test_ends_of_a_tiny_game(players: int, cards: int, expected: int) -> None:
    """Each seat plays its cards in some order: (cards!) to the power of the players."""
    assert expected == factorial(cards) ** players
    for first_boss in range(players):
        game = tiny(players, cards, first_boss=first_boss)
        assert ends(game, game.start()) == expected


@pytest.mark.parametrize(("players", "cards", "expected"), [(2, 3, 2 * 36), (3, 3, 3 * 216)])
def test_a_random_boss_multiplies_the_ends(players: int, cards: int, expected: int) -> None:
    game = tiny(players, cards)
    assert ends(game, game.start()) == expected
