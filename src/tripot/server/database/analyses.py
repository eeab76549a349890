"""Analyses of finished games, and which node works at which."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from tripot.server.database.store import Statement, Store, Taken

Key = tuple[str, int]
"""The code of a table, and the number of its game."""

FOUND = "select found from analyses where code = ? and number = ?"
KEEP = "insert into analyses values (?, ?, ?) on conflict (code, number) do update set found = excluded.found"
STUDY = "select node, ahead, done from studies where code = ? and number = ?"
FORSAKEN = "delete from studies where code = ? and number = ? and node <> all(?)"
CLAIM = "insert into studies values (?, ?, ?, 0, 0)"
TELL = "update studies set ahead = ?, done = ? where code = ? and number = ?"
DROP = "delete from studies where code = ? and number = ?"


class Study(NamedTuple):
    """How far a node is with a game."""

    node: str
    ahead: int
    done: float


async def found(store: Store, key: Key) -> bytes | None:
    rows = await store.read(FOUND, *key)
    return rows[0][0] if rows else None


def keep(store: Store, key: Key, analysis: bytes, also: Sequence[Statement]) -> asyncio.Future[None]:
    """And what follows from it."""
    return store.write([(KEEP, (*key, analysis)), *also])


async def study(store: Store, key: Key) -> Study | None:
    rows = await store.read(STUDY, *key)
    return Study(*rows[0]) if rows else None


async def claim(store: Store, key: Key, node: str, live: Sequence[str]) -> bool:
    """False if another living node was faster."""
    try:
        await store.write([(FORSAKEN, (*key, list(live))), (CLAIM, (*key, node))])
    except Taken:
        return False
    return True


def tell(store: Store, key: Key, ahead: int, done: float) -> asyncio.Future[None]:
    return store.write([(TELL, (ahead, done, *key))])


def drop(store: Store, key: Key) -> asyncio.Future[None]:
    return store.write([(DROP, key)])
