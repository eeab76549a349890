"""Opponents at Gangster."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.gangster.forecast import Forecast
from tripot.bots.gangster.guide import GangsterGuide
from tripot.bots.gangster.policy import Weigh
from tripot.bots.gangster.prices import LEARNT
from tripot.bots.gangster.search_bot import SearchBot, odds_of
from tripot.bots.gangster.terms import terms
from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.level import Level, Rung
from tripot.bots.lore import Known
from tripot.bots.terms import Terms
from tripot.games.gangster.state import State
from tripot.kernel import state as kernel


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.07
    iterations: ClassVar[int] = 150
    reasons: ClassVar[tuple[str, ...]] = (
        "cash",
        "gems",
        "men",
        "missions",
        "tickets",
        "protections",
        "stars",
        "dossiers",
        "turn",
    )

    @classmethod
    def rungs(cls) -> dict[Level, Rung]:
        return {
            "novice": Rung(slip=0.16),
            "easy": Rung(slip=0.09),
            "solid": Rung(slip=0.025),
            "strong": Rung(),
            "master": Rung(thoughts=None),
        }

    def forecast(self, looker: int = 0) -> Forecast:
        return Forecast(odds_of(self.game, LEARNT), looker)

    def policy(self, judge: Judge[State] | None = None) -> Weigh:
        if judge is not None:
            return Weigh(odds_of(self.game, LEARNT), judge)
        odds = odds_of(self.game)
        return Weigh(odds, Forecast(odds, 0))

    def search_bot(self, seat: int, seed: int, known: Known) -> SearchBot:
        return SearchBot(self.game, seat, seed, known)

    def guides(self) -> list[Guide[State]]:
        odds = odds_of(self.game)
        formulas = [Forecast(odds, seat) for seat in range(self.game.players)]
        return [GangsterGuide(odds, formula, formula) for formula in formulas]

    def terms(self, s: kernel.State, seat: int) -> Terms:
        assert isinstance(s, State)
        return terms(odds_of(self.game), s, seat)
