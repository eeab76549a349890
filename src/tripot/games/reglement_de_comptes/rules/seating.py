"""RC-2.4, RC-4.13: one gangster after the other takes a free place."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.reglement_de_comptes.actions import SUMMON
from tripot.games.reglement_de_comptes.events import Seated
from tripot.games.reglement_de_comptes.material import KINDS, Phase
from tripot.games.reglement_de_comptes.packs import kinds, one
from tripot.games.reglement_de_comptes.rules import refusals
from tripot.games.reglement_de_comptes.state import ASLEEP, BLADE, GODFATHER, GUNMAN, NOBODY, State
from tripot.games.reglement_de_comptes.step import Base, Part, Step
from tripot.kernel.bits import lowest
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


def rule(s: State) -> str:
    """Set-up, or after an Alerte!."""
    return "RC-2.4" if s.turn == NOBODY else "RC-4.13"


def first_step(s: State, seat: int, base: Base) -> Step:
    """Which gangster, unless all who are left are alike; then where."""
    left = kinds(s.lobby[seat])
    return Seat(seat, lowest(left), base) if left & left - 1 == 0 else Summon(seat, base)


def ask_next(s: State, seat: int, base: Base, sink: Sink | None) -> None:
    """RC-4.13: anticlockwise, whoever has somebody to seat; when all sit, the game goes on."""
    players = len(s.gangs)
    for away in range(1, players + 1):
        other = (seat - away) % players
        if s.lobby[other]:
            s.frame = first_step(s, other, base)
            return
    base.resume(s, sink)


class Guest(Part):
    """RC-4.13: everybody sees that somebody is about to be seated."""

    def phase(self) -> Phase:
        return "seating"


class Summon(Guest):
    """RC-4.13: the owner chooses whom to seat."""

    name: ClassVar[str] = "summon"

    def legal(self, s: State, seat: int) -> int:
        return kinds(s.lobby[seat]) << SUMMON

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        ponder(sink)
        s.frame = Seat(seat, action - SUMMON, self.base)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.elsewhere(self, seat) or Refusal(rule(s), "rc-refusal-summon")


class Seat(Guest):
    """RC-4.13: and where he sits; a cake does not matter."""

    name: ClassVar[str] = "seat"

    def __init__(self, seat: int, kind: int, base: Base) -> None:
        super().__init__(seat, base)
        self.kind = kind

    def legal(self, s: State, seat: int) -> int:
        return s.free()

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.lobby[seat] = s.lobby[seat] - one(self.kind)
        sit(s, seat, self.kind, action)
        if sink is not None:
            sink.add(Seated(rule(s), seat, KINDS[self.kind % ASLEEP], self.kind >= ASLEEP, action))
        ask_next(s, seat, self.base, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.elsewhere(self, seat) or refusals.no_place(s, action) or refusals.taken(rule(s), action)


def sit(s: State, seat: int, kind: int, place: int) -> None:
    """A gangster of this kind, asleep or not, takes the place."""
    bit = 1 << place
    s.gangs[seat] = s.gangs[seat] | bit
    s.taken |= bit
    if kind >= ASLEEP:
        s.asleep |= bit
        kind -= ASLEEP
    if kind == GODFATHER:
        s.godfathers |= bit
    elif kind == GUNMAN:
        s.gunmen |= bit
    elif kind == BLADE:
        s.blades |= bit


def clear_table(s: State) -> None:
    """RC-4.9: all gangsters leave the table, sleepers as sleepers; cakes stay."""
    for seat in range(len(s.gangs)):
        left = s.gangs[seat]
        while left:
            place: int = lowest(left)
            kind = s.kind_at(place) + (ASLEEP if s.asleep >> place & 1 else 0)
            s.lobby[seat] = s.lobby[seat] + one(kind)
            left &= left - 1
        s.gangs[seat] = 0
    s.taken = s.godfathers = s.gunmen = s.blades = s.asleep = 0
