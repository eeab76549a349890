"""Nodes that share a PostgreSQL: which of them live, and who is at which table through each."""

from __future__ import annotations

import asyncio

from tripot.server.database.store import Statement, Store

LIFE_MS = 1500
"""Milliseconds without a sign of life after which a node is dead."""
BURIED_MS = 60_000
"""After which nothing of it is left."""
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""By the clock of the database, which is the same for all."""
SIGN = f"""with own as (
        insert into nodes select ?, {NOW} from set_config('synchronous_commit', 'off', true)
        on conflict (id) do update set seen = excluded.seen returning id
    ) select id from own union select id from nodes where seen > {NOW} - ? order by id"""
"""It need not be on the disk: a disk that is slow for once does not make a node seem dead."""
BURY = f"delete from nodes where seen < {NOW} - {BURIED_MS}"
LEFT = [(f"delete from {room} where node not in (select id from nodes)", ()) for room in ("guests", "studies")]
"""What the dead leave behind."""

ARRIVE = "insert into guests values (?, ?, ?) on conflict do nothing"
DEPART = "delete from guests where code = ? and person = ? and node = ?"
VACATE = "delete from guests where code = ? and node = ?"
GUESTS = "select code, array_agg(distinct person) from guests where code = any(?) and node = any(?) group by code"
ROOMS = (("nodes", "id"), ("guests", "node"), ("studies", "node"))
"""Where a node leaves its name."""


async def sign(store: Store, node: str) -> tuple[str, ...]:
    """This one lives; who does? Nobody's turn has to be written first."""
    return tuple(name for (name,) in await store.read(SIGN, node, LIFE_MS))


def bury(store: Store) -> asyncio.Future[None]:
    """The long dead."""
    return store.write([(BURY, ()), *LEFT])


def leave(store: Store, node: str) -> asyncio.Future[None]:
    gone: list[Statement] = [(f"delete from {room} where {key} = ?", (node,)) for room, key in ROOMS]
    return store.write(gone)


def arrive(store: Store, code: str, person: str, node: str) -> asyncio.Future[None]:
    return store.write([(ARRIVE, (code, person, node))])


def depart(store: Store, code: str, person: str, node: str) -> asyncio.Future[None]:
    return store.write([(DEPART, (code, person, node))])


def vacate(store: Store, code: str, node: str) -> asyncio.Future[None]:
    return store.write([(VACATE, (code, node))])


async def guests(store: Store, codes: list[str], nodes: list[str]) -> dict[str, frozenset[str]]:
    """Who is at these tables through these nodes."""
    return {code: frozenset(people) for code, people in await store.read(GUESTS, codes, nodes)}
