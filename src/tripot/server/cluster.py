"""A node among others: it gives signs of life, hears the bus, and looks for what the bus may not have told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tripot.server.bus import Bus
from tripot.server.database.store import Statement, Store, Trouble
from tripot.server.logs import log
from tripot.server.nodes import Nodes

BEAT = 1.0
"""Seconds between signs of life."""
LIFE = 4
"""Seconds without one after which a node is dead."""
LOOK, LOOK_WITH_BUS = 0.5, 5.0
"""Seconds between looks for what the bus may not have told."""
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""By the clock of the database, which is the same for all."""
SIGN = f"insert into nodes values (?, {NOW}) on conflict (id) do update set seen = excluded.seen"
LIVE = f"select id from nodes where seen > {NOW} - {LIFE} * 1000 order by id"
BURY = f"delete from nodes where seen < {NOW} - {LIFE} * 15000"
LEFT = [(f"delete from {room} where node not in (select id from nodes)", ()) for room in ("guests", "studies")]
"""What the dead leave behind."""

ELSEWHERE = "select code, array_agg(distinct person) from guests where code = any(?) and node = any(?) group by code"
ROOMS = (("nodes", "id"), ("guests", "node"), ("studies", "node"))
"""Where a node leaves its name."""

News = Callable[[str, int | None], None]
"""The code of a table, and how many turns it has had; None: somebody came or went."""


class Cluster(Nodes):
    def __init__(self, store: Store, url: str, news: News, look: Callable[[], None], moved: Callable[[], None]) -> None:
        super().__init__()
        self._store = store
        self._news = news
        self._look = look
        self._moved = moved
        self._bus = Bus(url, self.name, self._hear) if url else None
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._beat()
        chores = [self._beats(), self._looks(), *([] if self._bus is None else [self._bus.run()])]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Others need not wait until this node seems dead."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        try:
            gone: list[Statement] = [(f"delete from {room} where {key} = ?", (self.name,)) for room, key in ROOMS]
            await self._store.write(gone)
        except Trouble as error:
            log("database-failed", error=type(error).__name__)
        if self._bus is not None:
            await self._bus.close()

    def announce(self, code: str, turns: int | None) -> None:
        if self._bus is not None:
            self._bus.announce(code if turns is None else f"{code}:{turns}")

    def _hear(self, word: str) -> None:
        code, _, turns = word.partition(":")
        self._news(code, int(turns) if turns.isdigit() else None)

    def arrive(self, code: str, person: str) -> None:
        self._note(code, "insert into guests values (?, ?, ?) on conflict do nothing", person)

    def depart(self, code: str, person: str) -> None:
        self._note(code, "delete from guests where code = ? and person = ? and node = ?", person)

    async def elsewhere(self, codes: list[str]) -> dict[str, frozenset[str]]:
        others = [name for name in self.live if name != self.name]
        rows = await self._store.read(ELSEWHERE, codes, others)
        return {code: frozenset(people) for code, people in rows}

    def _note(self, code: str, sql: str, person: str) -> None:
        def then(error: BaseException | None) -> None:
            if error is None:
                self.announce(code, None)

        noted = self._store.write([(sql, (code, person, self.name))])
        noted.add_done_callback(lambda done: then(done.exception()))

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Trouble as error:
                log("database-failed", error=type(error).__name__)

    async def _beat(self) -> None:
        await self._store.write([(SIGN, (self.name,)), (BURY, ()), *LEFT])
        live = tuple(name for (name,) in await self._store.read(LIVE))
        if live and live != self.live:
            self.live = live
            log("nodes", count=len(live))
            self._moved()

    async def _looks(self) -> None:
        while True:
            await asyncio.sleep(LOOK_WITH_BUS if self._bus is not None and self._bus.listening else LOOK)
            self._look()
