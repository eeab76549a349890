"""RC-4.5, RC-5.1, RC-6.6: explosions, deaths, and players who go out."""

from __future__ import annotations

__compile__ = True

from tripot.games.reglement_de_comptes.events import CakeReturned, Exploded, Victim, WentOut
from tripot.games.reglement_de_comptes.material import CARDS, KINDS
from tripot.games.reglement_de_comptes.packs import unpack
from tripot.games.reglement_de_comptes.rules.ending import goes_on
from tripot.games.reglement_de_comptes.state import GONE, HOME, State
from tripot.kernel.bits import count, members
from tripot.kernel.state import Sink


def explode(s: State, owner: int, rule: str, sink: Sink | None) -> bool:
    """RC-4.5: all who sit at the cake or beside it die; false if the game is over."""
    place = s.cakes[owner]
    dead = s.board.blasts[place] & s.taken
    if sink is not None:
        sink.add(Exploded(rule, owner, place, victims(s, dead)))
        sink.add(CakeReturned(rule, owner, s.fell[owner] != 0))
    s.cakes[owner] = HOME if s.fell[owner] == 0 else GONE  # RC-4.6
    return bury(s, dead, sink)


def bury(s: State, dead: int, sink: Sink | None) -> bool:
    """RC-6.6: the dead leave together, then gangs go out, then the game may be over: false if it is."""
    if dead == 0:
        return True
    s.quiet = -1
    event = 0
    fallen = 0
    for seat in range(len(s.gangs)):
        hit = s.gangs[seat] & dead
        if hit:
            if hit == s.gangs[seat]:
                event = event or (max(s.fell) // 64 + 1) * 64
                s.fell[seat] = event + count(hit)
                fallen |= 1 << seat
            s.gangs[seat] = s.gangs[seat] ^ hit
    s.taken &= ~dead
    s.godfathers &= ~dead
    s.gunmen &= ~dead
    s.blades &= ~dead
    s.asleep &= ~dead
    if fallen == 0:
        return True
    for seat in members(fallen):
        go_out(s, seat, sink)
    return goes_on(s, sink)


def go_out(s: State, seat: int, sink: Sink | None) -> None:
    """RC-5.1: the hand goes to the discards; a cake at home leaves the game, one on the table stays."""
    if sink is not None:
        sink.add(WentOut("RC-5.1", seat, tuple(CARDS[card] for card in unpack(s.hands[seat]))))
    s.discards += s.hands[seat]
    s.hands[seat] = 0
    if s.cakes[seat] == HOME:
        s.cakes[seat] = GONE


def victims(s: State, dead: int) -> tuple[Victim, ...]:
    """Who they were, before they are buried."""
    return tuple([victim(s, place) for place in members(dead)])


def victim(s: State, place: int) -> Victim:
    return Victim(place, s.gang_at(place), KINDS[s.kind_at(place)])
