"""What one player makes of the table: how it may end, and what everything is worth to him. Of the others' secrets it
reads only how many bills and cards there are."""

from __future__ import annotations

from math import exp
from typing import Final

from tripot.bots.nostra_city.suspicion import suspicions
from tripot.bots.nostra_city.taste import Taste
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import CAIDS, TURFS
from tripot.games.nostra_city.rules.secrets import BAG, LOST
from tripot.games.nostra_city.rules.verdict import is_indic, respect
from tripot.games.nostra_city.state import (
    BUSINESS,
    CORRUPTION,
    JUNE,
    MEETING,
    NONE,
    PROCES,
    RECEPTION,
    ZONES,
    State,
)
from tripot.kernel.bits import count

THOUSANDS: Final = [5.0, 10.0, 10.0, 20.0, 20.0, 50.0, 50.0]
LEAN: Final = [0, -1, 1, -2, 2, -3, 3]
"""NC-1.3: how far each kind of bill moves the verdict to guilty."""
MEAN_BILL: Final = 14.0
MEAN_BRIBE: Final = 1.25
FILLS: Final = 2.5
"""Cards that come to La Rue in a month."""
STAYS: Final = 0.8
"""How likely an Enquête lies there a month later."""
DEAREST: Final = 4.0
"""No step of the verdict is worth more Respect than this."""
STEEP: Final = 1.7
"""The slope that makes a logistic curve resemble the normal one."""


class Outlook:
    """Worths are in Respect of his own."""

    def __init__(self, taste: Taste, s: State, seat: int) -> None:
        self.taste = taste
        self.seat = seat
        self.months = JUNE - s.month + (1 if s.phase <= BUSINESS else 0)
        """How many BUSINESS phases are to come, this one included."""
        self.meetings = JUNE - s.month + (1 if s.phase <= MEETING else 0)
        self.trials = JUNE - s.month + (1 if s.phase <= PROCES else 0)
        self.pushes = JUNE - s.month + (1 if s.phase <= RECEPTION or s.month == JUNE else 0)
        self.indic = is_indic(s, seat)
        self.suspected = suspicions(taste, s, seat)
        self.lean = verdict_mean(self, s)
        self.spread = taste.wobble + taste.sway * self.trials
        self.guilty = 1.0 / (1.0 + exp(-STEEP * (self.lean - s.kit.guilty + 0.5) / self.spread))
        """How likely the verdict is guilty."""
        strengths = standings(self, s)
        self.luck = taste.luck + taste.drift * self.meetings
        best = max(strengths)
        weights = [exp((strength - best) / self.luck) for strength in strengths]
        self.share = own_share(self, weights)
        """How likely he wins if his camp does (NC-7.5)."""
        whole = 0.0
        for rival in range(len(weights)):
            whole += 0.0 if rival == seat else weights[rival] * (1.01 - self.suspected[rival])
        self.threats = [weight * (1.01 - self.suspected[rival]) / whole for rival, weight in enumerate(weights)]
        """What a Respect that a rival loses is worth."""
        self.threats[seat] = 0.0
        camp = self.guilty if self.indic else 1.0 - self.guilty
        respect_share = max(camp * self.share * (1.0 - self.share) / self.luck, 0.01)
        step_share = STEEP / self.spread * self.guilty * (1.0 - self.guilty) * self.share
        self.step = min(step_share / respect_share, DEAREST)
        """A step of the verdict to the side of his camp."""
        self.cash = taste.cash if self.meetings else taste.purse
        """10 000 $."""

    def bill(self, kind: int) -> float:
        """A bill in his Banque."""
        worth = THOUSANDS[kind] / 10.0 * self.cash
        if self.trials:
            use = self.bribe(kind) * self.taste.hoard
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
    seats = len(s.banks)
    put = 0.0
    tilt = 0.0
    coming = 0.0
    for seat in range(seats):
        if seat != o.seat:
            camp = 2.0 * o.suspected[seat] - 1.0
            put += s.bribes[seat]
            tilt += s.bribes[seat] * camp
            coming += camp
    if put > 0.0 and unknown > 0.0:
        lean += unknown * tilt / put * MEAN_BRIBE
    lean += coming * o.trials * o.taste.zeal * MEAN_BRIBE
    return s.verdict + lean + enquetes_to_come(o, s)


def enquetes_to_come(o: Outlook, s: State) -> float:
    """Steps to guilty by Enquêtes that lie in La Rue, or will."""
    steps = 0.0
    lasting = 0.0
    weight = 1.0
    for _ in range(o.pushes):
        lasting += weight
        weight *= STAYS
    for card in s.rue:
        if card != NONE and s.kit.enquetes >> card & 1:
            steps += lasting
    pile: int = count(s.rue_pile)
    if pile and o.pushes > 1:
        coming: int = count(s.rue_pile & s.kit.enquetes)
        each = FILLS * coming / pile
        for month in range(1, o.pushes):
            steps += each * (o.pushes - month) * STAYS
    return steps


def standings(o: Outlook, s: State) -> list[float]:
    """The Respect that each seat will come to."""
    taste = o.taste
    seats = len(s.banks)
    team: list[float] = []
    grudges: list[float] = []
    money: list[float] = []
    found: list[float] = []
    for seat in range(seats):
        caids: int = count(s.lands[seat] & CAIDS)
        turfs: int = count(s.lands[seat] & TURFS)
        bills: int = bags.bills_in(s.banks[seat])
        cash = bags.worth(s.banks[seat]) / 1000.0 if seat == o.seat else bills * MEAN_BILL
        team.append(float(caids + turfs))
        grudges.append(float(bags.cards_in(s.hands[seat])))
        money.append(cash / 20.0)
        found.append(
            respect(s, seat)
            + (caids * taste.caid + turfs * taste.turf) * o.months
            + cash / 10.0 * (taste.cash if o.meetings else 0.0)
        )
    add_bonus(o, s, found, team)
    add_bonus(o, s, found, grudges)
    add_bonus(o, s, found, money)
    return found


def add_bonus(o: Outlook, s: State, found: list[float], amounts: list[float]) -> None:
    """NC-7.4: who has most now is likely to have most in the end."""
    most = max(amounts)
    scale = 0.4 + 0.4 * o.meetings
    whole = 0.0
    for amount in amounts:
        whole += exp((amount - most) / scale)
    for seat, amount in enumerate(amounts):
        found[seat] += s.kit.bonus * exp((amount - most) / scale) / whole


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
