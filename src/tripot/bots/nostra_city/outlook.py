"""What one player makes of the table: how it may end, and what everything is worth to him. Of the others' secrets it
reads only how many bills and cards there are."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final

from tripot.bots.nostra_city.future import (
    STEEP,
    bribes_to_come,
    chance_of_guilty,
    enquetes_to_come,
    meetings_left,
    months_left,
    pushes_left,
    standings,
    trials_left,
)
from tripot.bots.nostra_city.hearsay import NOBODY, Hearsay
from tripot.bots.nostra_city.suspicion import suspicions
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import INDIC
from tripot.games.nostra_city.rules.secrets import BAG, LOST
from tripot.games.nostra_city.rules.verdict import is_indic
from tripot.games.nostra_city.state import CORRUPTION, ZONES, State

THOUSANDS: Final = [5.0, 10.0, 10.0, 20.0, 20.0, 50.0, 50.0]
LEAN: Final = [0, -1, 1, -2, 2, -3, 3]
"""NC-1.3: how far each kind of bill moves the verdict to guilty."""


class Outlook:
    """Worths are in Respect of his own."""

    def __init__(self, weights: Weights, s: State, seat: int, hearsay: Hearsay = NOBODY) -> None:
        self.weights = weights
        self.hearsay = hearsay if hearsay.seat == seat else NOBODY
        self.seat = seat
        self.months = months_left(s)
        self.meetings = meetings_left(s)
        self.trials = trials_left(s)
        self.pushes = pushes_left(s)
        self.indic = is_indic(s, seat)
        self.suspected = suspicions(weights, s, seat)
        self.indics = 0.0
        for suspected in self.suspected:
            self.indics += suspected
        self.lean = verdict_mean(self, s)
        self.spread = weights.wobble + weights.sway * self.trials
        self.guilty = chance_of_guilty(s, self.lean, self.spread)
        """How likely the verdict is guilty."""
        strengths = standings(weights, s, self.meetings, self.months, seat)
        self.luck = weights.luck + weights.drift * self.meetings
        best = max(strengths)
        odds = [exp((strength - best) / self.luck) for strength in strengths]
        self.share = own_share(self, odds)
        """How likely he wins if his camp does (NC-7.5)."""
        whole = 0.0
        for rival in range(len(odds)):
            whole += 0.0 if rival == seat else odds[rival] * (1.01 - self.suspected[rival])
        spite = self.hearsay.spite
        self.threats = [
            chance * (1.01 - self.suspected[rival]) / whole * spite[rival] * weights.spite
            for rival, chance in enumerate(odds)
        ]
        """What a Respect that a rival loses is worth."""
        self.threats[seat] = 0.0
        camp = self.guilty if self.indic else 1.0 - self.guilty
        self.point = max(camp * self.share * (1.0 - self.share) / self.luck, 0.01)
        """A Respect as a share of the win."""
        step_share = STEEP / self.spread * self.guilty * (1.0 - self.guilty) * self.share
        self.step = min(weights.cause * step_share / self.point, weights.dearest)
        """A step of the verdict to the side of his camp."""
        self.cash = weights.cash if self.meetings else weights.purse
        """10 000 $."""
        self.danger = danger(self, s)
        """A Vendetta card in the hand of a rival (NC-4.4)."""

    def bill(self, kind: int) -> float:
        """A bill in his Banque."""
        worth = THOUSANDS[kind] / 10.0 * self.cash
        if self.trials:
            use = self.bribe(kind) * self.weights.hoard
            if use > 0.0:
                worth += use
        return worth

    def bribe(self, kind: int) -> float:
        """A bill on the corruption pile (NC-6.1)."""
        return LEAN[kind] * self.step * (1.0 if self.indic else -1.0)


def verdict_mean(o: Outlook, s: State) -> float:
    """Where the token is likely to end: bribes known, guessed and to come, and Enquêtes (NC-7.1, NC-7.3)."""
    known = s.seen[o.seat * ZONES + CORRUPTION]
    seen: int = bags.bills_in(known & BAG)
    sure = 0.0
    if seen:
        sure = 1.0 - (known >> LOST) / seen
    lean = (bags.guilty(known & BAG) - bags.innocent(known & BAG)) * sure
    pile: int = bags.bills_in(s.corruption)
    unknown = pile - seen * sure
    put = 0.0
    tilt = 0.0
    for seat in range(len(s.banks)):
        if seat != o.seat:
            put += s.bribes[seat]
            tilt += s.bribes[seat] * (2.0 * o.suspected[seat] - 1.0)
    if put > 0.0 and unknown > 0.0:
        lean += unknown * tilt / put * o.weights.mean_bribe
    return s.verdict + lean + bribes_to_come(o.weights, s, o.indics) + enquetes_to_come(o.weights, s)


def danger(o: Outlook, s: State) -> float:
    """It may be an Indic, and it may be aimed at him."""
    unseen: int = bags.cards_in(s.vendetta)
    others = len(s.banks) - 2
    cost = o.weights.grudge * others * others * others
    left = bags.cards_of(s.kit.vendetta, INDIC) - o.indics
    if unseen == 0 or left <= 0.0:
        return cost if unseen or s.spent else 0.0
    odds = min(left / unseen, 1.0)
    more = bribes_to_come(o.weights, s, o.indics + 1.0) - bribes_to_come(o.weights, s, o.indics)
    then = chance_of_guilty(s, o.lean + max(more, 0.0), o.spread)
    loss = o.guilty - then * o.weights.rivalry if o.indic else then - o.guilty
    return max(cost + odds * o.share * loss / o.point, 0.0)


def own_share(o: Outlook, weights: list[float]) -> float:
    own = weights[o.seat]
    if o.indic:
        share = 1.0
        for rival, weight in enumerate(weights):
            if rival != o.seat:
                share -= o.suspected[rival] * weight / (weight + own)
        return max(share, 0.05)
    rest = own
    for rival, weight in enumerate(weights):
        if rival != o.seat:
            rest += weight * (1.0 - o.suspected[rival])
    return own / rest
