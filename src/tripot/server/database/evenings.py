"""Evenings as they are now. Only one can write each number of one: whoever comes second reads it again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.evening import Evening

ADD = "insert into evenings (id, n, touched, data) values (?, ?, ?, ?)"
BEFORE = "update evenings set data = '' where id = ? and n < ? and data <> ''"
"""Their numbers stay taken, or whoever has read one of them long ago could write after it, and be lost."""
ENTER = "insert into evening_people (person, id) values (?, ?) on conflict do nothing"
FIND = "select n, data from evenings where id = ? order by n desc limit 1"
MINE = """select data from evenings join evening_people using (id) where person = ?
    and n = (select max(n) from evenings as later where later.id = evenings.id) order by touched desc limit ?"""
TABLE = "select code from tables where code = ?"
OLD = "delete from evenings where touched < ?"
NOBODYS = "delete from evening_people where not exists (select 1 from evenings where evenings.id = evening_people.id)"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Evening).decode


async def find(store: Store, key: str) -> tuple[int, Evening] | None:
    rows = await store.read(FIND, key)
    return (rows[0][0], _decode(rows[0][1])) if rows else None


async def of_person(store: Store, person: str, most: int) -> list[Evening]:
    """Run or entered by this person, the latest first."""
    return [_decode(data) for (data,) in await store.read(MINE, person, most)]


def write(store: Store, n: int, evening: Evening, now: int) -> asyncio.Future[None]:
    """Taken if somebody else was first."""
    people = {evening.host, *(one.person for one in evening.entrants if one.person is not None)}
    statements: list[Statement] = [
        (ADD, (evening.id, n, now, _encode(evening).decode())),
        (BEFORE, (evening.id, n)),
        *((ENTER, (person, evening.id)) for person in sorted(people)),
    ]
    return store.write(statements)


async def missing(store: Store, codes: Iterable[str]) -> list[str]:
    """The tables that are not there."""
    return [code for code in codes if not await store.read(TABLE, code)]


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    return store.write([(OLD, (before,)), (NOBODYS, ())])
