"""The strong player of Gangster: searches over the cards that the others may hold."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tripot.bots.gangster.forecast import Forecast
from tripot.bots.gangster.guide import GangsterGuide
from tripot.bots.gangster.hands import Hands
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.policy import Weigh
from tripot.bots.gangster.prices import GLANCE, LEARNT, Prices
from tripot.bots.lore import Known, learnt
from tripot.bots.search import Search
from tripot.bots.thinker import Thinker
from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.game import Gangster
from tripot.kernel.game import Game
from tripot.kernel.view import View

FOLLOW: Final = 0
"""How many decisions are followed by instinct before the forecast."""
RIPE: Final = 200
"""Luck is large here: an action is tried so often before what follows it is learnt as well."""
TRUST: Final = 60.0
"""The forecast one choice ahead is a good guess."""


class SearchBot(Thinker):
    """Bids unasked as the heuristic bot does (GA-4.5); in its mind, auctions are held in turn."""

    def __init__(self, game: Game[Any], seat: int, seed: int, known: Known) -> None:
        assert isinstance(game.edition, Edition)
        assert isinstance(game.options, Options)
        in_turn = Gangster(game.players, game.edition, msgspec.structs.replace(game.options, auction="turns"))
        odds = odds_of(in_turn, LEARNT)
        formula = Forecast(odds, seat)
        judge = learnt(in_turn, formula, known.value)
        super().__init__(game, seat, seed, Weigh(odds, judge))
        self.search = Search(in_turn, GangsterGuide(odds, formula, judge), self.dice, FOLLOW, RIPE, TRUST, paired=True)

    def belief(self, view: View) -> Hands:
        return Hands(self.search.game.sample(view, self.dice), self.seat)


def odds_of(game: Game[Any], prices: Prices = GLANCE) -> Odds:
    """What the material at this table promises."""
    assert isinstance(game, Gangster)
    return Odds(game.kit, prices)
