"""The six scenarios as positions: one table of six players, looked at from each gang in turn."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tripot.games.reglement_de_comptes.material import COLOURS, Card, Colour, Kind
from tripot.kernel.problem import Problem
from tripot.kernel.scenario import Pattern, Scenario


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gang: Colour
    kind: Kind
    asleep: bool = False


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gang: Colour
    hand: tuple[Card, ...]
    solution: tuple[str, ...]
    reach: tuple[Pattern, ...] = ()
    avoid: tuple[Pattern, ...] = ()
    end: Pattern = {}


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What scenarios.toml says."""

    players: int
    bank: int
    money: int
    hand: tuple[Card, ...]
    cakes: dict[Colour, int]
    places: dict[int, Guest]
    scenarios: tuple[Exercise, ...]


@cache
def book() -> Book:
    source = files("tripot.games.reglement_de_comptes").joinpath("scenarios.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), Book, strict=False)


def scenarios() -> tuple[Scenario, ...]:
    return tuple(
        Scenario(
            number=number,
            players=book().players,
            seat=COLOURS.index(exercise.gang),
            opening=opening(number, book().players),
            solution=exercise.solution,
            reach=exercise.reach,
            avoid=exercise.avoid,
            end=exercise.end,
        )
        for number, exercise in enumerate(book().scenarios, 1)
    )


def opening(number: int, players: int) -> dict[str, Any]:
    """The position of one scenario, its turn about to begin; Problem if there is none for so many players."""
    table = book()
    if players != table.players or not 1 <= number <= len(table.scenarios):
        raise Problem("rc-option-scenario", players=table.players, most=len(table.scenarios))
    exercise = table.scenarios[number - 1]
    seat = COLOURS.index(exercise.gang)
    return {
        "asked": {"step": "begin", "seat": seat},
        "turn": seat,
        "gangsters": [
            {"place": place, "seat": COLOURS.index(guest.gang), "kind": guest.kind, "asleep": guest.asleep}
            for place, guest in table.places.items()
        ],
        "cakes": [table.cakes.get(colour, "home") for colour in COLOURS[:players]],
        "hands": [list(exercise.hand if other == seat else table.hand) for other in range(players)],
        "bank": table.bank,
        "money": [table.money] * players,
    }
