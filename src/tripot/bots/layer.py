"""The first layer of a small net that reads one row of numbers: what is 0 in it costs nothing."""

from __future__ import annotations

__compile__ = True

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.kernel.row import Rows

TOGETHER: Final = 4
"""Hidden units that are added up at once; their number is a multiple of it."""


@final
class Layer:
    """Hidden units that say nothing below 0."""

    def __init__(self, first: list[float], bias: list[float]) -> None:
        self.hidden: i64 = len(bias)
        self.first = vec[float](first)
        """For each number of the row, its weight in every hidden unit."""
        self.bias = vec[float](bias)
        inputs = len(first) // len(bias)
        self.places = vec[i64]([0] * inputs)
        self.numbers = vec[float]([0.0] * inputs)
        self.units = vec[i64]([0] * len(bias))
        """Those that have something to say; and what."""
        self.said = vec[float]([0.0] * len(bias))
        self.speaking: i64 = 0

    def read(self, rows: Rows) -> None:
        """The row that is being written."""
        told = self._gather(rows)
        places = self.places
        numbers = self.numbers
        first = self.first
        bias = self.bias
        self.speaking = 0
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
            self._say(unit, one)
            self._say(unit + 1, two)
            self._say(unit + 2, three)
            self._say(unit + 3, four)
            unit += TOGETHER

    def _say(self, unit: i64, number: float) -> None:
        if number > 0.0:
            self.units[self.speaking] = unit
            self.said[self.speaking] = number
            self.speaking += 1

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
