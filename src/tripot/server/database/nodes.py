"""Nodes that share a PostgreSQL: which of them live, and who is at which table through each."""

from __future__ import annotations

import asyncio

from tripot.server.database.store import Statement, Store

LIFE = 4
"""Seconds without a sign of life after which a node is dead."""
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""By the clock of the database, which is the same for all."""
SIGN = f"insert into nodes values (?, {NOW}) on conflict (id) do update set seen = excluded.seen"
LIVE = f"select id from nodes where seen > {NOW} - {LIFE} * 1000 order by id"
BURY = f"delete from nodes where seen < {NOW} - {LIFE} * 15000"
LEFT = [(f"delete from {room} where node not in (select id from nodes)", ()) for room in ("guests", "studies")]
"""What the dead leave behind."""

ARRIVE = "insert into guests values (?, ?, ?) on conflict do nothing"
DEPART = "delete from guests where code = ? and person = ? and node = ?"
GUESTS = "select code, array_agg(distinct person) from guests where code = any(?) and node = any(?) group by code"
ROOMS = (("nodes", "id"), ("guests", "node"), ("studies", "node"))
"""Where a node leaves its name."""


def sign(store: Store, node: str) -> asyncio.Future[None]:
    """This one lives; the long dead are buried."""
    return store.write([(SIGN, (node,)), (BURY, ()), *LEFT])


async def live(store: Store) -> tuple[str, ...]:
    return tuple(node for (node,) in await store.read(LIVE))


def leave(store: Store, node: str) -> asyncio.Future[None]:
    gone: list[Statement] = [(f"delete from {room} where {key} = ?", (node,)) for room, key in ROOMS]
    return store.write(gone)


def arrive(store: Store, code: str, person: str, node: str) -> asyncio.Future[None]:
    return store.write([(ARRIVE, (code, person, node))])


def depart(store: Store, code: str, person: str, node: str) -> asyncio.Future[None]:
    return store.write([(DEPART, (code, person, node))])


async def guests(store: Store, codes: list[str], nodes: list[str]) -> dict[str, frozenset[str]]:
    """Who is at these tables through these nodes."""
    return {code: frozenset(people) for code, people in await store.read(GUESTS, codes, nodes)}
