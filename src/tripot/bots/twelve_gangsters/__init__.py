"""Opponents at 12 Gangsters."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.search_bot import SearchBot


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.5
    iterations: ClassVar[int] = 1500

    def policy(self) -> Weigh:
        return Weigh()

    def search_bot(self, seat: int, seed: int) -> SearchBot:
        return SearchBot(self.game, seat, seed)
