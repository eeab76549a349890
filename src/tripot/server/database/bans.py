"""Who may not come in, and on which devices they were known."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from tripot.server.database.store import Statement, Store

ADD = """insert into bans (person, name, since, until, reason) values (?, ?, ?, ?, ?) on conflict (person) do update
    set name = excluded.name, since = excluded.since, until = excluded.until, reason = excluded.reason"""
DEVICE = "insert into banned_sessions (session, person) values (?, ?) on conflict do nothing"
LIFT = ("delete from bans where person = ?", "delete from banned_sessions where person = ?")
OVER = "delete from bans where until > 0 and until < ?"
NOBODYS = "delete from banned_sessions where not exists (select 1 from bans where bans.person = banned_sessions.person)"


class Ban(NamedTuple):
    person: str
    name: str
    since: int
    until: int
    """In milliseconds since 1970; 0: for good."""
    reason: str
    """For the host of the house alone."""


async def everybody(store: Store) -> list[Ban]:
    """The latest first."""
    rows = await store.read("select person, name, since, until, reason from bans order by since desc")
    return [Ban(*row) for row in rows]


async def devices(store: Store) -> dict[str, str]:
    """Whose each session was."""
    return dict(await store.read("select session, person from banned_sessions"))


def add(store: Store, ban: Ban, sessions: Iterable[str]) -> asyncio.Future[None]:
    known: list[Statement] = [(DEVICE, (session, ban.person)) for session in sessions]
    return store.write([(ADD, tuple(ban)), *known])


def lift(store: Store, person: str) -> asyncio.Future[None]:
    return store.write([(sql, (person,)) for sql in LIFT])


def sweep(store: Store, now: int) -> asyncio.Future[None]:
    """Those that are over."""
    return store.write([(OVER, (now,)), (NOBODYS, ())])
