"""What the cards of La Rue and of a Territoire are worth to a player, in Respect."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.nostra_city.future import lasting
from tripot.bots.nostra_city.outlook import Outlook
from tripot.games.nostra_city.kit import CAIDS, TURFS, UNDERBOSS
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.state import BUSINESS, MEETING, NONE, PLAIN, PROCES, Power, State
from tripot.kernel.bits import count, lowest

PHASES: Final[dict[str, int]] = {"business": BUSINESS, "meeting": MEETING, "proces": PROCES}
"""NC-8.1: the moments of the powers that act by themselves."""
POWER_WORTH: Final[dict[str, float]] = {
    "consolation": 0.02,
    "extra_bill": 0.30,
    "ignore_raid": 0.04,
    "swap_bill": 0.10,
    "repeat": 0.08,
    "stake_bonus": 0.20,
    "win_ties": 0.10,
    "recover": 0.10,
    "salvage": 0.30,
    "shift": 0.12,
    "rebate": 0.15,
    "double_bribe": 0.12,
    "peek": 0.02,
    "reclaim": 0.08,
    "use_discard": 0.08,
    "discreet": 0.03,
    "grudge": 0.08,
    "shield": 0.10,
    "trade": 0.08,
    "spy": 0.01,
    "soothe": 0.03,
}
"""What each power brings in a month in which it is used."""
UNKNOWN: Final = 0.05
"""What a power is thought to bring that nobody has measured."""
CROWD: Final = 5
"""More Caïds than this find little to do."""


def power_worth(power: Power) -> float:
    """What this power brings in a month in which it is used."""
    return 0.0 if power is PLAIN else POWER_WORTH.get(power.name, UNKNOWN)


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
        use = weights.caid if crowd < CROWD else weights.caid / 2.0
        return worth + months * (use + power_worth(s.powers[card]) / 2.0) + weights.team
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
        power = s.powers[caid_card(number)]
        acts = PHASES.get(power.moment or "", NONE)
        fit = power_worth(power)
        if acts != phase:
            fit = -fit if acts == NONE or acts > phase else 0.0
        if fit > best:
            best = fit
            found = number
    return found
