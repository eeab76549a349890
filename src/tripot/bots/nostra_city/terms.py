"""What speaks for each player of Nostra City."""

from __future__ import annotations

from math import log

from tripot.bots.nostra_city.forecast import guilty_chance
from tripot.bots.nostra_city.future import EVERYBODY, bonus, meetings_left, months_left, standings
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.terms import Term, Terms
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import CAIDS, TURFS
from tripot.games.nostra_city.rules.verdict import is_indic, respect
from tripot.games.nostra_city.state import State
from tripot.kernel.bits import count

LEAST = 1e-9
"""No chance is so small that it has no logarithm."""


def terms(weights: Weights, s: State, seat: int) -> Terms:
    """The verdict for one's camp (NC-7.5), and in it the Respect of today, of the months to come and of the end."""
    meetings, months = meetings_left(s), months_left(s)
    luck = weights.luck + weights.drift * meetings
    indic = is_indic(s, seat)
    guilty = guilty_chance(weights, s)
    found: list[Term] = []
    for other, whole in enumerate(standings(weights, s, meetings, months, EVERYBODY)):
        term: Term = {}
        if is_indic(s, other) == indic:
            held = sure(weights, s, other, months)
            held |= {name: bonus(weights, s, meetings, amounts)[other] for name, amounts in contests(s).items()}
            held["money"] += whole - sum(held.values())
            term = {name: points / luck for name, points in held.items()}
        found.append(term)
    return Terms(found, {"verdict": log(max(guilty if indic else 1.0 - guilty, LEAST))})


def sure(weights: Weights, s: State, seat: int, months: int) -> Term:
    caids: int = count(s.lands[seat] & CAIDS)
    turfs: int = count(s.lands[seat] & TURFS)
    return {"respect": float(respect(s, seat)), "lands": (caids * weights.caid + turfs * weights.turf) * months}


def contests(s: State) -> dict[str, list[float]]:
    """NC-7.4: what the three bonuses at the end are given for."""
    seats = range(len(s.banks))
    return {
        "team": [float(count(s.lands[seat] & CAIDS) + count(s.lands[seat] & TURFS)) for seat in seats],
        "vendetta": [float(bags.cards_in(s.hands[seat])) for seat in seats],
        "money": [bags.worth(s.banks[seat]) / 1000.0 / 20.0 for seat in seats],
    }
