"""Positions that no game can reach are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gangster.table import NUMBERS, man, table
from tests.kernel.saying import problem


@pytest.mark.parametrize(
    ("players", "more", "reason"),
    [
        ([man(50)], {}, "money"),
        ([man(-100)], {}, "money"),
        ([man(dossiers=3)], {}, "player"),
        ([man(square=40)], {}, "player"),
        ([man(stars=[0])], {}, "player"),
        ([man(men=2)], {}, "player"),
        ([man(gems=[1]), man(gems=[1])], {}, "cards"),
        ([man(gems=[48])], {}, "cards"),
        ([man(protections=13)], {}, "cards"),
        ([man(seen_gems={"1": [3]})], {}, "seen"),
        ([man(seen_gems={"7": [3]})], {}, "seen"),
        ([man()], {"dice": [7]}, "dice"),
        ([man()], {"turn": 5}, "turn"),
        ([man()], {"used": {"course": [1]}}, "cards"),
        ([man()], {"reading": ["perle", 1]}, "cards"),
        ([man()], {"spoken": "shout"}, "asked"),
        ([man()], {"step": "sing"}, "step"),
        ([man()], {"step": "collect", "asked": {"card": 3}}, "asked"),
        ([man()], {"step": "star-rival", "asked": {"card": NUMBERS["A36"]}}, "asked"),
        ([man()], {"seat": 4}, "players"),
        ([man()], {"step": "before", "rolled": True}, "asked"),
        ([man(sealed=3)], {}, "asked"),
        ([man()], {"asked": {"rival": 9}}, "asked"),
    ],
)
def test_an_impossible_position_is_refused(players: list[dict[str, Any]], more: dict[str, Any], reason: str) -> None:
    with problem(f"ga-position-{reason}"):
        table(*players, **more)


def test_data_of_another_shape_is_refused() -> None:
    game = table().game
    with problem("position-wrong"):
        game.restore({"players": 3})
    with problem("ga-position-players"):
        game.restore({"asked": None, "turn": 0, "players": [man()]})
    with problem("ga-position-asked"):
        game.restore({"asked": None, "turn": 0, "players": [man(), man()]})
