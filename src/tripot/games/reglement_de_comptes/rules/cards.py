"""RC-3.11 and RC-4: whom and what each card can strike."""

from __future__ import annotations

__compile__ = True

from mypy_extensions import i64

from tripot.games.reglement_de_comptes.state import BOOM, COCKTAIL, GUN, KNIFE, MOVE, PASS, State
from tripot.kernel.bits import highest, lowest


def awake(s: State, seat: int) -> i64:
    gang: i64 = s.gangs[seat]
    asleep: i64 = s.asleep
    return gang & ~asleep


def foes(s: State, seat: int) -> int:
    """RC-4.11: weapons and pills strike opponents only."""
    return s.taken & ~s.gangs[seat]


def blades(s: State, seat: int) -> i64:
    """Who can stab: awake Blades, and anybody awake who sits at a knife."""
    armed: i64 = s.blades | s.board.knives
    return awake(s, seat) & armed


def shooters(s: State, seat: int) -> i64:
    """Who can shoot: awake Gunmen, and anybody awake who sits at a revolver; on an X place it strikes nobody."""
    armed: i64 = s.gunmen | s.board.revolvers
    return awake(s, seat) & armed


def stabbable(s: State, seat: int) -> int:
    """RC-4.1."""
    return s.board.beside(blades(s, seat)) & foes(s, seat)


def shootable(s: State, seat: int) -> int:
    """RC-4.2."""
    return s.board.facing(shooters(s, seat)) & foes(s, seat)


def druggable(s: State, seat: int) -> int:
    """RC-4.7: opponents at a glass."""
    return s.board.glasses & foes(s, seat)


def blowable(s: State, seat: int) -> int:
    """RC-4.6: the opponents' cakes."""
    places = 0
    for owner in range(len(s.cakes)):
        if owner != seat and s.cakes[owner] > 0:
            places |= 1 << s.cakes[owner]
    return places


def passable(s: State, seat: int) -> int:
    """RC-4.4: the opponents' cakes that have somewhere to go."""
    places = 0
    for owner in range(len(s.cakes)):
        if owner != seat and s.cakes[owner] > 0 and passed_to(s, s.cakes[owner]):
            places |= 1 << s.cakes[owner]
    return places


def passed_to(s: State, cake: int) -> int:
    """RC-4.4, RC-4.16: the first gangster on each side, unless another cake lies before him."""
    caked = s.caked()
    others = (s.taken | caked if s.readings.cakes_stop else s.taken) & ~(1 << cake)
    if others == 0:
        return 0
    after = others >> cake << cake
    before = others ^ after
    clockwise: int = lowest(after or others)
    anticlockwise: int = highest(before or others)
    return (1 << clockwise | 1 << anticlockwise) & ~caked


def can_move(s: State, seat: int) -> bool:
    """RC-3.9: somebody is awake, and a place is free."""
    return awake(s, seat) != 0 and s.free() != 0


def has_effect(s: State, seat: int, card: int) -> bool:
    """RC-3.11: whether the card would do anything."""
    if card == MOVE:
        return can_move(s, seat)
    if card == KNIFE:
        return stabbable(s, seat) != 0
    if card == GUN:
        return shootable(s, seat) != 0
    if card == COCKTAIL:
        return druggable(s, seat) != 0
    if card == BOOM:
        return blowable(s, seat) != 0
    return card != PASS or passable(s, seat) != 0
