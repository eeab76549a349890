"""Whole tables that a view allows: the sealed cards of the others are all it does not tell."""

from __future__ import annotations

from tripot.games.twelve_gangsters.rules import CHOOSE, NAME_BOSS, everybody
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.games.twelve_gangsters.view import View
from tripot.kernel.bits import mask_of
from tripot.kernel.dice import Dice


def sample(view: View, dice: Dice) -> State:
    """The viewer cannot tell this table from the true one."""
    s = unsealed(view)
    if view.boss is not None and s.frame is not None:
        s.frame = CHOOSE[mask_of(list(view.waiting))]
    for seat, gang in enumerate(view.gangs):
        if gang.has_chosen:
            own = view.choice if seat == view.viewer else None
            s.chosen[seat] = own or dice.member(s.hands[seat])
    return s


def unsealed(view: View) -> State:
    """The table at the beginning of this round, before anybody chose."""
    hands = [mask_of(list(gang.hand)) for gang in view.gangs]
    validated = [mask_of(list(gang.validated)) for gang in view.gangs]
    full = hands[0] | validated[0] | mask_of(list(view.gangs[0].refused))
    s = State(None, full, NOBODY, hands, [NO_CARD] * len(hands), validated)
    if view.boss is None:
        s.frame = NAME_BOSS
    else:
        s.boss = view.boss
        s.frame = CHOOSE[everybody(s)] if hands[0] else None
    return s
