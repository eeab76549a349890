"""How much an analysis may cost."""

from __future__ import annotations

import msgspec

FEWEST = 8
"""Rounds that are played whatever time they take."""
MOST = 1000
"""More rounds would show nothing new."""


class Budget(msgspec.Struct, frozen=True):
    """Seconds, or a number of rounds, which gives the same analysis anywhere."""

    seconds: float = 30.0
    playouts: int | None = None

    def spent(self, rounds: float, seconds: float) -> float:
        """How much of it is spent after so many rounds and seconds: 1 is all."""
        if self.playouts is not None:
            return rounds / self.playouts
        return min(max(seconds / self.seconds, rounds / MOST), rounds / FEWEST, 1.0)
