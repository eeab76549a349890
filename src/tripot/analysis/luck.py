"""Chance for imagined games: two that go alike meet the same luck at the same step."""

from __future__ import annotations

from tripot.kernel.dice import Dice

ROUNDS = 1_000_003
"""Seeds lie so far apart that the rounds of one are never those of another."""


class Luck:
    """The luck of one round: dice of their own for every step, and for the cards that a seat cannot see."""

    def __init__(self, seed: int, number: int) -> None:
        self._source = Dice(seed * ROUNDS + number)
        self._world = self._fresh()
        self._steps: list[int] = []

    def world(self) -> Dice:
        """For what is hidden."""
        return Dice(self._world)

    def at(self, step: int) -> Dice:
        while len(self._steps) <= step:
            self._steps.append(self._fresh())
        return Dice(self._steps[step])

    def _fresh(self) -> int:
        return int(self._source.roll()) << 30 ^ int(self._source.roll())
