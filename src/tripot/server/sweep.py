"""What nobody uses leaves the memory after minutes, and the disk after weeks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tripot.server.database import tables
from tripot.server.logs import log

if TYPE_CHECKING:
    from tripot.server.house import House

EVERY = 60.0
IDLE_MS = 10 * 60 * 1000
FORGET_EVERY_MS = 60 * 60 * 1000
AT_ONCE = 500
"""Tables forgotten in one go, so that no table waits long for the disk."""


class Broom:
    def __init__(self, house: House) -> None:
        self._house = house
        self._next = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Exception as error:
                log("sweep-failed", error=type(error).__name__)

    async def sweep(self) -> None:
        self.put_away()
        now = self._house.settings.now()
        if now >= self._next:
            self._next = now + FORGET_EVERY_MS
            await self.remember_visits()
            await self.forget()

    def put_away(self) -> None:
        """From memory alone: it is on the disk."""
        late = self._house.settings.now() - IDLE_MS
        for code, table in list(self._house.tables.items()):
            if table.broken or (table.idle() and table.used < late):
                del self._house.tables[code]

    async def remember_visits(self) -> None:
        """A table that somebody only looked at was used as well."""
        house, now = self._house, self._house.settings.now()
        present = {code for code, table in house.tables.items() if table.presence.guests}
        visited, house.visited = house.visited | present, set()
        await tables.touch(house.store, visited, now)

    async def forget(self) -> None:
        """For good, with all that was played and said there."""
        house, settings = self._house, self._house.settings
        playing, other = (settings.now() - round(kept * 1000) for kept in (settings.keep_running, settings.keep))
        old = await tables.old(house.store, playing, other, AT_ONCE)
        for sheet in old:
            await house.forget(sheet)
        if old:
            log("tables-forgotten", count=len(old))
