"""How games ended that count for something; written with the turn that ended them."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.outcome import COUNTED, UNCOUNTED, Outcome

FIELDS = Outcome.__struct_fields__
ADD = f"insert into outcomes ({', '.join(FIELDS)}) values ({', '.join('?' * len(FIELDS))}) on conflict do nothing"
FIND = f"select {', '.join(FIELDS)} from outcomes"
COUNT = "update outcomes set rated = ? where code = ? and number = ?"
OLD = "delete from outcomes where ended < ? and rated <> ?"


def add(outcome: Outcome) -> Statement:
    return ADD, msgspec.structs.astuple(outcome)


async def uncounted(store: Store, most: int) -> list[Outcome]:
    """Rated games that no rating knows of yet, in the order in which they ended."""
    rows = await store.read(f"{FIND} where rated = ? order by ended, code limit ?", UNCOUNTED, most)
    return [Outcome(*row) for row in rows]


async def of_evening(store: Store, evening: str) -> dict[str, Outcome]:
    """By the codes of their tables: only the first game of each belongs to the evening."""
    rows = await store.read(f"{FIND} where evening = ? and number = 1", evening)
    return {found.code: found for found in (Outcome(*row) for row in rows)}


def count(outcome: Outcome) -> Statement:
    return COUNT, (COUNTED, outcome.code, outcome.number)


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    return store.write([(OLD, (before, UNCOUNTED))])
