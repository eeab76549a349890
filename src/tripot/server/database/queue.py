"""Lines of people who wait for a game, each for one game and level. Who waits in which is a row for each person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from tripot.bots.level import Level
from tripot.server.database.store import Statement, Store

OPEN = "insert into lines (game, level, number, deadline) values (?, ?, ?, ?)"
LAST = """select game, level, lines.number, deadline, departures.number is not null from lines
    left join departures using (game, level, number) where game = ? and level = ? order by lines.number desc limit 1"""
WAIT = """insert into queued (person, name, game, level, number, since, seen) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (person) do update set name = excluded.name, game = excluded.game, level = excluded.level,
    number = excluded.number, since = excluded.since, seen = excluded.seen, code = null"""
FIND = "select person, name, game, level, number, since, seen, code from queued"
SEE = "update queued set seen = ? where person = ? and code is null"
LEAVE = "delete from queued where person = ?"
DEPART = "insert into departures (game, level, number) values (?, ?, ?)"
SEAT = "update queued set code = ? where person = ? and game = ? and level = ? and number = ?"
OLD = ("delete from queued where seen < ?", "delete from lines where deadline < ?")
OLD_DEPARTURES = """delete from departures where not exists (select 1 from lines
    where lines.game = departures.game and lines.level = departures.level and lines.number = departures.number)"""


class Line(NamedTuple):
    game: str
    level: Level
    number: int
    deadline: int
    """Then bots take the empty chairs, in milliseconds since 1970."""
    departed: bool


class Waiting(NamedTuple):
    person: str
    name: str
    game: str
    level: Level
    number: int
    since: int
    seen: int
    code: str | None
    """The table, once there is one."""


async def last(store: Store, game: str, level: str) -> Line | None:
    rows = await store.read(LAST, game, level)
    return Line(*rows[0]) if rows else None


async def own(store: Store, person: str) -> Waiting | None:
    rows = await store.read(f"{FIND} where person = ?", person)
    return Waiting(*rows[0]) if rows else None


async def in_line(store: Store, line: Line, since: int) -> list[Waiting]:
    """Who was seen since then, in the order in which they came."""
    sql = f"{FIND} where game = ? and level = ? and number = ? and seen >= ? and code is null order by since, person"
    return [Waiting(*row) for row in await store.read(sql, line.game, line.level, line.number, since)]


def opened(line: Line) -> Statement:
    """Taken if another node has opened this one."""
    return OPEN, (line.game, line.level, line.number, line.deadline)


def wait(person: str, name: str, line: Line, now: int) -> Statement:
    return WAIT, (person, name, line.game, line.level, line.number, now, now)


def see(store: Store, person: str, now: int) -> asyncio.Future[None]:
    return store.write([(SEE, (now, person))])


def leave(store: Store, person: str) -> asyncio.Future[None]:
    return store.write([(LEAVE, (person,))])


def depart(line: Line, code: str, people: Iterable[str]) -> list[Statement]:
    """Taken if it has departed."""
    key = line.game, line.level, line.number
    return [(DEPART, key), *((SEAT, (code, person, *key)) for person in sorted(people))]


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    return store.write([*((sql, (before,)) for sql in OLD), (OLD_DEPARTURES, ())])
