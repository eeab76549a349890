"""The turns of tables, which only ever grow, and snapshots that spare us reading all of them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tripot.server.database.store import Statement, Store
from tripot.server.snapshot import Snapshot

AFTER = "select data from turns where code = ? and n > ? and n <= ? order by n"
LATEST = "select data from snapshots where code = ?"
SNAP = "insert into snapshots values (?, ?, ?) on conflict (code) do update set n = excluded.n, data = excluded.data"
ENDLESS = 1 << 30

ALL = "select data from turns where code = ? order by n"
COUNTS = "select code, (select max(n) from turns where turns.code = asked.code) from unnest(?::text[]) as asked(code)"
SINCE = """select turns.code, data from unnest(?::text[], ?::int[]) as asked(code, n)
    join turns on turns.code = asked.code and turns.n >= asked.n order by turns.code, turns.n"""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


async def turns_of(store: Store, code: str) -> list[str]:
    return [data for (data,) in await store.read(ALL, code)]


async def latest(store: Store, code: str, upto: int = ENDLESS) -> tuple[Snapshot | None, list[str]]:
    """A snapshot, and the turns that followed, as far as asked."""
    found = [_decode(data) for (data,) in await store.read(LATEST, code)]
    snapshot = found[0] if found and found[0].turns <= upto else None
    first = 0 if snapshot is None else snapshot.turns
    return snapshot, [data for (data,) in await store.read(AFTER, code, first, upto)]


def keep(snapshot: Snapshot) -> Statement:
    return SNAP, (snapshot.sheet.code, snapshot.turns, _encode(snapshot))


async def counts(store: Store, codes: list[str]) -> dict[str, int]:
    """How many turns each table has had; for stores that others write to, too."""
    return {code: turns or 0 for code, turns in await store.read(COUNTS, codes)}


async def since(store: Store, asked: Mapping[str, int]) -> dict[str, list[str]]:
    """The turns of each table from its number on; for stores that others write to, too."""
    found: dict[str, list[str]] = {code: [] for code in asked}
    for code, data in await store.read(SINCE, list(asked), list(asked.values())):
        found[code].append(data)
    return found
