"""What a whole table promises each seat, secrets included: for tables that a belief has dealt."""

from __future__ import annotations

__compile__ = True

from math import exp

from tripot.bots.judge import Judge, shares_of
from tripot.bots.nostra_city.future import (
    EVERYBODY,
    bribes_to_come,
    chance_of_guilty,
    enquetes_to_come,
    meetings_left,
    months_left,
    standings,
    trials_left,
)
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.rules.verdict import is_indic, merit
from tripot.games.nostra_city.state import State


class Forecast(Judge[State]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, s: State) -> list[float]:
        return forecast(self.weights, s)


def forecast(weights: Weights, s: State) -> list[float]:
    """Each seat's share of the win (NC-7.5); what is missing from 1 is the chance that everybody loses."""
    seats = len(s.banks)
    if s.frame is None:
        return shares_of([merit(s, seat) for seat in range(seats)])
    meetings = meetings_left(s)
    strengths = standings(weights, s, meetings, months_left(s), EVERYBODY)
    luck = weights.luck + weights.drift * meetings
    best = max(strengths)
    camps = [0.0, 0.0]
    odds: list[float] = []
    for seat in range(seats):
        weight = exp((strengths[seat] - best) / luck)
        odds.append(weight)
        if is_indic(s, seat):
            camps[1] += weight
        else:
            camps[0] += weight
    guilty = guilty_chance(weights, s)
    found: list[float] = []
    for seat in range(seats):
        camp = 1 if is_indic(s, seat) else 0
        found.append((guilty if camp else 1.0 - guilty) * odds[seat] / camps[camp])
    return found


def guilty_chance(weights: Weights, s: State) -> float:
    """How likely the verdict is guilty, to somebody who sees all bribes and Indics."""
    indics = 0
    for seat in range(len(s.banks)):
        if is_indic(s, seat):
            indics += 1
    pile = bags.guilty(s.corruption) - bags.innocent(s.corruption)
    lean = s.verdict + pile + bribes_to_come(weights, s, indics) + enquetes_to_come(weights, s)
    return chance_of_guilty(s, lean, weights.wobble + weights.sway * trials_left(s))
