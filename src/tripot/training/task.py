"""What a worker is asked to play."""

from __future__ import annotations

import msgspec

from tripot.kernel.dice import Dice

STREAM = 1_000_003
"""Games of different seeds have nothing in common."""


class Task(msgspec.Struct, frozen=True):
    game: str
    players: int
    games: int
    seed: int
    whim: float
    every: int
    lore: bytes | None
    """What has been learnt so far."""
    thoughts: int = 0

    def dice(self, number: int) -> Dice:
        """For one of its games."""
        return Dice(self.seed * STREAM + number)
