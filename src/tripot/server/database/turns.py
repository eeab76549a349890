"""The turns of tables, which only ever grow."""

from __future__ import annotations

from collections.abc import Mapping

from tripot.server.database.store import Store

ALL = "select data from turns where code = ? order by n"
COUNTS = "select code, (select max(n) from turns where turns.code = asked.code) from unnest(?::text[]) as asked(code)"
SINCE = """select turns.code, data from unnest(?::text[], ?::int[]) as asked(code, n)
    join turns on turns.code = asked.code and turns.n >= asked.n order by turns.code, turns.n"""


async def turns_of(store: Store, code: str) -> list[str]:
    return [data for (data,) in await store.read(ALL, code)]


async def counts(store: Store, codes: list[str]) -> dict[str, int]:
    """How many turns each table has had; for stores that others write to, too."""
    return {code: turns or 0 for code, turns in await store.read(COUNTS, codes)}


async def since(store: Store, asked: Mapping[str, int]) -> dict[str, list[str]]:
    """The turns of each table from its number on; for stores that others write to, too."""
    found: dict[str, list[str]] = {code: [] for code in asked}
    for code, data in await store.read(SINCE, list(asked), list(asked.values())):
        found[code].append(data)
    return found
