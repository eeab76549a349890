"""Who has ever come to the house."""

from __future__ import annotations

import asyncio
from typing import Any

from tripot.server.database.store import Store
from tripot.server.forms import Language
from tripot.server.person import Person

PERSON = "select id, name, language, handle, phrase from people"


async def with_id(store: Store, key: str) -> Person | None:
    return first(await store.read(f"{PERSON} where id = ?", key))


async def with_handle(store: Store, handle: str) -> Person | None:
    return first(await store.read(f"{PERSON} where handle = ?", handle))


def first(rows: list[Any]) -> Person | None:
    return Person(*rows[0]) if rows else None


def add(store: Store, person: Person) -> asyncio.Future[None]:
    return store.write(
        [("insert into people (id, name, language) values (?, ?, ?)", (person.id, person.name, person.language))]
    )


def change(store: Store, key: str, name: str, language: Language) -> asyncio.Future[None]:
    return store.write([("update people set name = ?, language = ? where id = ?", (name, language, key))])


def set_phrase(store: Store, key: str, name: str, handle: str, phrase: str) -> asyncio.Future[None]:
    """Taken if somebody else has this handle."""
    sql = "update people set name = ?, handle = ?, phrase = ? where id = ?"
    return store.write([(sql, (name, handle, phrase, key))])
