"""How a number is spread over many games: where half and most of it lies, and a histogram."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median, quantiles

import msgspec

BINS = 24
STEPS = (1, 2, 5)
"""Widths of bins: one of these times a power of ten."""


class Bin(msgspec.Struct, frozen=True):
    """How many values lie in [start, stop)."""

    start: int
    stop: int
    count: int


class Spread(msgspec.Struct, frozen=True):
    """Nine values in ten lie between `low` and `high`, half of them between the quartiles."""

    mean: float
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    bins: list[Bin]


def spread(values: Sequence[int], width: int | None = None) -> Spread:
    """Of at least one value; with the width of bins that others have, to lie beside them."""
    parts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [float(values[0])] * 19
    return Spread(fmean(values), parts[0], parts[4], median(values), parts[14], parts[18], bins(values, width))


def bins(values: Sequence[int], width: int | None) -> list[Bin]:
    """From the lowest value to the highest, without gaps, at round numbers."""
    width = width or round_width(values)
    counts: dict[int, int] = {}
    for value in values:
        counts[value // width] = counts.get(value // width, 0) + 1
    return [
        Bin(number * width, (number + 1) * width, counts.get(number, 0))
        for number in range(min(counts), max(counts) + 1)
    ]


def round_width(values: Sequence[int]) -> int:
    """The smallest round width that makes no more than so many bins."""
    extent = max(values) - min(values) + 1
    power = 1
    while True:
        for step in STEPS:
            if extent <= step * power * BINS:
                return step * power
        power *= 10
