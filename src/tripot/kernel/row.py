"""Rows of numbers, one for each table, that compiled code writes and numpy reads without a copy (decision 40)."""

from __future__ import annotations

__compile__ = True

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.kernel.bits import lowest


@final
class Rows:
    """Each row begins with zeros; `at` is where the one that is being written begins."""

    def __init__(self, width: int) -> None:
        self.width: i64 = width
        self.at: i64 = 0
        self.numbers = vec[float]()

    def clear(self, rows: int) -> None:
        """So many rows of zeros; the first is to be written."""
        self.numbers = vec[float]([0.0] * (rows * int(self.width)))
        self.at = 0

    def wipe(self) -> None:
        """Zeros again in the row that is being written."""
        for place in range(self.at, self.at + self.width):
            self.numbers[place] = 0.0

    def follow(self) -> None:
        """The next row."""
        self.at += self.width

    def put(self, place: i64, number: i64) -> None:
        self.numbers[self.at + place] = float(number)

    def weigh(self, place: i64, number: float) -> None:
        """The same for what is not counted in ones."""
        self.numbers[self.at + place] = number

    def mark(self, place: i64) -> None:
        self.numbers[self.at + place] = 1.0

    def spread(self, place: i64, members: i64) -> None:
        """A set: 1 in the place of each member, counted from its first number."""
        start: i64 = self.at + place
        while members:
            self.numbers[start + lowest(members)] = 1.0
            members &= members - 1

    def read(self) -> list[float]:
        """The row that is being written, for those who do without numpy."""
        return [self.numbers[place] for place in range(self.at, self.at + self.width)]
