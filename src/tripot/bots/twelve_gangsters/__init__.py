"""Opponents at 12 Gangsters."""

from __future__ import annotations

from typing import ClassVar, Final

from tripot.bots import brain
from tripot.bots.judge import Judge
from tripot.bots.level import Level, Rung
from tripot.bots.lore import Known, learnt
from tripot.bots.terms import Terms
from tripot.bots.twelve_gangsters.forecast import Forecast
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.search_bot import SearchBot
from tripot.bots.twelve_gangsters.student import Student
from tripot.bots.twelve_gangsters.terms import terms
from tripot.games.twelve_gangsters.state import State
from tripot.kernel import state as kernel

FORMER_WHIM: Final = 0.8
"""How much of the others' play version 0.1 took to be random."""


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.5
    iterations: ClassVar[int] = 1500
    reasons: ClassVar[tuple[str, ...]] = ("score", "hand")

    @classmethod
    def rungs(cls) -> dict[Level, Rung]:
        return {
            "novice": Rung(slip=0.8),
            "easy": Rung(slip=0.4),
            "solid": Rung(),
            "strong": Rung(thoughts=cls.iterations),
            "master": Rung(thoughts=None),
        }

    def forecast(self, looker: int = 0) -> Forecast:
        return Forecast()

    def policy(self, judge: Judge[State] | None = None) -> Weigh:
        return Weigh()

    def search_bot(self, seat: int, seed: int, known: Known) -> SearchBot:
        return SearchBot(self.game, seat, seed, learnt(self.game, self.forecast(), known.value))

    def former(self, seat: int, seed: int) -> SearchBot:
        return SearchBot(self.game, seat, seed, self.forecast(), ways=0, others_whim=FORMER_WHIM)

    def student(self) -> Student:
        return Student()

    def terms(self, s: kernel.State, seat: int) -> Terms:
        assert isinstance(s, State)
        return terms(s)
