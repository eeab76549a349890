"""Who stands where in an evening, with its tie-breaks (decision 53). Fractions, so that what is equal is equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tripot.server.evening import Evening, EveningKind

HALF = Fraction(1, 2)
Ranks = Sequence[int | None]
"""Of the seats of a table; None: the game was stopped."""


class Standing(msgspec.Struct, frozen=True):
    place: int
    key: int
    points: Fraction
    opponents: Fraction
    """The mean of the points of those one has met."""
    beaten: Fraction
    """The points of those one was ahead of, by the size of the table; of equals the half."""
    wins: Fraction
    """A shared one counts in parts."""
    tables: int
    byes: int


class Table(NamedTuple):
    seats: tuple[int, ...]
    ranks: Ranks


def shares(ranks: Ranks) -> list[list[Fraction]]:
    """For each seat, what it has of each other: 1 ahead, 1/2 equal; an unfinished game makes all equal."""
    return [
        [Fraction(0) if mine == theirs else share(ranks[mine], ranks[theirs]) for theirs in range(len(ranks))]
        for mine in range(len(ranks))
    ]


def share(mine: int | None, theirs: int | None) -> Fraction:
    if mine is None or theirs is None or mine == theirs:
        return HALF
    return Fraction(int(mine < theirs))


def at_table(ranks: Ranks) -> list[Fraction]:
    """The points of each seat: the part of the others that it is ahead of, whatever the size of the table."""
    return [sum(row, Fraction(0)) / max(len(ranks) - 1, 1) for row in shares(ranks)]


def standings(evening: Evening, results: Mapping[str, Ranks]) -> list[Standing]:
    """The first comes first; who cannot be told apart shares a place."""
    tables = finished(evening, results)
    keys = [one.key for one in evening.entrants]
    byes = {key: sum(key in each.byes for each in evening.played) for key in keys}
    points = {key: HALF * byes[key] for key in keys}
    wins, beaten = dict.fromkeys(keys, Fraction(0)), dict.fromkeys(keys, Fraction(0))
    met: dict[int, list[int]] = {key: [] for key in keys}
    for table in tables:
        winners = list(table.ranks).count(1)
        for seat, (key, gained) in enumerate(zip(table.seats, at_table(table.ranks), strict=True)):
            points[key] += gained
            met[key] += [other for other in table.seats if other != key]
            wins[key] += Fraction(1, winners) if table.ranks[seat] == 1 else 0
    for table in tables:
        for key, parts in zip(table.seats, shares(table.ranks), strict=True):
            gained = sum((part * points[other] for other, part in zip(table.seats, parts, strict=True)), Fraction(0))
            beaten[key] += gained / max(len(table.seats) - 1, 1)
    rows = [
        Standing(
            place=0,
            key=key,
            points=points[key],
            opponents=sum((points[other] for other in met[key]), Fraction(0)) / max(len(met[key]), 1),
            beaten=beaten[key],
            wins=wins[key],
            tables=sum(key in table.seats for table in tables),
            byes=byes[key],
        )
        for key in keys
    ]
    rows.sort(key=lambda row: (*(-part for part in order(evening.kind, row)), row.key))
    placed: list[Standing] = []
    for number, row in enumerate(rows, 1):
        same = bool(placed) and order(evening.kind, placed[-1]) == order(evening.kind, row)
        placed.append(replace(row, place=placed[-1].place if same else number))
    return placed


def order(kind: EveningKind, row: Standing) -> tuple[Fraction, ...]:
    """Where everybody meets everybody, whom one has met says nothing."""
    own = (row.points, row.beaten, row.wins)
    return own if kind == "round-robin" else (row.points, row.opponents, row.beaten, row.wins)


def finished(evening: Evening, results: Mapping[str, Ranks]) -> list[Table]:
    return [
        Table(table.seats, results[table.code])
        for each in evening.played
        for table in each.tables
        if table.code in results
    ]
