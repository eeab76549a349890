"""Whom people do not want to hear."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tripot.server.database.store import Store

ADD = """insert into mutes (person, muted, key, name, since) values (?, ?, ?, ?, ?)
    on conflict (person, muted) do update set name = excluded.name"""
REMOVE = "delete from mutes where person = ? and key = ?"
OF_PERSON = "select muted, key, name, since from mutes where person = ? order by since desc"
NOBODYS = """delete from mutes where not exists (select 1 from people where people.id = mutes.person)
    or not exists (select 1 from people where people.id = mutes.muted)"""


class Mute(NamedTuple):
    muted: str
    """A person."""
    key: str
    """What it is called outside the house."""
    name: str
    since: int
    """In milliseconds since 1970."""


async def of_person(store: Store, person: str) -> list[Mute]:
    """The latest first."""
    return [Mute(*row) for row in await store.read(OF_PERSON, person)]


def add(store: Store, person: str, mute: Mute) -> asyncio.Future[None]:
    return store.write([(ADD, (person, *mute))])


def remove(store: Store, person: str, key: str) -> asyncio.Future[None]:
    return store.write([(REMOVE, (person, key))])


def sweep(store: Store) -> asyncio.Future[None]:
    """What is about people who are known no more."""
    return store.write([(NOBODYS, ())])
