"""A tournament of an evening as it is kept: who is in it, and who sat with whom in each round."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tripot.bots.cast import CAST
from tripot.bots.level import Level
from tripot.kernel.problem import Problem
from tripot.server.casting import RECORDED
from tripot.server.person import Person
from tripot.server.wire import Pace
from tripot.text import say

EveningKind = Literal["swiss", "round-robin"]
EveningPhase = Literal["open", "running", "over"]
MOST_ENTRANTS: Final = 64
MOST_ROUNDS: Final = 20


class Entrant(msgspec.Struct, frozen=True):
    key: int
    name: str
    person: str | None = None
    """None: a bot."""
    level: Level | None = None
    character: str | None = None
    dropped: bool = False


class Seating(msgspec.Struct, frozen=True):
    """A table of a round."""

    code: str
    seats: tuple[int, ...]
    """The keys of whoever sits there, in order."""


class Round(msgspec.Struct, frozen=True):
    tables: tuple[Seating, ...]
    byes: tuple[int, ...]


class Evening(msgspec.Struct, frozen=True):
    id: str
    title: str
    host: str
    host_name: str
    game: str
    kind: EveningKind
    size: int
    """People at a table, as far as it can be."""
    rounds: int
    """How many are planned."""
    pace: Pace
    phase: EveningPhase = "open"
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()
    """The last may not be over."""

    def of(self, person: str) -> Entrant | None:
        return next((one for one in self.entrants if one.person == person), None)

    @property
    def active(self) -> tuple[Entrant, ...]:
        return tuple(one for one in self.entrants if not one.dropped)

    @property
    def next_key(self) -> int:
        return max((one.key for one in self.entrants), default=0) + 1

    def by(self, person: Person) -> None:
        """Problem if it is somebody else's, or over."""
        if self.host != person.id:
            raise Problem("evening-not-host")
        self.going()

    def going(self) -> None:
        if self.phase == "over":
            raise Problem("evening-over")


def enter(evening: Evening, person: Person) -> Evening:
    """Also late, and also again."""
    evening.going()
    known = evening.of(person.id)
    if known is not None:
        return changed(evening, replace(known, dropped=False, name=person.name))
    room_for(evening, 1)
    return replace(evening, entrants=(*evening.entrants, Entrant(evening.next_key, person.name, person.id)))


def add_bots(evening: Evening, count: int, level: Level) -> Evening:
    """Characters of the level; where each of them is in already, others of their names with a number."""
    room_for(evening, count)
    cast = [character.id for character in CAST.values() if character.level == level]
    for _ in range(count):
        known = [one.name for one in evening.entrants]
        turn, place = divmod(sum(one.level == level for one in evening.entrants), len(cast))
        name = say(f"cast-{cast[place]}", RECORDED) + (f" {turn + 1}" if turn else "")
        while name in known:
            name += "'"
        character = None if turn else cast[place]
        bot = Entrant(evening.next_key, name, level=level, character=character)
        evening = replace(evening, entrants=(*evening.entrants, bot))
    return evening


def drop(evening: Evening, key: int) -> Evening:
    """Before the first round it is as if they had never come; then they keep what they have."""
    evening.going()
    found = next((one for one in evening.entrants if one.key == key), None)
    if found is None:
        raise Problem("evening-nobody")
    if not evening.played:
        return replace(evening, entrants=tuple(one for one in evening.entrants if one is not found))
    return changed(evening, replace(found, dropped=True))


def changed(evening: Evening, entrant: Entrant) -> Evening:
    return replace(evening, entrants=tuple(entrant if one.key == entrant.key else one for one in evening.entrants))


def room_for(evening: Evening, count: int) -> None:
    if len(evening.entrants) + count > MOST_ENTRANTS:
        raise Problem("evening-full", most=MOST_ENTRANTS)


def forget(evening: Evening, person: str, stranger: str, name: str) -> Evening:
    """This person is known no more: what he has played stays, under another name."""
    own = evening.of(person)
    if own is not None:
        evening = changed(evening, replace(own, person=stranger, name=name, dropped=True))
    if evening.host == person:
        evening = replace(evening, host=stranger, host_name=name)
    return evening
