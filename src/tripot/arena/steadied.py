"""Rates from games that were dealt several times: compared deal by deal, and with luck taken out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959964
ENOUGH = 20
"""Fewer deals, wins or defeats say too little of their own spread."""


ALONE = -1
"""Instead of a deal: no other game was played of it."""


class Chair(NamedTuple):
    """What one chair, or one pair of chairs, came to in a game."""

    deal: int
    value: float
    luck: float


def steadied(chairs: Sequence[Chair]) -> tuple[float, float, float] | None:
    """Rate, and its interval at 95 %; None if there is too little to go by.

    From each value goes as much of its luck as told in the other half of the deals. Luck is 0 on average, and deals are
    independent: so the rate stays right, whatever the forecast is worth. The interval is that of sums over deals, which
    all chairs and games of a deal share.
    """
    deals = sorted({chair.deal for chair in chairs})
    whole = sum(chair.value for chair in chairs)
    if len(deals) < ENOUGH or min(whole, len(chairs) - whole) < ENOUGH:
        return None
    halves = [[chair for chair in chairs if chair.deal % 2 == half] for half in (0, 1)]
    told = [tells(half) for half in halves]
    left = [Chair(one.deal, one.value - told[1 - one.deal % 2] * one.luck, 0.0) for one in chairs]
    rate = sum(one.value for one in left) / len(left)
    sums: dict[int, float] = defaultdict(float)
    for one in left:
        sums[one.deal] += one.value - rate
    freedom = len(sums) - 1
    error = sqrt(sum(total * total for total in sums.values()) * len(sums) / freedom) / len(left)
    half = student(freedom) * error
    return rate, max(0.0, rate - half), min(1.0, rate + half)


def tells(chairs: Sequence[Chair]) -> float:
    """How much of its luck a value shows, from deal to deal."""
    values: dict[int, float] = defaultdict(float)
    lucks: dict[int, float] = defaultdict(float)
    mean = sum(chair.value for chair in chairs) / max(1, len(chairs))
    for chair in chairs:
        values[chair.deal] += chair.value - mean
        lucks[chair.deal] += chair.luck
    spread = sum(luck * luck for luck in lucks.values())
    return sum(values[deal] * luck for deal, luck in lucks.items()) / spread if spread > 0 else 0.0


def student(freedom: int) -> float:
    """Student's 97.5 % point, near enough for so many degrees of freedom."""
    return Z95 + (Z95**3 + Z95) / (4 * freedom)
