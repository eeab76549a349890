"""A small fast generator for rollouts, bots and samples. Fair play uses `fairness` instead."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

from tripot.kernel.bits import count, nth

_MASK: Final = (1 << 62) - 1
_STEP: Final = 2862933555777941757
_DRIFT: Final = 3037000493


class Dice:
    """A linear congruential generator modulo 2^62 whose high bits are folded into the low ones.

    Every product is masked to 62 bits, where wrapping 64-bit arithmetic and Python's agree: compiled
    and interpreted runs roll the same numbers.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = i64(seed & _MASK)
        for _ in range(4):
            self.roll()

    def roll(self) -> i64:
        """The next 32 bits."""
        state: i64 = (self.state * _STEP + _DRIFT) & _MASK
        self.state = state
        return ((state >> 30) ^ (state >> 7)) & 0xFFFFFFFF

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1 (limit below 2^30)."""
        return (self.roll() * limit) >> 32

    def member(self, mask: i64) -> i64:
        """A member of the set, each as likely as the others."""
        return nth(mask, self.below(count(mask)))

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.roll()) / 4294967296.0
