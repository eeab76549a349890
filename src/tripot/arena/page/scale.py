"""The axis of a plot: round numbers, and where a value lies between them."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10
from typing import NamedTuple

TICKS = 5
"""At most so many, or a phone has no room for them."""


class Scale(NamedTuple):
    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> str:
        """Where this value lies, in per cent of the width; nothing lies outside."""
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def scale(values: Iterable[float], least: float | None = None, most: float | None = None) -> Scale:
    """Around all values, at round numbers, but not beyond these limits."""
    found = list(values)
    low, high = min(found), max(found)
    step = round_step((high - low or abs(high) or 1) / (TICKS - 1))
    first, last = floor(low / step), ceil(high / step)
    if least is not None:
        first = max(first, ceil(least / step))
    if most is not None:
        last = min(last, floor(most / step))
    last = max(last, first + 1)
    return Scale(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def round_step(least: float) -> float:
    """The next of 1, 2, 5, 10 and so on."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * 0.999)
