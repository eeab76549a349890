"""What the search is told about Gangster."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster import bidding
from tripot.bots.gangster.forecast import forecast
from tripot.bots.gangster.instinct import cheapest, dearest, each_kind, likely
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.policy import tried
from tripot.bots.guide import Guide
from tripot.games.gangster import step
from tripot.games.gangster.actions import NO, NUMBER
from tripot.games.gangster.state import State
from tripot.games.gangster.step import Ask
from tripot.kernel.dice import Dice

QUIET: Final = [
    *[step.BEFORE, step.HALF, step.COLLECT, step.SWAP, step.LOT, step.SELL, step.BUY, step.MISSION],
    *[step.SQUARE, step.PROTECT, step.THEFT],
]
"""Questions whose answers can be foreseen well enough."""


class Quarter(Guide[State]):
    """Forecasts one choice ahead and at the leaves; once there is an offer, instinct plays to the end (GA-7.2)."""

    def __init__(self, odds: Odds, looker: int) -> None:
        self.odds = odds
        self.looker = looker

    def sensible(self, s: State, seat: int, legal: int) -> int:
        """The best gem to sell and the worst to give are enough to choose from. Bids go by what the gem is worth."""
        asked = s.frame
        assert isinstance(asked, Ask)
        if asked.what == step.BID:
            return 1 << bidding.boldly(self.odds, s, seat, asked)
        if asked.what == step.BID_HUNDREDS:
            return 1 << bidding.completed(self.odds, s, seat, asked, legal)
        if asked.what == step.SELL:
            return legal & 1 << NO | picked([dearest(s, part) for part in each_kind(legal >> NUMBER)])
        if asked.what == step.SWAP:
            return legal & 1 << NO | picked([cheapest(s, part) for part in each_kind(legal >> NUMBER)])
        return legal

    def appeal(self, s: State, seat: int, action: int) -> float:
        return tried(self.odds, s, seat, action)

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        return likely(s, seat, dice)

    def quiet(self, s: State) -> bool:
        asked = s.frame
        return isinstance(asked, Ask) and asked.what in QUIET and s.offers == 0

    def worth(self, s: State) -> list[float]:
        return forecast(self.odds, s, self.looker)


def picked(gems: list[int]) -> int:
    """The answers that name these gems, as a set."""
    found = 0
    for gem in gems:
        found |= 1 << NUMBER + gem
    return found
