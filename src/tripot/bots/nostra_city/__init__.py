"""Opponents at Nostra City."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.guide import Guide
from tripot.bots.nostra_city.city import City
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.schemer import Schemer
from tripot.bots.nostra_city.taste import Taste
from tripot.games.nostra_city.state import State


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.12
    iterations: ClassVar[int] = 40

    def policy(self) -> Weigh:
        return Weigh(Taste())

    def schemer(self, seat: int, seed: int) -> Schemer:
        return Schemer(self.game, seat, seed)

    def guides(self) -> list[Guide[State]]:
        return [City(Taste())]
