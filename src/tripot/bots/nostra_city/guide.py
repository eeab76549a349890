"""What the search is told about Nostra City."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.nostra_city.bidding import begins, stakes
from tripot.bots.nostra_city.collecting import cheapest
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.prices import fittest
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.tree import Guess
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, CAID, CARD, DONE, PICK, TURF
from tripot.games.nostra_city.rules import sharing, turn
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import BUSINESS, MEETING, NONE, State
from tripot.kernel.bits import highest
from tripot.kernel.dice import Dice

AHEAD: Final = 1
"""How many months are played on before the table is judged; June to its end."""
CAIDS: Final = (1 << TURF) - (1 << CAID)
BILLS: Final = (1 << PICK) - (1 << BILL)


class NostraCityGuide(Guide[State]):
    """The quick player answers for everybody; the table is judged at the beginning of a month."""

    def __init__(self, weights: Weights, judge: Judge[State]) -> None:
        self.weights = weights
        self.judge = judge
        self.policy = Weigh(weights)
        self.ahead = AHEAD
        self.until = 0
        """The month at whose beginning the table is judged."""

    def look_from(self, s: State) -> None:
        self.until = s.month + self.ahead

    def sensible(self, s: State, seat: int, legal: int) -> int:
        """One Caïd of those that can begin, the bills that lead to a stake worth thinking of, the smallest to give."""
        asked = s.frame
        if isinstance(asked, Share) and legal & BILLS:
            left = s.drawn - sharing.promised(s)
            return legal & ~BILLS | 1 << BILL + cheapest(Outlook(self.weights, s, seat), left)
        if not isinstance(asked, Act):
            return legal
        first = s.drafts[seat]
        if first == NONE:
            starters = turn.starters(s, seat)
            return legal & ~CAIDS | (1 << CAID + fittest(s, starters, s.phase) if starters else 0)
        if s.phase != MEETING or first >= CARD or s.place == NONE:
            return legal
        found = legal & 1 << DONE
        for bag in stakes(Outlook(self.weights, s, seat), s, seat):
            rest = bag - s.stake
            if begins(bag, s.stake) and rest:
                found |= 1 << BILL + highest(bags.bill_kinds(rest))
        return found or legal

    def guess(self, s: State, seat: int, action: int, dice: Dice) -> Guess:
        """Nothing is seen at a glance."""
        return Guess(action, 1.0 / len(s.banks))

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        return self.policy.choose(s, seat, dice)

    def quiet(self, s: State) -> bool:
        return s.month >= self.until and s.phase == BUSINESS

    def worth(self, s: State) -> list[float]:
        return self.judge.worth(s)
