"""What the search is told about Gangster."""

from __future__ import annotations

__compile__ = True

from tripot.bots.gangster import bidding
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.policy import tried
from tripot.bots.gangster.rollout_policy import cheapest, dearest, each_kind, likely
from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.tree import Guess
from tripot.games.gangster.actions import NO, NUMBER
from tripot.games.gangster.rules.auction import Bid, BidHundreds, Lot
from tripot.games.gangster.rules.exchange import Swap
from tripot.games.gangster.rules.godfather import Collect, PickSquare
from tripot.games.gangster.rules.market import Buy, Protect, Sell
from tripot.games.gangster.rules.missions import Mission
from tripot.games.gangster.rules.squares import Half
from tripot.games.gangster.rules.theft import Theft
from tripot.games.gangster.rules.turn import Before
from tripot.games.gangster.state import State
from tripot.kernel.dice import Dice
from tripot.kernel.state import Frame


class GangsterGuide(Guide[State]):
    """Judges one choice ahead and at the leaves; once there is an offer, instinct plays to the end (GA-7.2)."""

    def __init__(self, odds: Odds, formula: Judge[State], judge: Judge[State]) -> None:
        self.odds = odds
        self.formula = formula
        self.judge = judge
        """For the choice itself that is thought about."""

    def sensible(self, s: State, seat: int, legal: int) -> int:
        """The best gem to sell and the worst to give are enough to choose from. Bids go by what the gem is worth."""
        asked = s.frame
        if isinstance(asked, Bid):
            return 1 << bidding.boldly(self.odds, s, seat, asked)
        if isinstance(asked, BidHundreds):
            return 1 << bidding.completed(self.odds, s, seat, asked, legal)
        if isinstance(asked, Sell):
            return legal & 1 << NO | picked([dearest(s, part) for part in each_kind(legal >> NUMBER)])
        if isinstance(asked, Swap):
            return legal & 1 << NO | picked([cheapest(s, part) for part in each_kind(legal >> NUMBER)])
        return legal

    def guess(self, s: State, seat: int, action: int, dice: Dice) -> Guess:
        return Guess(action, tried(self.formula, s, seat, action))

    def first_look(self, s: State, seat: int, action: int, dice: Dice) -> Guess:
        return Guess(action, tried(self.judge, s, seat, action))

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        return likely(s, seat, dice)

    def quiet(self, s: State) -> bool:
        return s.offers == 0 and foreseen(s.frame)

    def worth(self, s: State) -> list[float]:
        return self.formula.worth(s)


def foreseen(asked: Frame[State] | None) -> bool:
    """Questions whose answers can be foreseen well enough."""
    if isinstance(asked, (Before, Half, Collect, Swap, Lot, Sell)):
        return True
    return isinstance(asked, (Buy, Mission, PickSquare, Protect, Theft))


def picked(gems: list[int]) -> int:
    """The answers that name these gems, as a set."""
    found = 0
    for gem in gems:
        found |= 1 << NUMBER + gem
    return found
