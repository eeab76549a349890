"""What a table of 12 Gangsters is worth: scores so far, and what each hand may still bring."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tripot.bots.judge import Judge
from tripot.bots.twelve_gangsters.policy import share_from
from tripot.games.twelve_gangsters.rules import score
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import count, members

AS_BOSS: Final = 0.85
"""How often a Boss's card goes unmatched."""
SPREAD: Final = 3.0
"""How many millions a round adds to the doubt about the end."""


class Forecast(Judge[State]):
    """Turns expected final scores into shares of the win; the more rounds are left, the closer they are."""

    def __init__(self, spread: float = SPREAD, as_boss: float = AS_BOSS) -> None:
        self.spread = spread
        self.as_boss = as_boss

    def worth(self, s: State) -> list[float]:
        totals = [score(s, seat) + self.prospects(s, seat) for seat in range(len(s.hands))]
        best = max(totals)
        doubt = 0.5 + self.spread * sqrt(float(count(s.hands[0])))
        odds = [exp((total - best) / doubt) for total in totals]
        whole = sum(odds)
        return [odd / whole for odd in odds]

    def prospects(self, s: State, seat: int) -> float:
        """The best cards are kept for one's own turns as Boss, the others face the hands of later Bosses."""
        cards = members(s.hands[seat])
        seats = len(s.hands)
        first = (seat - s.boss) % seats
        turns = (len(cards) - first + seats - 1) // seats
        total = 0.0
        for index in range(len(cards)):
            card = cards[index]
            if index >= len(cards) - turns:
                total += card * self.as_boss
            else:
                chance = 0.0
                for other in range(seats):
                    if other != seat:
                        chance += share_from(s.hands[other], card)
                total += card * chance / (seats - 1)
        return total
