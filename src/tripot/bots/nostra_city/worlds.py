"""What a seat believes of what it cannot see: of some tables that its view allows, the likelier one."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final

from tripot.bots.belief import Belief
from tripot.bots.nostra_city.bidding import market
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.guesses import Unknown, guess
from tripot.games.nostra_city.rules.verdict import is_indic
from tripot.games.nostra_city.state import NONE, SLOTS, State
from tripot.kernel.dice import Dice

TRIES: Final = 8
"""Tables of which one is chosen."""
PLOTTED: Final = 1.2
LOYAL: Final = -1.4
"""How far a bribe of an Indic and one of anybody else move the verdict on the average, as counted in games."""
DOUBT: Final = 2.0
"""The variance that each bribe adds to that."""
SUSPECT: Final = 1.0
"""How much likelier, as a logarithm, each bribe above the average makes it that its briber is an Indic."""
TEMPTING: Final = 0.7
"""How far bids are for the better cards."""


class Worlds(Belief[State]):
    """A table on which all that the viewer sees is laid out, and what is to be guessed."""

    def __init__(self, weights: Weights, table: State, unknown: Unknown, looker: int) -> None:
        self.table = table
        self.unknown = unknown
        self.looker = looker
        self.bribes = sum(table.bribes)
        self.hidden = any(bid.slot == NONE for bid in unknown.bids)
        self.prices = [0.0] * SLOTS
        if self.hidden:
            s = table.clone()
            guess(s, unknown, Dice(0))
            self.prices = market(Outlook(weights, s, looker), s)

    def deal(self, dice: Dice) -> State:
        tables: list[State] = []
        weights: list[float] = []
        whole = 0.0
        for _ in range(TRIES):
            s = self.table.clone()
            guess(s, self.unknown, dice)
            tables.append(s)
            whole += exp(self.likelihood(s))
            weights.append(whole)
        chance = whole * dice.unit()
        for index, weight in enumerate(weights):
            if chance < weight:
                return tables[index]
        return tables[TRIES - 1]

    def likelihood(self, s: State) -> float:
        """The logarithm, as far as tables differ: Indics bribe more, and for guilty, the others for innocent."""
        seats = len(s.bribes)
        bribes = self.bribes
        found = 0.0
        if bribes:
            expected = 0.0
            for seat in range(seats):
                number = s.bribes[seat]
                if is_indic(s, seat):
                    expected += PLOTTED * number
                    found += SUSPECT * (number - bribes / seats)
                else:
                    expected += LOYAL * number
            off = bags.guilty(s.corruption) - bags.innocent(s.corruption) - expected
            found -= off * off / (2.0 * DOUBT * bribes)
        if self.hidden:
            for seat in range(len(s.banks)):
                if seat != self.looker:
                    for slot in range(SLOTS):
                        if s.bidders[seat * SLOTS + slot] != NONE:
                            found += TEMPTING * self.prices[slot]
        return found
