"""How strong each bot is by games of the same deals: the scale that tells all duels best, with luck taken out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import exp, sqrt
from typing import Final, NamedTuple

from tripot.arena.played import Played
from tripot.arena.steadied import ENOUGH, Chair, tells

DOUBT: Final = 2.4
"""How far apart strengths are before anything is known, as logarithms of odds: that of OpenSkill (25/3)."""
STEPS: Final = 30

Strength = tuple[float, float]
"""The logarithm of odds to end ahead of an equal, and its standard error."""


class Pair(NamedTuple):
    """Two chairs of one game, in order of seats: of which bots, and whether the first one ended ahead."""

    one: str
    other: str
    chair: Chair


def strengths(games: Sequence[Played]) -> dict[str, Strength] | None:
    """None unless deals were played several times, and often enough.

    Bradley and Terry: one ends ahead of another with the odds of their difference. What the fit solves is linear in who
    was ahead, so taking out luck, which is 0 on average, leaves it right; errors are by deals, which share their luck.
    """
    pairs = [
        Pair(game.lineup[one], game.lineup[other], game.pair(one, other))
        for game in sorted(games, key=lambda game: game.number)
        if game.deal is not None
        for one, other in combinations(range(len(game.lineup)), 2)
        if game.lineup[one] != game.lineup[other]
    ]
    if len({pair.chair.deal for pair in pairs}) < ENOUGH:
        return None
    halves = [[pair for pair in pairs if pair.chair.deal % 2 == half] for half in (0, 1)]
    told = [luck_told(half) for half in halves]
    steady = [
        pair._replace(chair=chair._replace(value=chair.value - told[1 - chair.deal % 2] * chair.luck))
        for pair in pairs
        for chair in (pair.chair,)
    ]
    found = fitted(steady)
    return {bot: (found[bot], error) for bot, error in errors(steady, found).items()}


def luck_told(pairs: Sequence[Pair]) -> float:
    """How much of its luck a duel shows, beyond what the strengths in these deals make likely."""
    found = fitted(pairs)
    return tells([pair.chair._replace(value=surprise(pair, found)) for pair in pairs])


def expected(pair: Pair, found: dict[str, float]) -> float:
    return 1 / (1 + exp(found[pair.other] - found[pair.one]))


def surprise(pair: Pair, found: dict[str, float]) -> float:
    return pair.chair.value - expected(pair, found)


def fitted(pairs: Sequence[Pair]) -> dict[str, float]:
    """Newton's way to the strengths at which nothing is left to learn."""
    bots = sorted({bot for pair in pairs for bot in pair[:2]})
    found = dict.fromkeys(bots, 0.0)
    for _ in range(STEPS):
        slope = {bot: -found[bot] / DOUBT**2 for bot in bots}
        for pair in pairs:
            slope[pair.one] += surprise(pair, found)
            slope[pair.other] -= surprise(pair, found)
        step = solved(curve(pairs, found), [slope[bot] for bot in bots])
        for bot, change in zip(bots, step, strict=True):
            found[bot] += max(-1.0, min(1.0, change))
        if max(map(abs, step)) < 1e-9:
            break
    return found


def curve(pairs: Sequence[Pair], found: dict[str, float]) -> list[list[float]]:
    """How fast each bot's slope falls with each bot's strength."""
    places = {bot: place for place, bot in enumerate(found)}
    rows = [[(one == other) / DOUBT**2 for other in found] for one in found]
    for pair in pairs:
        one, other, share = places[pair.one], places[pair.other], expected(pair, found)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            rows[row][column] += sign * share * (1 - share)
    return rows


def errors(pairs: Sequence[Pair], found: dict[str, float]) -> dict[str, float]:
    """How far each strength may be off, from how the sums of deals stray, and from what was thought before."""
    deals: dict[int, dict[str, float]] = defaultdict(lambda: dict.fromkeys(found, 0.0))
    for pair in pairs:
        deals[pair.chair.deal][pair.one] += surprise(pair, found)
        deals[pair.chair.deal][pair.other] -= surprise(pair, found)
    rows = curve(pairs, found)
    before = [[((one == other) - 1 / len(found)) / DOUBT for other in found] for one in found]
    moves = [solved(rows, sums) for sums in (*(list(sums.values()) for sums in deals.values()), *before)]
    return {bot: sqrt(sum(move[place] ** 2 for move in moves)) for place, bot in enumerate(found)}


def solved(rows: Sequence[Sequence[float]], sums: Sequence[float]) -> list[float]:
    """Linear equations, by elimination; their matrix is positive, so no order is needed."""
    table = [[*row, total] for row, total in zip(rows, sums, strict=True)]
    for place, row in enumerate(table):
        for lower in table[place + 1 :]:
            part = lower[place] / row[place]
            for column in range(place, len(row)):
                lower[column] -= part * row[column]
    found = [0.0] * len(table)
    for place in reversed(range(len(table))):
        row = table[place]
        rest = sum(row[column] * found[column] for column in range(place + 1, len(table)))
        found[place] = (row[-1] - rest) / row[place]
    return found
