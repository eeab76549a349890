"""The lists of tables: the sheet of each as it is now, who sits there, and when it was last used."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.sheet import Sheet

KEEP = """insert into tables (code, sheet, phase, open, host, touched) values (?, ?, ?, ?, ?, ?)
    on conflict (code) do update set sheet = excluded.sheet, phase = excluded.phase, open = excluded.open,
    host = excluded.host, touched = excluded.touched"""
SIT = "insert into seats values (?, ?) on conflict do nothing"
STAND = "delete from seats where person = ? and code = ?"

OPEN = """select sheet, touched from (
    select sheet, touched, row_number() over (partition by host order by touched desc) as place
    from tables where open = 1 and phase <> 'over') as listed
    where place <= ? order by touched desc limit ?"""
"""Of one host only a few, or one visitor could fill the list."""
SEATED = """select sheet, touched from seats join tables using (code)
    where person = ? and phase <> 'over' order by touched desc limit ?"""
RUNNING = "select count(*) from seats join tables using (code) where person = ? and phase <> 'over'"
DUE = "select code from tables where due <= ? order by due"
WAKE = "update tables set due = ? where code = ? and (due is null or due > ?)"
REST = "update tables set due = ? where code = ? and (select max(n) from turns where turns.code = tables.code) = ?"
MOVED = "update tables set moved = 1 where code = ?"
OLD = """select sheet from tables
    where touched < case when phase <> 'playing' then ? when moved = 1 then ? else ? end order by touched limit ?"""
ROOMS = ("turns", "snapshots", "analyses", "duels", "attempts", "waits", "notices", "tries", "tables")

decode = msgspec.msgpack.Decoder(Sheet).decode


def listing(sheet: Sheet, before: Sheet | None, at: int) -> list[Statement]:
    """What the lists show from now on; before: what they showed."""
    now, known = people(sheet), set() if before is None else people(before)
    return [
        (KEEP, (sheet.code, msgspec.msgpack.encode(sheet), sheet.phase, int(sheet.open), sheet.host, at)),
        *((SIT, (person, sheet.code)) for person in sorted(now - known)),
        *((STAND, (person, sheet.code)) for person in sorted(known - now)),
    ]


def people(sheet: Sheet) -> set[str]:
    return {chair.person for chair in sheet.chairs if chair.person is not None and not chair.gone}


async def open_tables(store: Store, most_of_one_host: int, most: int) -> list[tuple[Sheet, int]]:
    """Those that anybody may join, and when each was touched, the latest first."""
    return [(decode(sheet), touched) for sheet, touched in await store.read(OPEN, most_of_one_host, most)]


async def tables_of(store: Store, person: str, most: int) -> list[tuple[Sheet, int]]:
    """Unfinished ones where this person sits."""
    return [(decode(sheet), touched) for sheet, touched in await store.read(SEATED, person, most)]


async def running(store: Store, person: str) -> int:
    """How many tables this person sits at."""
    count: int = (await store.read(RUNNING, person))[0][0]
    return count


async def due(store: Store, until: int) -> list[str]:
    """The codes of those where something happens by itself until then."""
    return [code for (code,) in await store.read(DUE, until)]


def wake(code: str, due: int) -> Statement:
    """Something happens there by itself then: what the disk says may be too early, but never too late."""
    return WAKE, (due, code, due)


def rest(code: str, due: int | None, turns: int) -> Statement:
    """It leaves the memory, and this is when it is needed again; unless somebody has written to it since."""
    return REST, (due, code, turns)


def moved(code: str) -> Statement:
    """A person has done something in its game."""
    return MOVED, (code,)


async def old(store: Store, other: int, playing: int, unmoved: int, most: int) -> list[Sheet]:
    """Those not used since a moment, which is another in the middle of a game, and another if no person moved there."""
    return [decode(sheet) for (sheet,) in await store.read(OLD, other, playing, unmoved, most)]


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
