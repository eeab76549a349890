"""The strong player of Règlement de comptes: searches over the hands that the others may hold."""

from __future__ import annotations

from typing import Any, Final

from tripot.bots.judge import Judge
from tripot.bots.prior import Prior
from tripot.bots.reglement_de_comptes.forecast import Forecast
from tripot.bots.reglement_de_comptes.guide import GLANCES, ReglementDeComptesGuide
from tripot.bots.reglement_de_comptes.hands import Hands
from tripot.bots.reglement_de_comptes.policy import Weigh
from tripot.bots.search import Search
from tripot.bots.thinker import Thinker
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.game import Game
from tripot.kernel.view import View

FOLLOW: Final = 6
"""How many decisions are followed by instinct before the formula judges."""


class SearchBot(Thinker):
    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        judge: Judge[State],
        prior: Prior | None,
        glances: int = GLANCES,
    ) -> None:
        super().__init__(game, seat, seed, Weigh(judge))
        guide = ReglementDeComptesGuide(Forecast(), judge, glances)
        self.search = Search(game, guide, self.dice, FOLLOW, prior=prior)

    def belief(self, view: View) -> Hands:
        return Hands(self.game.sample(view, self.dice), self.seat)
