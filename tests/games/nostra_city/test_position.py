"""Positions as data: what no game can reach is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nostra_city.table import person, table
from tests.kernel.saying import problem


def change(**fields: Any) -> dict[str, Any]:
    t = table(person("aldo queens-drugs"), person("enzo"), rue="r01 r02 r03 r04")
    return t.game.position(t.state) | fields


def test_a_position_is_restored_as_it_was() -> None:
    t = table(person("aldo queens-drugs", hand="honte"), rue="r01 irs - r04").do("A aldo", "A queens-drugs")
    data = t.game.position(t.state)
    assert t.game.position(t.game.restore(data)) == data


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"month": "x"}, "position-wrong"),
        ({"players": []}, "nc-position-players"),
        ({"month": 7}, "nc-position-table"),
        ({"rue": [34]}, "nc-position-table"),
        ({"rue": [34, 34, 36, 37]}, "nc-position-cards"),
        ({"rue": [1, 35, 36, 37]}, "nc-position-cards"),
        ({"rue": [49, 35, 36, 37]}, "nc-position-cards"),
        ({"gone": [1]}, "nc-position-cards"),
        ({"discard": ["50i"] * 7}, "nc-position-cards"),
        ({"open": ["50i"]}, "nc-position-cards"),
        ({"spent": ["ecoute", "ecoute"]}, "nc-position-cards"),
        ({"spent": ["honte"] * 16}, "nc-position-cards"),
        ({"engaged": [7]}, "nc-position-cards"),
        ({"engaged": [99]}, "nc-position-table"),
        ({"titles": [0, 0, -1]}, "nc-position-table"),
        ({"turn": 5}, "nc-position-players"),
        ({"queue": [4]}, "nc-position-players"),
        ({"top": "5"}, "nc-position-cards"),
        ({"first": -1}, "nc-position-table"),
        ({"asked": None}, "nc-position-asked"),
        ({"asked": {"step": "nonsense"}}, "nc-position-step"),
        ({"asked": {"step": "act", "seat": 1}}, "nc-position-asked"),
        ({"asked": {"step": "act", "seat": 9}}, "nc-position-players"),
        ({"asked": {"step": "act", "seat": 0, "number": 3}}, "nc-position-asked"),
        ({"asked": {"step": "act"}}, "nc-position-asked"),
        ({"asked": {"step": "first", "seat": 0}}, "nc-position-asked"),
        ({"asked": {"step": "fill", "slot": 0}}, "nc-position-asked"),
        ({"asked": {"step": "share", "seat": 0, "rival": 1}}, "nc-position-asked"),
        ({"asked": {"step": "pause", "group": [0], "waiting": [0]}}, "nc-position-asked"),
        ({"asked": {"step": "shift", "seat": 0, "slot": 0}}, "nc-position-asked"),
        ({"asked": {"step": "grudge", "seat": 0, "number": -1}}, "nc-position-asked"),
        ({"asked": {"step": "draw-vendetta", "seat": 0, "number": 1}}, "nc-position-asked"),
        ({"asked": {"step": "shield", "seat": 0, "rival": 1, "vendetta": "indic", "aim": "A"}}, "nc-position-asked"),
        ({"asked": {"step": "shield", "seat": 0, "rival": 1, "vendetta": "honte", "aim": "x"}}, "nc-position-asked"),
        ({"last": {"seat": 3, "card": "honte", "aim": "A", "cancelled": False}}, "nc-position-table"),
        ({"last": {"seat": 0, "card": "indic", "aim": "A", "cancelled": False}}, "nc-position-table"),
        ({"last": {"seat": 0, "card": "honte", "aim": "nonsense", "cancelled": False}}, "nc-position-asked"),
        ({"common": {"9": {"bills": ["5"]}}}, "nc-position-seen"),
        ({"common": {"1": {"bills": ["5"], "lost": 2}}}, "nc-position-seen"),
    ],
)
def test_impossible_positions_are_refused(fields: dict[str, Any], reason: str) -> None:
    game = table(person("aldo queens-drugs")).game
    with problem(reason):
        game.restore(change(**fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"zealous": 4}, "nc-position-player"),
        ({"bribes": -1}, "nc-position-player"),
        ({"hand": ["gota"]}, "nc-position-player"),
        ({"bids": [{"slot": 0, "caid": 1, "bills": ["5"]}]}, "nc-position-player"),
        ({"bids": [{"slot": 5, "caid": 1, "bills": ["5"]}]}, "nc-position-bids"),
        ({"draft": "nonsense"}, "nc-position-asked"),
        ({"sealed": ["nonsense"]}, "nc-position-asked"),
        ({"sealed": ["honte", "B", "B"]}, "nc-position-asked"),
        ({"sight": {"bills": [], "seat": 7, "card": None}}, "nc-position-player"),
        ({"seen_cards": {"7": ["honte"]}}, "nc-position-seen"),
        ({"mutes": {"1": -1}}, "nc-position-player"),
    ],
)
def test_impossible_players_are_refused(fields: dict[str, Any], reason: str) -> None:
    data = change()
    data["players"][0] |= fields
    with problem(reason):
        table(person("aldo queens-drugs")).game.restore(data)
