"""Positions of Règlement de comptes that no game can reach are refused."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.games.reglement_de_comptes.table import NAME, position
from tests.kernel.saying import problem

GAME = tripot.load(NAME, players=3)
SOUND = position({9: "yL", 10: "rC", 20: "bC"}, "knife pass cocktail move", cakes={"r": 5})


def man(place: int, seat: int, kind: str = "bruiser") -> dict[str, Any]:
    return {"place": place, "seat": seat, "kind": kind, "asleep": False}


def asked(step: str, seat: int | None = 0, **more: Any) -> dict[str, Any]:
    return {"asked": {"step": step, "seat": seat} | more}


def test_a_sound_position_is_restored_as_it_was_given() -> None:
    again = GAME.position(GAME.restore(SOUND))
    assert GAME.position(GAME.restore(again)) == again
    assert {key: again[key] for key in ("gangsters", "cakes", "hands", "bank", "money")} == {
        key: SOUND[key] for key in ("gangsters", "cakes", "hands", "bank", "money")
    }


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bank": "all"}, "position-wrong"),
        ({"colour": "red"}, "position-wrong"),
        ({"hands": [[]] * 2}, "rc-position-seats"),
        ({"turn": 3}, "rc-position-seats"),
        ({"gangsters": [man(9, 3)]}, "rc-position-seats"),
        ({"gangsters": [man(31, 0), man(10, 1), man(20, 2)]}, "rc-position-place"),
        ({"gangsters": [man(9, 0), man(9, 1), man(20, 2)]}, "rc-position-place"),
        ({"hands": [["alert"] * 3, [], []]}, "rc-position-cards"),
        ({"discards": {"boom": -1}}, "rc-position-cards"),
        ({"bank": 1000}, "rc-position-money"),
        ({"money": [-1000, 1000, 0]}, "rc-position-money"),
        ({"hands": [["move"] * 6, [], []]}, "rc-position-hands"),
        ({"gangsters": [man(1, 0, "godfather"), man(2, 0, "godfather"), man(3, 1), man(4, 2)]}, "rc-position-gangs"),
        ({"cakes": [5, 5, "home"]}, "rc-position-cakes"),
        ({"cakes": [31, 5, "home"]}, "rc-position-cakes"),
        ({"cakes": ["gone", 5, "home"]}, "rc-position-out"),
        ({"out": [None, {"event": 1, "gangsters": 1}, None]}, "rc-position-out"),
        ({"gangsters": [man(9, 0), man(20, 2)]}, "rc-position-out"),
        ({"quiet": -2}, "rc-position-out"),
        ({"asked": None}, "rc-position-end"),
        ({"bank": 0, "money": [0, 0, 120_000]}, "rc-position-end"),
        ({"quiet": 61}, "rc-position-end"),
        (asked("nap"), "rc-position-step"),
        (asked("card", 7), "rc-position-seats"),
        (asked("card", None), "rc-position-seats"),
        (asked("card", 1), "rc-position-asked"),
        (asked("deal"), "rc-position-asked"),
        (asked("first-seater", None), "rc-position-asked"),
        (asked("summon"), "rc-position-asked"),
        (asked("seat", gangster={"seat": 0, "kind": "blade", "asleep": False}), "rc-position-asked"),
        (asked("shoot"), "rc-position-asked"),
        (asked("serve"), "rc-position-asked"),
        (asked("blow"), "rc-position-asked"),
        (asked("drug", places=[9]), "rc-position-asked"),
        (asked("stab", places=[10]), "rc-position-asked"),
        (asked("stab", second=True), "rc-position-asked"),
        (asked("move-where", places=[]), "rc-position-asked"),
        (asked("move-where", places=[10]), "rc-position-asked"),
        (asked("pass-where", places=[7]), "rc-position-asked"),
        ({"cakes": [7, 5, "home"]}, "rc-position-asked"),
        ({"cakes": [7, 5, "home"]} | asked("stab"), "rc-position-asked"),
        ({"hands": [[], [], []]}, "rc-position-asked"),
        ({"lobby": [{"seat": 1, "kind": "blade", "asleep": False}]}, "rc-position-asked"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], reason: str) -> None:
    with problem(reason):
        GAME.restore(SOUND | change)


@pytest.mark.parametrize(
    "change",
    [
        asked("stab"),
        asked("move-who"),
        asked("move-where", places=[9]),
        asked("move-where", places=[9], second=True),
        asked("pass-which"),
        asked("pass-where", places=[5]),
        asked("drug"),
        asked("second"),
        asked("draw"),
        asked("begin"),
    ],
)
def test_every_decision_can_be_restored(change: dict[str, Any]) -> None:
    state = GAME.restore(SOUND | change)
    assert GAME.position(state)["asked"] == {"places": [], "gangster": None, "second": False} | change["asked"]
    for seat in range(3):
        assert bool(GAME.legal(state, seat)) == bool(GAME.waiting(state) >> seat & 1)
