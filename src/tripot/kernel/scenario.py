"""Set positions to learn from: what the table begins with, who you are, and what to reach."""

from __future__ import annotations

from typing import Any

import msgspec

Pattern = dict[str, Any]
"""Some fields of plain data and what they should be (`learning.pattern`)."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One exercise. Its texts are `<prefix>-scenario-<number>-title`, `-question`, `-hint` and `-solution`."""

    number: int = 0
    """From 1, in the order of the file."""
    players: int
    seat: int = 0
    """Who is on turn: the learner."""
    opening: dict[str, Any]
    """The position, as the game writes it."""
    solution: tuple[str, ...]
    """One way to reach it: the learner's choices, as records write them."""
    reach: tuple[Pattern, ...] = ()
    """Events that the learner must be told of until the turn is over."""
    avoid: tuple[Pattern, ...] = ()
    """Events that must not be among them."""
    end: Pattern = {}
    """What the learner's `view`, `outlook` and `rank` (of a game that is over) must show after a choice."""
    worlds: int = 1
    """More than one: the aim must be reached however the hidden cards lie and whatever the others do, in so many
    deals."""
    options: dict[str, Any] = {}
    """Of the table."""


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `scenarios.toml` of a game."""

    scenarios: tuple[Scenario, ...]


def read_scenarios(source: str) -> tuple[Scenario, ...]:
    found = msgspec.toml.decode(source, type=Shelf).scenarios
    return tuple(msgspec.structs.replace(scenario, number=number) for number, scenario in enumerate(found, 1))
