"""For whom tables wait, as of a turn of each: what can be said without playing a game again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.database.tables import decode
from tripot.server.sheet import Sheet

KEEP = """insert into waits (code, n, asked) values (?, ?, ?) on conflict (code) do update
    set n = excluded.n, asked = excluded.asked where excluded.n > waits.n"""
SEATED = """select sheet, touched, asked from seats join tables using (code) left join waits using (code)
    where person = ? and phase <> 'over' order by touched desc limit ?"""
BEHIND = """select code from tables left join waits using (code) where phase = 'playing'
    and coalesce(waits.n, 0) < (select max(n) from turns where turns.code = tables.code)"""


class Asked(NamedTuple):
    """A seat that must answer, as far as the others know."""

    seat: int
    question: int
    """Its number among all to this seat; 0: it has answered, which nobody else may know yet."""
    since: int
    """In milliseconds since 1970."""
    deadline: int | None


class Wait(msgspec.Struct, frozen=True):
    """For whom a table waits after so many turns."""

    code: str
    turns: int
    asked: tuple[Asked, ...]


class Place(NamedTuple):
    """A table where somebody sits."""

    sheet: Sheet
    touched: int
    asked: tuple[Asked, ...]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Asked, ...]).decode


def keep(wait: Wait) -> Statement:
    """Never back to an earlier turn, whichever node is the last to write."""
    return KEEP, (wait.code, wait.turns, _encode(wait.asked).decode())


async def places(store: Store, person: str, most: int) -> list[Place]:
    """Unfinished tables where this person sits, the latest first."""
    found = await store.read(SEATED, person, most)
    return [Place(decode(sheet), touched, _decode(asked or "[]")) for sheet, touched, asked in found]


async def behind(store: Store) -> list[str]:
    """The codes of tables of which more has happened than is said here."""
    return [code for (code,) in await store.read(BEHIND)]
