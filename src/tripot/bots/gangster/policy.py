"""A quick player of Gangster: tries each choice and takes what promises most, knowing nothing that his seat may not."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster import bidding, refused_parts
from tripot.bots.gangster.odds import Odds
from tripot.bots.judge import Judge
from tripot.bots.policy import NOTHING, Policy
from tripot.games.gangster.actions import ROLL
from tripot.games.gangster.rules.auction import Auction, Bid, BidHundreds, Live, Lot
from tripot.games.gangster.rules.turn import Before
from tripot.games.gangster.state import State
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice

WHIM: Final = 0.015
"""Up to so much of the win for a whim, or everybody would know the next move."""


class Weigh(Policy[State]):
    """Reads of the others' hands only their sizes, so any state that his view allows gives the same answer."""

    def __init__(self, odds: Odds, judge: Judge[State], shunned: int = 0, whim: float = WHIM) -> None:
        self.odds = odds
        """What lots are worth."""
        self.judge = judge
        """What all else is worth."""
        self.whim = whim
        self.shunned = shunned
        """Faces that this player will have nothing to do with: for the balance lab."""

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        asked = s.frame
        assert asked is not None
        legal = asked.legal(s, seat)
        if self.shunned:
            legal = refused_parts.left(s, seat, asked, legal, self.shunned)
        if legal & legal - 1 == 0:
            return lowest(legal)
        if isinstance(asked, Bid):
            return bidding.in_turn(self.odds, s, seat, asked, dice)
        if isinstance(asked, BidHundreds):
            most = bidding.limit(self.odds, s, seat, asked, dice)
            return bidding.hundreds(s, seat, asked, asked.whole, most, legal)
        best = -1.0
        choice = 0
        while legal:
            action: int = lowest(legal)
            legal &= legal - 1
            value = tried(self.judge, s, seat, action) + self.whim * dice.unit()
            if value > best:
                best = value
                choice = action
        return choice

    def volunteer(self, s: State, seat: int, dice: Dice) -> int:
        asked = s.frame
        if not isinstance(asked, Live) or self.shunned & refused_parts.DEALING:
            return NOTHING
        return bidding.unasked(self.odds, s, seat, asked, dice)


def tried(judge: Judge[State], s: State, seat: int, action: int) -> float:
    """The best that this action and the steps that complete the choice may lead to; bids are a choice of their own."""
    after = s.clone()
    frame = after.frame
    assert frame is not None
    frame.play(after, seat, action, None)
    asked = after.frame
    if asked is None or asked.awaited != 1 << seat or isinstance(asked, (Lot, Auction)):
        return judge.share(after, seat)
    if isinstance(asked, Before):
        if after.turn != seat or after.forced == 0:
            return judge.share(after, seat)
        return tried(judge, after, seat, ROLL)
    best = -1.0
    left = asked.legal(after, seat)
    while left:
        value = tried(judge, after, seat, lowest(left))
        left &= left - 1
        if value > best:
            best = value
    return best
