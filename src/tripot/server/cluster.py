"""A node among others: it gives signs of life, hears the bus, and looks for what the bus may not have told."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tripot.server.bus import Bus
from tripot.server.database import nodes
from tripot.server.database.store import Store, Trouble
from tripot.server.door import Way
from tripot.server.failures import failed
from tripot.server.links.links import Links
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.nodes import Listener, Nodes, hear

BEAT = 0.4
"""Seconds between signs of life."""
LOOK, LOOK_WITH_BUS = 0.5, 5.0
"""Seconds between looks for what the bus may not have told."""


class Cluster(Nodes):
    def __init__(self, store: Store, url: str, host: str, metrics: Metrics) -> None:
        super().__init__()
        self._store = store
        self._metrics = metrics
        self._doubt = asyncio.Event()
        """Whether somebody may have fallen."""
        self._links = Links(host or store.address(), self.name, metrics, self._doubt.set)
        self.name = self._links.name
        self.live = (self.name,)
        self._bus = Bus(url, self.name) if url else None
        self._signed: float | None = None
        """When it was last known to live."""

    async def join(self, secret: bytes, listener: Listener) -> None:
        await self._links.listen(secret, listener)
        await self._beat()

    async def run(self, listener: Listener) -> None:
        chores = [self._beats(listener), self._looks(listener)]
        if self._bus is not None:
            chores.append(self._bus.run(lambda word: hear(listener, word)))
        await asyncio.gather(*chores)

    async def leave(self) -> None:
        """Those whom we called, or who called us, then ask at once who still lives."""
        try:
            await nodes.leave(self._store, self.name)
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
        self._links.close()
        if self._bus is not None:
            await self._bus.close()

    async def way(self, code: str) -> Way | None:
        return None if self.drives(code) else await self._links.to(self.home(code))

    def piped(self) -> int:
        return len(self._links)

    def announce(self, code: str, turns: int | None) -> None:
        word = code if turns is None else f"{code}:{turns}"
        if self._bus is not None and self._bus.listening:
            self._bus.announce(word)
        else:
            self._links.say(word)

    def arrive(self, code: str, person: str) -> None:
        self._announce_after(nodes.arrive(self._store, code, person, self.name), code)

    def depart(self, code: str, person: str) -> None:
        self._announce_after(nodes.depart(self._store, code, person, self.name), code)

    def vacate(self, code: str) -> None:
        self._announce_after(nodes.vacate(self._store, code, self.name), code)

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
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._doubt.wait()
            self._doubt.clear()
            self._links.check()
            try:
                if await self._beat():
                    self._links.sort(self.live, self.home)
                    listener.move()
            except Trouble as error:
                failed(self._metrics, "database-failed", error)

    async def _beat(self) -> bool:
        """Whether other nodes are alive than before. Who was away does not judge at once: all may have been away."""
        live = await nodes.sign(self._store, self.name)
        before, self._signed = self._signed, asyncio.get_running_loop().time()
        away = before is not None and self._signed - before > nodes.LIFE_MS / 1000
        if away or live == self.live:
            return False
        self.live = live
        log("nodes", count=len(live))
        return True

    async def _looks(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(LOOK_WITH_BUS if self._bus is not None and self._bus.listening else LOOK)
            listener.look()
            try:
                await nodes.bury(self._store)
            except Trouble as error:
                failed(self._metrics, "database-failed", error)
