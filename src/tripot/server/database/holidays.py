"""When people are on holiday: what was taken within a year is counted."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tripot.server.database.store import Store


class Holiday(NamedTuple):
    """In milliseconds since 1970."""

    began: int
    until: int


async def of_person(store: Store, person: str) -> list[Holiday]:
    """The last one first."""
    found = await store.read("select began, until from holidays where person = ? order by began desc", person)
    return [Holiday(*row) for row in found]


def begin(store: Store, person: str, holiday: Holiday) -> asyncio.Future[None]:
    return store.write([("insert into holidays values (?, ?, ?)", (person, *holiday))])


def end(store: Store, person: str, at: int) -> asyncio.Future[None]:
    """Back before its end."""
    return store.write([("update holidays set until = ? where person = ? and until > ?", (at, person, at))])


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    """Those that are counted no more."""
    return store.write([("delete from holidays where until < ?", (before,))])
