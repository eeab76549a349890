"""A small net that reads one row of numbers: what is 0 in it costs nothing."""

from __future__ import annotations

__compile__ = True

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.kernel.row import Rows

TOGETHER: Final = 4
"""Hidden units that are added up at once; their number is a multiple of it."""


@final
class Net:
    """One hidden layer of units that say nothing below 0."""

    def __init__(self, first: list[float], bias: list[float], last: list[float], offset: float) -> None:
        self.hidden: i64 = len(bias)
        self.first = vec[float](first)
        """For each number of the row, its weight in every hidden unit."""
        self.bias = vec[float](bias)
        self.last = vec[float](last)
        self.offset = offset
        inputs = len(first) // len(bias)
        self.places = vec[i64]([0] * inputs)
        self.numbers = vec[float]([0.0] * inputs)

    def read(self, rows: Rows) -> float:
        """What the net makes of the row that is being written."""
        told = self._gather(rows)
        places = self.places
        numbers = self.numbers
        first = self.first
        bias = self.bias
        last = self.last
        found = self.offset
        unit: i64 = 0
        while unit < self.hidden:
            one, two, three, four = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
            at: i64 = 0
            while at < told:
                weight: i64 = places[at] + unit
                number = numbers[at]
                one += number * first[weight]
                two += number * first[weight + 1]
                three += number * first[weight + 2]
                four += number * first[weight + 3]
                at += 1
            if one > 0.0:
                found += one * last[unit]
            if two > 0.0:
                found += two * last[unit + 1]
            if three > 0.0:
                found += three * last[unit + 2]
            if four > 0.0:
                found += four * last[unit + 3]
            unit += TOGETHER
        return found

    def _gather(self, rows: Rows) -> i64:
        """What is not 0, and where its weights begin."""
        numbers = rows.numbers
        start: i64 = rows.at
        width: i64 = rows.width
        hidden: i64 = self.hidden
        told: i64 = 0
        place: i64 = 0
        while place < width:
            number = numbers[start + place]
            if number != 0.0:
                self.places[told] = place * hidden
                self.numbers[told] = number
                told += 1
            place += 1
        return told
