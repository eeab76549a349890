"""Opponents at Règlement de comptes."""

from __future__ import annotations

from typing import ClassVar

from tripot.bots import brain
from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.level import Level, Rung
from tripot.bots.lore import Known, learnt, prior_of
from tripot.bots.reglement_de_comptes.forecast import Forecast
from tripot.bots.reglement_de_comptes.guide import ReglementDeComptesGuide
from tripot.bots.reglement_de_comptes.policy import Weigh
from tripot.bots.reglement_de_comptes.search_bot import SearchBot
from tripot.bots.reglement_de_comptes.terms import terms
from tripot.bots.terms import Terms
from tripot.games.reglement_de_comptes.material import FEATURES
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel import state as kernel


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.15
    iterations: ClassVar[int] = 100
    reasons: ClassVar[tuple[str, ...]] = ("money", "income", "men", "danger", "hand", "turn")

    @classmethod
    def rungs(cls) -> dict[Level, Rung]:
        return {
            "novice": Rung(slip=0.35),
            "easy": Rung(slip=cls.slip),
            "solid": Rung(),
            "strong": Rung(thoughts=60),
            "master": Rung(thoughts=None),
        }

    def forecast(self, looker: int = 0) -> Forecast:
        return Forecast()

    def policy(self, judge: Judge[State] | None = None) -> Weigh:
        return Weigh(judge or self.forecast())

    def search_bot(self, seat: int, seed: int, known: Known) -> SearchBot:
        return SearchBot(
            self.game, seat, seed, learnt(self.game, self.forecast(), known.value), prior_of(self.game, known.policy)
        )

    def former(self, seat: int, seed: int) -> SearchBot:
        return SearchBot(self.game, seat, seed, self.forecast(), None, glances=0)

    def words(self, seat: int, action: int) -> tuple[str, ...]:
        """A place is also what lies before it."""
        edition = self.game.edition
        lying = [feature for feature in FEATURES if action in getattr(edition, feature)]
        return *super().words(seat, action), *lying

    def guides(self) -> list[Guide[State]]:
        return [ReglementDeComptesGuide(self.forecast(), self.forecast())]

    def terms(self, s: kernel.State, seat: int) -> Terms:
        assert isinstance(s, State)
        return terms(s)
