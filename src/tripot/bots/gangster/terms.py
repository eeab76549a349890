"""What speaks for each player of Gangster."""

from __future__ import annotations

from tripot.bots.gangster.forecast import estimates
from tripot.bots.gangster.horizon import luck, turns_left
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.wealth import Purse
from tripot.bots.terms import Term, Terms
from tripot.games.gangster.state import State


def terms(odds: Odds, s: State, looker: int) -> Terms:
    """Cash and all that becomes cash, as the looker sees it; whoever is out (GA-4.14) is no rival."""
    turns = turns_left(s)
    purse = Purse(odds, s, looker, turns)
    scale = odds.prices.luck * luck(turns)
    found: list[Term] = []
    for seat, total in enumerate(estimates(purse)):
        term: Term = {}
        if not s.out >> seat & 1:
            held = kept(purse, seat)
            held["turn"] = total - sum(held.values())
            term = {name: dollars / scale for name, dollars in held.items()}
        found.append(term)
    return Terms(found)


def kept(purse: Purse, seat: int) -> Term:
    """In dollars; what is missing to the estimate is what this turn may still bring or cost."""
    men = purse.men(seat)
    return {
        "cash": float(purse.s.cash[seat]),
        "gems": purse.gems(seat),
        "men": purse.crew(seat, men),
        "missions": purse.errands(seat, men),
        "tickets": purse.tickets(seat),
        "protections": purse.guarded(seat, men),
        "stars": purse.stars(seat, men),
        "dossiers": -purse.record(seat),
    }
