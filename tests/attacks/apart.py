"""Can two kinds of answers be told apart by the time they take? Ranks alone count, so noise matters little."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

Times = Sequence[float]


def apart(some: Times, others: Times) -> float:
    """How often the slower of two answers, one of each kind, is rightly named: 0.5 by guessing, 1 by knowing."""
    slower = sum((one > other) + 0.5 * (one == other) for one in some for other in others)
    share = slower / (len(some) * len(others))
    return max(share, 1 - share)


def by_chance(some: int, others: int) -> float:
    """What guessing alone brings about once in ten thousand times, with so many answers of each kind."""
    return 0.5 + 3.9 * math.sqrt((some + others + 1) / (12 * some * others))


def cannot_be_told(measure: Callable[[], tuple[Times, Times]], bound: float, attempts: int = 3) -> None:
    """Fails if every attempt tells the kinds apart more often than the bound says."""
    shares = []
    for _ in range(attempts):
        some, others = measure()
        assert by_chance(len(some), len(others)) <= bound, "too few answers for this bound"
        shares.append(apart(some, others))
        if shares[-1] <= bound:
            return
    raise AssertionError(f"told apart: {shares}")
