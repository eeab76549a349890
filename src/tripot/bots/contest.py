"""One sealed choice of several seats, with what each way it may come out is worth to each of them."""

from __future__ import annotations

__compile__ = True

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 100
"""After so many there is hardly anything left to gain for anybody; three times as many leave a third of it."""


@final
class Contest:
    """Everybody's mixed choice by regret matching (RM+, Tammelin 2014), over all ways it may come out.

    Numbers stand in order of ways; a way is a number whose digits are the seats' choices, the last seat's the lowest.
    """

    def __init__(self, sizes: list[int]) -> None:
        self.seats: i64 = len(sizes)
        self.sizes = vec[i64](sizes)
        ways: i64 = 1
        for size in sizes:
            ways *= size
        self.ways = ways
        self.first = vec[i64]([sum(sizes[:seat]) for seat in range(len(sizes))])
        """Where a seat's choices begin in the lists below."""
        choices = [1.0 / size for size in sizes for _ in range(size)]
        self.mixture = vec[float](choices)
        self.total = vec[float]([0.0] * len(choices))
        self.regrets = vec[float]([0.0] * len(choices))
        self.gains = vec[float]([0.0] * len(choices))
        self.digits = vec[i64]([0] * len(sizes))
        self.worths = vec[float]([0.0] * (self.ways * self.seats))

    def fill(self, way: i64, worths: list[float]) -> None:
        """What this way is worth to each seat of the contest."""
        place: i64 = way * self.seats
        for worth in worths:
            self.worths[place] = worth
            place += 1

    def settle(self) -> None:
        """Everybody learns, and in the end plays the mean of what he has played."""
        if self.ways > 1:
            for lesson in range(1, ROUNDS + 1):
                for seat in range(self.seats):  # one after the other: each answers what the one before has learnt
                    self._weigh()
                    self._learn(seat, float(lesson))
            mixture = self.mixture
            total = self.total
            for seat in range(self.seats):
                whole = self._sum(total, seat)
                choice: i64 = self.first[seat]
                end: i64 = choice + self.sizes[seat]
                while choice < end:
                    mixture[choice] = total[choice] / whole
                    choice += 1
        self._weigh()

    def choices(self, seat: i64) -> list[float]:
        """How likely this seat takes each of its choices."""
        begin: i64 = self.first[seat]
        return [self.mixture[begin + choice] for choice in range(self.sizes[seat])]

    def worth(self) -> list[float]:
        """What the contest is worth to each seat, once it is settled."""
        return [self._expected(seat) for seat in range(self.seats)]

    def _sum(self, numbers: vec[float], seat: i64) -> float:
        found = 0.0
        choice: i64 = self.first[seat]
        end: i64 = choice + self.sizes[seat]
        while choice < end:
            found += numbers[choice]
            choice += 1
        return found

    def _expected(self, seat: i64) -> float:
        found = 0.0
        choice: i64 = self.first[seat]
        end: i64 = choice + self.sizes[seat]
        while choice < end:
            found += self.mixture[choice] * self.gains[choice]
            choice += 1
        return found

    def _weigh(self) -> None:
        """What each choice brings its seat while the others play their mixtures."""
        gains = self.gains
        mixture = self.mixture
        digits = self.digits
        worths = self.worths
        sizes = self.sizes
        first = self.first
        seats: i64 = self.seats
        choice: i64 = 0
        while choice < len(gains):
            gains[choice] = 0.0
            choice += 1
        seat: i64 = 0
        while seat < seats:
            digits[seat] = first[seat]
            seat += 1
        way: i64 = 0
        while way < self.ways:
            seat = 0
            while seat < seats:
                chance = 1.0
                other: i64 = 0
                while other < seats:
                    if other != seat:
                        chance *= mixture[digits[other]]
                    other += 1
                taken: i64 = digits[seat]
                gains[taken] = gains[taken] + chance * worths[way * seats + seat]
                seat += 1
            way += 1
            seat = seats - 1
            while seat >= 0:
                digits[seat] = digits[seat] + 1
                if digits[seat] < first[seat] + sizes[seat]:
                    break
                digits[seat] = first[seat]
                seat -= 1

    def _learn(self, seat: i64, weight: float) -> None:
        """Later lessons count more."""
        regrets = self.regrets
        mixture = self.mixture
        total = self.total
        begin: i64 = self.first[seat]
        end: i64 = begin + self.sizes[seat]
        expected = self._expected(seat)
        whole = 0.0
        choice: i64 = begin
        while choice < end:
            total[choice] = total[choice] + weight * mixture[choice]
            regret = regrets[choice] + self.gains[choice] - expected
            regrets[choice] = regret if regret > 0.0 else 0.0
            whole += regrets[choice]
            choice += 1
        choice = begin
        while choice < end:
            mixture[choice] = regrets[choice] / whole if whole > 0.0 else 1.0 / float(end - begin)
            choice += 1
