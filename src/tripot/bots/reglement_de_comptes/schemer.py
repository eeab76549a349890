"""The strong player of Règlement de comptes: searches over the hands that the others may hold."""

from __future__ import annotations

from typing import Any, Final

from tripot.bots.bot import Bot, Clock
from tripot.bots.reglement_de_comptes.banquet import Banquet, Hands
from tripot.bots.search import Search
from tripot.kernel.game import Game
from tripot.kernel.view import View

FOLLOW: Final = 6
"""How many decisions are followed by instinct before the forecast."""


class Schemer(Bot):
    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.search = Search(game, Banquet(), self.dice, FOLLOW)

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        belief = Hands(self.game.sample(view, self.dice), self.seat)
        return self.search.run(belief, clock.seconds, clock.iterations or 0).answer()
