"""Opponents at 12 Gangsters."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.schemer import Schemer


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.5
    iterations: ClassVar[int] = 1500

    def policy(self) -> Weigh:
        return Weigh()

    def schemer(self, seat: int, seed: int) -> Schemer:
        return Schemer(self.game, seat, seed)
