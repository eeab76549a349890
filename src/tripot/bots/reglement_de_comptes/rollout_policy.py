"""Likely choices at the banquet, found at once: enough to see where a quarrel leads."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.reglement_de_comptes.actions import DISCARD, ENOUGH, PLAY, STOP
from tripot.games.reglement_de_comptes.rules.cards import blowable
from tripot.games.reglement_de_comptes.rules.targets import Blow, Drug, MoveWhere, MoveWho, Serve, Shoot, Stab
from tripot.games.reglement_de_comptes.rules.turn import ChooseCard, Second
from tripot.games.reglement_de_comptes.state import BOOM, MOVE, State
from tripot.kernel.bits import count, lowest
from tripot.kernel.dice import Dice

EAGER: Final = [16, 16, 9, 1, 4, 4, 1, 4]
"""How gladly each card is played, by its kind."""


def likely(s: State, seat: int, dice: Dice) -> int:
    """Kill whom it hurts most, serve cakes where they kill most, sit where money is."""
    step = s.frame
    assert step is not None
    legal = step.legal(s, seat)
    if isinstance(step, ChooseCard):
        return card(s, seat, legal, dice)
    if isinstance(step, (Stab, Shoot)):
        return int(dice.member(dearest(s, legal)))
    if isinstance(step, (Serve, Blow)):
        return deadliest(s, seat, legal, dice)
    if isinstance(step, Drug):
        legal &= ~(1 << ENOUGH)
        return int(dice.member(dearest(s, legal)))
    if isinstance(step, MoveWho):
        return int(dice.member(legal & ~earning(s) or legal))
    if isinstance(step, MoveWhere):
        return int(dice.member(legal & earning(s) or legal))
    if isinstance(step, Second):
        return PLAY + MOVE if legal >> PLAY + MOVE & 1 and s.free() & earning(s) else STOP
    return int(dice.member(legal))


def card(s: State, seat: int, legal: int, dice: Dice) -> int:
    """A card that does something, drawn by how gladly it is played; else one to throw away."""
    useful = legal >> PLAY & 255
    if useful >> BOOM & 1 and not boom_pays(s, seat):
        useful ^= 1 << BOOM
    if useful >> MOVE & 1 and not s.free() & earning(s):
        useful ^= 1 << MOVE
    if useful == 0:
        return int(dice.member(legal >> DISCARD << DISCARD))
    total = 0
    left = useful
    while left:
        total += EAGER[lowest(left)]
        left &= left - 1
    chance: int = dice.below(total)
    left = useful
    drawn: int = lowest(left)
    chance -= EAGER[drawn]
    while chance >= 0:
        left &= left - 1
        drawn = lowest(left)
        chance -= EAGER[drawn]
    return PLAY + drawn


def earning(s: State) -> int:
    """The places that bring money."""
    return s.board.business_places | s.board.register


def dearest(s: State, men: int) -> int:
    """Those of these men who earn most; else those who are armed; else all of them."""
    return men & (s.godfathers | earning(s)) or men & (s.gunmen | s.blades) or men


def gain(s: State, seat: int, place: int) -> int:
    """How many more rivals than men of one's own an explosion there kills."""
    blast = s.board.blasts[place]
    own: int = count(blast & s.gangs[seat])
    everybody: int = count(blast & s.taken)
    return everybody - 3 * own


def boom_pays(s: State, seat: int) -> bool:
    left = blowable(s, seat)
    while left:
        if gain(s, seat, lowest(left)) > 0:
            return True
        left &= left - 1
    return False


def deadliest(s: State, seat: int, places: int, dice: Dice) -> int:
    """The place where a cake kills most rivals; of equals the first from a random one on."""
    best = -100
    chosen = 0
    first: int = dice.member(places)
    later = places >> first << first
    for part in (later, places ^ later):
        left = part
        while left:
            place: int = lowest(left)
            left &= left - 1
            killed = gain(s, seat, place)
            if killed > best:
                best = killed
                chosen = place
    return chosen
