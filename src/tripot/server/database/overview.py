"""What whoever hosts the house wants to know of all of it."""

from __future__ import annotations

from typing import NamedTuple

from tripot.server.database.store import Store
from tripot.server.database.tables import decode
from tripot.server.sheet import Sheet

COUNTS = """select (select count(*) from people), (select count(*) from tables),
    (select count(*) from tables where phase = 'playing')"""
TABLES = "select sheet, touched from tables order by touched desc limit ?"
PEOPLE = """select id, name, (select count(*) from sessions where sessions.person = people.id) as devices,
    coalesce((select max(seen) from sessions where sessions.person = people.id), 0) as seen,
    (select count(*) from seats where seats.person = people.id) as tables,
    (select count(*) from played where played.person = people.id) as games,
    (select count(*) from reports where reports.accused = people.id) as reports
    from people where lower(name) like ? or id = ? order by seen desc, name limit ?"""


class Known(NamedTuple):
    """A person."""

    id: str
    name: str
    devices: int
    seen: int
    tables: int
    games: int
    reports: int


async def counts(store: Store) -> tuple[int, int, int]:
    """People, tables, and those of them where a game goes on."""
    people, tables, running = (await store.read(COUNTS))[0]
    return people, tables, running


async def tables(store: Store, most: int) -> list[tuple[Sheet, int]]:
    """The latest first."""
    return [(decode(sheet), touched) for sheet, touched in await store.read(TABLES, most)]


async def people(store: Store, name: str, most: int) -> list[Known]:
    """Whose name has this in it, or who has this id; whoever was here last comes first."""
    return [Known(*row) for row in await store.read(PEOPLE, f"%{name.lower()}%", name, most)]
