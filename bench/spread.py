"""Middle and spread of a handful of noisy figures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median

import msgspec

RESAMPLES = 2000
SURE = 0.95


class Spread(msgspec.Struct, frozen=True):
    """The median, and the interval that holds the true one with 95 % confidence."""

    low: float
    middle: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """By bootstrap: the medians of many samples drawn from the values, always the same ones."""
    dice = Random(1)
    medians = sorted(median(dice.choices(values, k=len(values))) for _ in range(RESAMPLES))
    tail = round(RESAMPLES * (1 - SURE) / 2)
    return Spread(medians[tail], median(values), medians[-tail - 1])


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Round by round, so that whatever slowed the whole machine down cancels out."""
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]
