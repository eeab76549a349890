"""Who sits with whom in the next round of an evening: nobody meets the same people again if it can be helped, in a
Swiss one those who stand alike do, and sitting out goes around."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

from tripot.kernel.problem import Problem
from tripot.server.evening import Evening, Round, Seating
from tripot.server.standings import Standing

AGAIN = 1_000.0
"""What it costs to meet again; a point between two who meet costs one."""
TRIES = 12
Tables = list[list[int]]


def next_round(evening: Evening, allowed: Sequence[int], rows: list[Standing], codes: Sequence[str]) -> Round:
    """Problem if there are too few. There are codes for as many tables as there can be."""
    active = [one.key for one in evening.active]
    sizes, sitting_out = arrangement(len(active), tuple(allowed), evening.size)
    if not sizes:
        raise Problem("evening-few", least=min(allowed))
    by_key = {row.key: row for row in rows}
    last_first = sorted(active, key=lambda key: (by_key[key].byes, by_key[key].points, -by_key[key].place, -key))
    byes = last_first[:sitting_out]
    playing = [row.key for row in rows if row.key in active and row.key not in byes]
    points = {row.key: row.points for row in rows}
    tables = grouped(evening, playing, sizes, points)
    seats = (seated(evening, table) for table in tables)
    return Round(tuple(Seating(code, keys) for code, keys in zip(codes, seats, strict=False)), tuple(byes))


def arrangement(count: int, allowed: tuple[int, ...], wanted: int) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables, as near to what is wanted as can be, and how many must sit out."""

    @cache
    def best(left: int) -> tuple[int, tuple[int, ...]] | None:
        if left == 0:
            return 0, ()
        found = []
        for size in allowed:
            rest = best(left - size) if size <= left else None
            if rest is not None:
                found.append((rest[0] + (size - wanted) ** 2, (*rest[1], size)))
        return min(found, default=None)

    for sitting_out in range(count + 1):
        sizes = best(count - sitting_out)
        if sizes is not None and sizes[1]:
            return tuple(sorted(sizes[1], reverse=True)), sitting_out
    return (), count


def grouped(evening: Evening, playing: list[int], sizes: Sequence[int], points: dict[int, Fraction]) -> Tables:
    """The best of some beginnings, each improved by exchanging two until nothing is gained."""
    met = meetings(evening)
    swiss = evening.kind == "swiss" and bool(evening.played)
    strength = {key: float(points[key]) if swiss else 0.0 for key in playing}

    def cost(table: Sequence[int]) -> float:
        return sum(
            AGAIN * met[one, other] ** 2 + (strength[one] - strength[other]) ** 2
            for one, other in combinations(sorted(table), 2)
        )

    chance = random.Random(f"{evening.id} {len(evening.played)}")
    found: list[tuple[float, Tables]] = []
    for beginning in beginnings(evening, playing, sizes, swiss, chance):
        tables = exchanged(beginning, cost)
        found.append((sum(map(cost, tables)), tables))
        if not swiss and found[-1][0] == 0:
            break
    return min(found, key=lambda pair: pair[0])[1]


def beginnings(
    evening: Evening, playing: list[int], sizes: Sequence[int], swiss: bool, chance: random.Random
) -> list[Tables]:
    shuffles = [cut(chance.sample(playing, len(playing)), sizes) for _ in range(TRIES)]
    if swiss:  # from the standings alone the exchanges may end where two meet again who need not
        return [cut(playing, sizes), *shuffles]
    first = [around(playing, len(evening.played))] if set(sizes) == {2} else []
    return [*first, *shuffles]


def around(playing: list[int], number: int) -> Tables:
    """Two at a table: one stays, the others go around, and after all rounds everybody has met everybody once."""
    stays, *others = sorted(playing)
    turn = number % max(len(others), 1)
    circle = [stays, *others[turn:], *others[:turn]]
    return [[circle[place], circle[-1 - place]] for place in range(len(circle) // 2)]


def cut(keys: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, start = [], 0
    for size in sizes:
        tables.append(list(keys[start : start + size]))
        start += size
    return tables


def exchanged(tables: Tables, cost: Callable[[Sequence[int]], float]) -> Tables:
    costs = [cost(table) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for here in range(len(tables[one])):
                for there in range(len(tables[other])):
                    mine, theirs = list(tables[one]), list(tables[other])
                    mine[here], theirs[there] = theirs[there], mine[here]
                    both = cost(mine), cost(theirs)
                    if sum(both) < costs[one] + costs[other] - 1e-9:
                        tables[one], tables[other] = mine, theirs
                        costs[one], costs[other] = both
                        better = True
    return tables


def meetings(evening: Evening) -> Counter[tuple[int, int]]:
    """How often two have met, the lower key first."""
    return Counter(
        pair for each in evening.played for table in each.tables for pair in combinations(sorted(table.seats), 2)
    )


def unmet(evening: Evening) -> int:
    """How many of those who are still in have not met each other."""
    met = meetings(evening)
    return sum(not met[pair] for pair in combinations(sorted(one.key for one in evening.active), 2))


def seated(evening: Evening, table: list[int]) -> tuple[int, ...]:
    """Whoever has sat late sits early."""
    late = dict.fromkeys(table, 0.0)
    for each in evening.played:
        for other in each.tables:
            for seat, key in enumerate(other.seats):
                if key in late:
                    late[key] += seat - (len(other.seats) - 1) / 2
    chance = random.Random(f"{evening.id} {len(evening.played)} {sorted(table)}")
    return tuple(sorted(chance.sample(table, len(table)), key=lambda key: -late[key]))
