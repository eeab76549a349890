"""What the months to come may still bring: Respect for each seat, and steps of the verdict."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final

from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import CAIDS, INDIC, TURFS
from tripot.games.nostra_city.rules.verdict import respect
from tripot.games.nostra_city.state import BUSINESS, JUNE, MEETING, NONE, PROCES, RECEPTION, State
from tripot.kernel.bits import count

STEEP: Final = 1.7
"""The slope that makes a logistic curve resemble the normal one."""
EVERYBODY: Final = -1


def months_left(s: State) -> int:
    """How many BUSINESS phases are to come, this one included."""
    return JUNE - s.month + (1 if s.phase <= BUSINESS else 0)


def meetings_left(s: State) -> int:
    return JUNE - s.month + (1 if s.phase <= MEETING else 0)


def trials_left(s: State) -> int:
    return JUNE - s.month + (1 if s.phase <= PROCES else 0)


def pushes_left(s: State) -> int:
    """How often Enquêtes are still to move the verdict (NC-7.1, NC-7.4)."""
    return JUNE - s.month + (1 if s.phase <= RECEPTION or s.month == JUNE else 0)


def lasting(weights: Weights, pushes: int) -> float:
    """How often an Enquête that lies in La Rue will move the verdict."""
    steps = 0.0
    weight = 1.0
    for _ in range(pushes):
        steps += weight
        weight *= weights.stays
    return steps


def enquetes_to_come(weights: Weights, s: State) -> float:
    """Steps to guilty by Enquêtes that lie in La Rue, or will."""
    pushes = pushes_left(s)
    steps = 0.0
    for card in s.rue:
        if card != NONE and s.kit.enquetes >> card & 1:
            steps += lasting(weights, pushes)
    pile: int = count(s.rue_pile)
    if pile:
        coming: int = count(s.rue_pile & s.kit.enquetes)
        for month in range(1, pushes):
            steps += weights.fills * coming / pile * lasting(weights, pushes - month)
    return steps


def bribes_to_come(weights: Weights, s: State, indics: float) -> float:
    """Steps to guilty by Corruptions, if there are so many Indics now; others may still become one."""
    seats = len(s.banks)
    trials = trials_left(s)
    more = bags.cards_of(s.kit.vendetta, INDIC) - indics
    each = weights.plot * indics - weights.duty * (seats - indics) + weights.fear * more * (seats - 2) * (trials - 1)
    return trials * each


def chance_of_guilty(s: State, lean: float, spread: float) -> float:
    """Whether the token ends on a guilty space, if it is likely to end near this one."""
    return 1.0 / (1.0 + exp(-STEEP * (lean - s.kit.guilty + 0.5) / spread))


def standings(weights: Weights, s: State, meetings: int, months: int, looker: int) -> list[float]:
    """The Respect that each seat will come to; the looker knows the bills of his own Banque, or EVERYBODY's."""
    seats = len(s.banks)
    team: list[float] = []
    grudges: list[float] = []
    money: list[float] = []
    found: list[float] = []
    for seat in range(seats):
        caids: int = count(s.lands[seat] & CAIDS)
        turfs: int = count(s.lands[seat] & TURFS)
        bills: int = bags.bills_in(s.banks[seat])
        cash = bags.worth(s.banks[seat]) / 1000.0 if looker in (seat, EVERYBODY) else bills * weights.mean_bill
        team.append(float(caids + turfs))
        grudges.append(float(bags.cards_in(s.hands[seat])))
        money.append(cash / 20.0)
        found.append(
            respect(s, seat)
            + (caids * weights.caid + turfs * weights.turf) * months
            + cash / 10.0 * (weights.savings if meetings else 0.0)
        )
    add_bonus(weights, s, meetings, found, team)
    add_bonus(weights, s, meetings, found, grudges)
    add_bonus(weights, s, meetings, found, money)
    return found


def add_bonus(weights: Weights, s: State, meetings: int, found: list[float], amounts: list[float]) -> None:
    for seat, part in enumerate(bonus(weights, s, meetings, amounts)):
        found[seat] += part


def bonus(weights: Weights, s: State, meetings: int, amounts: list[float]) -> list[float]:
    """NC-7.4: who has most now is likely to have most in the end."""
    most = max(amounts)
    scale = weights.close + weights.closing * meetings
    whole = 0.0
    for amount in amounts:
        whole += exp((amount - most) / scale)
    return [s.kit.bonus * exp((amount - most) / scale) / whole for amount in amounts]
