"""What many imagined games came to on average, seat by seat, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

SURE = 3.0
"""So many standard errors make a difference clear: one looks at many differences in a game."""
DOUBT = 0.001
"""Added to the variance, divided by the number of games: a few equal results are no certainty."""


class Tally:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self._sums = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        self.games += 1
        for seat, value in enumerate(values):
            self._sums[seat] += value
            self._squares[seat] += value * value

    def means(self) -> tuple[float, ...]:
        return tuple(total / self.games for total in self._sums)

    def errors(self) -> tuple[float, ...]:
        """The standard errors of the means."""
        spreads = zip(self.means(), self._squares, strict=True)
        return tuple(
            sqrt(max(squares / self.games - mean**2, 0.0) + DOUBT / self.games) / sqrt(self.games)
            for mean, squares in spreads
        )
