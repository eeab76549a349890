"""Opponents at Nostra City."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.guide import Guide
from tripot.bots.nostra_city.guide import NostraCityGuide
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.search_bot import SearchBot
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city.state import State


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.12
    iterations: ClassVar[int] = 40

    def policy(self) -> Weigh:
        return Weigh(Weights())

    def search_bot(self, seat: int, seed: int) -> SearchBot:
        return SearchBot(self.game, seat, seed)

    def guides(self) -> list[Guide[State]]:
        return [NostraCityGuide(Weights())]
