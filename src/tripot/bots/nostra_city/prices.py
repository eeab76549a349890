"""What the cards of La Rue and of a Territoire are worth to a player, in Respect."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.nostra_city.future import lasting
from tripot.bots.nostra_city.outlook import Outlook
from tripot.games.nostra_city import kit as kits
from tripot.games.nostra_city.kit import CAIDS, TURFS, UNDERBOSS
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.state import BUSINESS, MEETING, NONE, PROCES, State
from tripot.kernel.bits import count, lowest

POWER_PHASE: Final = [BUSINESS] * 5 + [MEETING] * 5 + [PROCES] * 5 + [NONE] * 5
"""NC-8.1: when each power acts by itself."""
POWER_WORTH: Final = [
    *[0.02, 0.30, 0.04, 0.10, 0.08],
    *[0.20, 0.10, 0.10, 0.12, 0.15],
    *[0.12, 0.02, 0.08, 0.08, 0.03],
    *[0.08, 0.10, 0.08, 0.01, 0.03],
]
"""What each power brings in a month in which it is used."""
CROWD: Final = 5
"""More Caïds than this find little to do."""


def power_of(s: State, caid: int) -> int:
    """The power of this Caïd, or NONE; in our edition they have the same order."""
    if caid < kits.POWERS and s.kit.powers[caid] >> caid & 1:
        return caid
    for power in range(kits.POWERS):
        if s.kit.powers[power] >> caid & 1:
            return power
    return NONE


def price(o: Outlook, s: State, card: int) -> float:
    """A card of La Rue, for whoever gets it."""
    weights = o.weights
    if card == UNDERBOSS:
        return weights.underboss
    if s.kit.enquetes >> card & 1:
        return float(s.kit.respect[card])
    worth = float(s.kit.respect[card])
    if CAIDS >> card & 1:
        crowd: int = count(s.lands[o.seat] & CAIDS)
        months = o.months + 0.5
        power = power_of(s, card)
        use = weights.caid if crowd < CROWD else weights.caid / 2.0
        return worth + months * (use + (POWER_WORTH[power] / 2.0 if power != NONE else 0.0)) + weights.team
    if TURFS >> card & 1:
        return worth + weights.turf * o.months + weights.team
    return worth


def relief(o: Outlook) -> float:
    """An Enquête that no longer pushes the verdict (NC-7.1): good for all but an Indic."""
    return lasting(o.weights, o.pushes) * o.step * (-1.0 if o.indic else 1.0)


def fittest(s: State, caids: int, phase: int) -> int:
    """Of these Caïds, numbered from CAID, the one to engage: its power acts now, or it has least to lose."""
    best = -9.0
    found: int = lowest(caids)
    while caids:
        number: int = lowest(caids)
        caids &= caids - 1
        power = power_of(s, caid_card(number))
        fit = 0.0
        if power != NONE:
            acts = POWER_PHASE[power]
            if acts == phase:
                fit = POWER_WORTH[power]
            elif acts == NONE or acts > phase:
                fit = -POWER_WORTH[power]
        if fit > best:
            best = fit
            found = number
    return found
