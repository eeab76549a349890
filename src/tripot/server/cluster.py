"""A node among others: it gives signs of life, hears the bus, and looks for what the bus may not have told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tripot.server.bus import Bus
from tripot.server.database import nodes
from tripot.server.database.store import Store, Trouble
from tripot.server.logs import log
from tripot.server.nodes import Nodes

BEAT = 1.0
"""Seconds between signs of life."""
LOOK, LOOK_WITH_BUS = 0.5, 5.0
"""Seconds between looks for what the bus may not have told."""

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
            await nodes.leave(self._store, self.name)
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
        self._announce_after(nodes.arrive(self._store, code, person, self.name), code)

    def depart(self, code: str, person: str) -> None:
        self._announce_after(nodes.depart(self._store, code, person, self.name), code)

    async def elsewhere(self, codes: list[str]) -> dict[str, frozenset[str]]:
        others = [name for name in self.live if name != self.name]
        return await nodes.guests(self._store, codes, others)

    def _announce_after(self, noted: asyncio.Future[None], code: str) -> None:
        """Once it is noted that somebody came or went."""

        def then(error: BaseException | None) -> None:
            if error is None:
                self.announce(code, None)

        noted.add_done_callback(lambda done: then(done.exception()))

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Trouble as error:
                log("database-failed", error=type(error).__name__)

    async def _beat(self) -> None:
        await nodes.sign(self._store, self.name)
        live = await nodes.live(self._store)
        if live and live != self.live:
            self.live = live
            log("nodes", count=len(live))
            self._moved()

    async def _looks(self) -> None:
        while True:
            await asyncio.sleep(LOOK_WITH_BUS if self._bus is not None and self._bus.listening else LOOK)
            self._look()
