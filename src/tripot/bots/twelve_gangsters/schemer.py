"""The search bot of 12 Gangsters: a mixed choice, learnt against opponents who learn as well."""

from __future__ import annotations

from typing import Any

from tripot.bots.bot import Bot, Clock
from tripot.bots.sealed import SealedSearch
from tripot.bots.twelve_gangsters.forecast import Forecast
from tripot.games.twelve_gangsters.belief import unsealed
from tripot.games.twelve_gangsters.view import View
from tripot.kernel import view as kernel
from tripot.kernel.game import Game


class Schemer(Bot):
    """Takes the table as its view shows it, with all cards still to be chosen: nobody's seal says anything."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.search = SealedSearch(game, seat, Forecast(), self.dice)

    def decide(self, view: kernel.View, legal: list[int], clock: Clock) -> int:
        assert isinstance(view, View)
        if len(legal) == 1:
            return legal[0]
        tree = self.search.run(unsealed(view), clock.seconds, clock.iterations or 0)
        return tree.mixers[self.seat].answer(self.dice)
