"""Who could be killed right now, and by what: all of it lies open on the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from tripot.games.reglement_de_comptes.rules import cards
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.bits import members

Means = Literal["knife", "gun", "cake", "pill"]


class Threat(msgspec.Struct, frozen=True):
    """Something that could kill a gangster now, by what lies open on the table."""

    place: int
    by: Means
    origin: int
    """The killer's place, or the cake's."""
    seat: int | None
    """Whose it is; None for a pill, which anybody may hold."""


class Line(msgspec.Struct, frozen=True):
    """From this place a weapon strikes that one."""

    origin: int
    place: int


def threats(s: State, seat: int) -> list[Threat]:
    """RC-4.1, RC-4.2, RC-4.5, RC-4.8: in order of the places of this gang's men."""
    mine, found = s.gangs[seat], []
    for other in range(len(s.gangs)):
        if other != seat:
            found += [Threat(line.place, "knife", line.origin, other) for line in stabs(s, other)]
            found += [Threat(line.place, "gun", line.origin, other) for line in shots(s, other)]
    for owner, cake in enumerate(s.cakes):
        if cake > 0:
            found += [Threat(place, "cake", cake, owner) for place in reached(s, cake)]
    found += [Threat(place, "pill", place, None) for place in members(s.asleep & s.board.glasses)]
    return sorted((threat for threat in found if mine >> threat.place & 1), key=lambda threat: threat.place)


def stabs(s: State, seat: int) -> list[Line]:
    return [
        Line(origin, place)
        for origin in members(cards.blades(s, seat))
        for place in members(s.board.beside(1 << origin) & cards.foes(s, seat))
    ]


def shots(s: State, seat: int) -> list[Line]:
    return [
        Line(origin, place)
        for origin in members(cards.shooters(s, seat))
        for place in members(s.board.facing(1 << origin) & cards.foes(s, seat))
    ]


def reached(s: State, cake: int) -> tuple[int, ...]:
    return tuple(members(s.board.blasts[cake]))
