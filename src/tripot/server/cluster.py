"""A node among others: it gives signs of life, hears the bus, and looks for what the bus may not have told."""

from __future__ import annotations

import asyncio

from tripot.server.bus import Bus
from tripot.server.database import nodes
from tripot.server.database.store import Store, Trouble
from tripot.server.failures import failed
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.nodes import Listener, Nodes

BEAT = 1.0
"""Seconds between signs of life."""
LOOK, LOOK_WITH_BUS = 0.5, 5.0
"""Seconds between looks for what the bus may not have told."""


class Cluster(Nodes):
    def __init__(self, store: Store, url: str, metrics: Metrics) -> None:
        super().__init__()
        self._store = store
        self._metrics = metrics
        self._bus = Bus(url, self.name) if url else None

    async def join(self) -> None:
        await self._beat()

    async def run(self, listener: Listener) -> None:
        chores = [self._beats(listener), self._looks(listener)]
        if self._bus is not None:
            chores.append(self._bus.run(lambda word: hear(listener, word)))
        await asyncio.gather(*chores)

    async def leave(self) -> None:
        try:
            await nodes.leave(self._store, self.name)
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
        if self._bus is not None:
            await self._bus.close()

    def announce(self, code: str, turns: int | None) -> None:
        if self._bus is not None:
            self._bus.announce(code if turns is None else f"{code}:{turns}")

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

    async def _beats(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if await self._beat():
                    listener.move()
            except Trouble as error:
                failed(self._metrics, "database-failed", error)

    async def _beat(self) -> bool:
        """Whether other nodes are alive than before."""
        await nodes.sign(self._store, self.name)
        live = await nodes.live(self._store)
        if not live or live == self.live:
            return False
        self.live = live
        log("nodes", count=len(live))
        return True

    async def _looks(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(LOOK_WITH_BUS if self._bus is not None and self._bus.listening else LOOK)
            listener.look()


def hear(listener: Listener, word: str) -> None:
    code, _, turns = word.partition(":")
    listener.hear(code, int(turns) if turns.isdigit() else None)
