"""What a table promises each player: his share of the win, from what all will come to and how much may still happen."""

from __future__ import annotations

__compile__ = True

from math import exp

from tripot.bots.gangster.horizon import luck, turns_left
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.pending import expect
from tripot.bots.gangster.wealth import Purse
from tripot.bots.judge import Judge, shares_of
from tripot.games.gangster.rules.ending import merit
from tripot.games.gangster.state import State


class Forecast(Judge[State]):
    def __init__(self, odds: Odds, looker: int) -> None:
        self.odds = odds
        self.looker = looker

    def worth(self, s: State) -> list[float]:
        return forecast(self.odds, s, self.looker)

    def share(self, s: State, seat: int) -> float:
        """As this seat sees it."""
        return forecast(self.odds, s, seat)[seat]


def forecast(odds: Odds, s: State, looker: int) -> list[float]:
    """Each seat's share as the looker sees it; they add up to 1."""
    seats = len(s.cash)
    if s.frame is None:
        return shares_of([merit(s, seat) for seat in range(seats)])
    turns = turns_left(s)
    totals = estimates(Purse(odds, s, looker, turns))
    scale = odds.prices.luck * luck(turns)
    most = max(totals)
    chances: list[float] = []
    whole = 0.0
    for seat in range(seats):
        chance = 0.0 if s.out >> seat & 1 else exp((totals[seat] - most) / scale)
        chances.append(chance)
        whole += chance
    return [chance / whole for chance in chances]


def estimates(purse: Purse) -> list[float]:
    """What each seat will come to, in dollars; nothing for whoever is out."""
    s = purse.s
    totals: list[float] = []
    for seat in range(len(s.cash)):
        totals.append(-1e6 if s.out >> seat & 1 else purse.worth(seat))
    expect(purse, totals)
    return totals
