"""Positions of 12 Gangsters that no game can reach are refused."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.games.twelve_gangsters.table import NAME
from tests.kernel.saying import problem

GAME = tripot.load(NAME, players=3)
SOUND: dict[str, Any] = {"boss": 0, "hands": [[1, 2]] * 3, "validated": [[3]] * 3, "chosen": [None, 2, None]}


def test_a_sound_position_is_restored_as_it_was_given() -> None:
    assert GAME.position(GAME.restore(SOUND)) == SOUND


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"boss": "A"}, "position-wrong"),
        ({"colour": "red"}, "position-wrong"),
        ({"hands": [[1, 2]] * 2}, "tg-position-seats"),
        ({"boss": 3}, "tg-position-boss"),
        ({"boss": None, "chosen": [None] * 3}, "tg-position-boss"),
        ({"hands": [[1, 2], [1, 2], [1]]}, "tg-position-hands"),
        ({"hands": [[1, 1]] * 3}, "tg-position-cards"),
        ({"hands": [[1, 13]] * 3}, "tg-position-cards"),
        ({"validated": [[2]] * 3}, "tg-position-twice"),
        ({"chosen": [None, 5, None]}, "tg-position-chosen"),
        ({"chosen": [None, 0, None]}, "tg-position-chosen"),
        ({"chosen": [None, -1, None]}, "tg-position-chosen"),
        ({"chosen": [1, 1, 1]}, "tg-position-chosen"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], reason: str) -> None:
    with problem(reason):
        GAME.restore(SOUND | change)
