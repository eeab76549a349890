"""The devices on which people are known."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from tripot.server.database.store import Statement, Store
from tripot.server.session import Session

SESSION = "select id, person, device, since, seen from sessions"
ADD = "insert into sessions (id, person, device, since, seen) values (?, ?, ?, ?, ?) on conflict do nothing"
END = "delete from sessions where person = ? and id = ?"
ENDED = "delete from sessions where seen < ? or since < ?"
PASSED_BY = """delete from sessions where since < ? and seen <= since / 86400000
    and person in (select id from people where phrase is null)
    and not exists (select 1 from seats where seats.person = sessions.person)
    and not exists (select 1 from played where played.person = sessions.person)"""
NOBODY = """delete from people where phrase is null and old_cookies < ?
    and not exists (select 1 from sessions where sessions.person = people.id)
    and not exists (select 1 from seats where seats.person = people.id)"""
REFUSE = "update people set old_cookies = 0 where id = ?"


async def with_id(store: Store, key: str) -> Session | None:
    rows = await store.read(f"{SESSION} where id = ?", key)
    return Session(*rows[0]) if rows else None


async def of_person(store: Store, person: str) -> list[Session]:
    """The latest first."""
    return [Session(*row) for row in await store.read(f"{SESSION} where person = ? order by since desc", person)]


async def kept(store: Store, keys: Iterable[str]) -> set[str]:
    """Which of these there still are; for stores that others write to, too."""
    return {key for (key,) in await store.read("select id from sessions where id = any(?)", list(keys))}


def add(store: Store, session: Session) -> asyncio.Future[None]:
    """Unless it is there."""
    return store.write([(ADD, (session.id, session.person, session.device, session.since, session.seen))])


def see(store: Store, session: Session) -> asyncio.Future[None]:
    return store.write([("update sessions set seen = ? where id = ?", (session.seen, session.id))])


def end(store: Store, person: str, keys: Iterable[str]) -> asyncio.Future[None]:
    """These, and whatever this person has of earlier versions: nobody can tell on which device that is."""
    ended: list[Statement] = [(END, (person, key)) for key in keys]
    return store.write([*ended, (REFUSE, (person,))])


def sweep(store: Store, seen: int, since: int, passed: int, now: int) -> asyncio.Future[None]:
    """Those last seen before a day, or begun before a moment; those of guests who came on one day before `passed`,
    sit nowhere and have finished nothing; and guests who cannot come back."""
    return store.write([(ENDED, (seen, since)), (PASSED_BY, (passed,)), (NOBODY, (now,))])


async def old_cookies(store: Store, person: str) -> int:
    """Until when those of earlier versions are taken for this person; 0: not at all."""
    rows = await store.read("select old_cookies from people where id = ?", person)
    return rows[0][0] if rows else 0
