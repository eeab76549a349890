"""A whole table that a view allows: the sealed cards of the others are drawn from their hands."""

from __future__ import annotations

from tripot.games.twelve_gangsters.rules import CHOOSE, NAME_BOSS
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.games.twelve_gangsters.view import View
from tripot.kernel.bits import mask_of
from tripot.kernel.dice import Dice


def sample(view: View, dice: Dice) -> State:
    s = table(view)
    for seat, gang in enumerate(view.gangs):
        if seat == view.viewer:
            s.chosen[seat] = NO_CARD if view.choice is None else view.choice
        elif gang.has_chosen:
            s.chosen[seat] = dice.member(s.hands[seat])
    return s


def table(view: View) -> State:
    """All that the view shows, with no card sealed yet."""
    hands = [mask_of(list(gang.hand)) for gang in view.gangs]
    validated = [mask_of(list(gang.validated)) for gang in view.gangs]
    full = hands[0] | validated[0] | mask_of(list(view.gangs[0].refused))
    s = State(None, full, NOBODY, hands, [NO_CARD] * len(hands), validated)
    if view.boss is None:
        s.frame = NAME_BOSS
    else:
        s.boss = view.boss
        s.frame = CHOOSE[mask_of(list(view.waiting))] if view.waiting else None
    return s
