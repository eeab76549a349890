"""The lists of tables: the sheet of each as it is now, who sits there, and when it was last used."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.sheet import Sheet

KEEP = """insert into tables values (?, ?, ?, ?, ?) on conflict (code) do update set
    sheet = excluded.sheet, phase = excluded.phase, open = excluded.open, touched = excluded.touched"""
SIT = "insert into seats values (?, ?) on conflict do nothing"
STAND = "delete from seats where person = ? and code = ?"

OPEN = "select sheet, touched from tables where open = 1 and phase <> 'over' order by touched desc limit ?"
SEATED = """select sheet, touched from seats join tables using (code)
    where person = ? and phase <> 'over' order by touched desc limit ?"""
PLAYING = "select code from tables where phase = 'playing'"
OLD = """select sheet from tables
    where touched < case phase when 'playing' then ? else ? end order by touched limit ?"""
ROOMS = ("turns", "analyses", "tables")

decode = msgspec.msgpack.Decoder(Sheet).decode


def listing(sheet: Sheet, before: Sheet | None, at: int) -> list[Statement]:
    """What the lists show from now on; before: what they showed."""
    now, known = people(sheet), set() if before is None else people(before)
    return [
        (KEEP, (sheet.code, msgspec.msgpack.encode(sheet), sheet.phase, int(sheet.open), at)),
        *((SIT, (person, sheet.code)) for person in sorted(now - known)),
        *((STAND, (person, sheet.code)) for person in sorted(known - now)),
    ]


def people(sheet: Sheet) -> set[str]:
    return {chair.person for chair in sheet.chairs if chair.person is not None}


async def open_tables(store: Store, most: int) -> list[tuple[Sheet, int]]:
    """Those that anybody may join, and when each was touched, the latest first."""
    return [(decode(sheet), touched) for sheet, touched in await store.read(OPEN, most)]


async def tables_of(store: Store, person: str, most: int) -> list[tuple[Sheet, int]]:
    """Unfinished ones where this person sits."""
    return [(decode(sheet), touched) for sheet, touched in await store.read(SEATED, person, most)]


async def playing(store: Store) -> list[str]:
    """The codes of those where a game goes on."""
    return [code for (code,) in await store.read(PLAYING)]


async def old(store: Store, playing: int, other: int, most: int) -> list[Sheet]:
    """Those not used since a moment, which is another in the middle of a game."""
    return [decode(sheet) for (sheet,) in await store.read(OLD, playing, other, most)]


async def newest(store: Store) -> int | None:
    """When any table was last used; None if there is none."""
    rows = await store.read("select max(touched) from tables")
    found: int | None = rows[0][0]
    return found


def touch(store: Store, codes: Iterable[str], at: int) -> asyncio.Future[None]:
    """Never back, whatever the clock says."""
    sql = "update tables set touched = ? where code = ? and touched < ?"
    return store.write([(sql, (at, code, at)) for code in codes])


def remove(store: Store, sheet: Sheet) -> asyncio.Future[None]:
    """With all that was played and said there."""
    rooms: list[Statement] = [(f"delete from {room} where code = ?", (sheet.code,)) for room in ROOMS]
    return store.write([*rooms, *((STAND, (person, sheet.code)) for person in people(sheet))])
