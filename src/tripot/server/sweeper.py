"""What nobody uses leaves the memory after minutes, and the disk after weeks."""

from __future__ import annotations

import asyncio

from tripot.server.calendar import Calendar
from tripot.server.database import tables as lists
from tripot.server.database.store import Store
from tripot.server.failures import failed
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.sessions import Sessions
from tripot.server.settings import Settings
from tripot.server.tables import Tables

EVERY = 60.0
IDLE_MS = 10 * 60 * 1000
FORGET_EVERY = 60 * 60.0
AT_ONCE = 500
"""Tables forgotten in one go, so that no table waits long for the disk."""


class Sweeper:
    def __init__(self, store: Store, tables: Tables, sessions: Sessions, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._tables = tables
        self._sessions = sessions
        self._settings = settings
        self._metrics = metrics
        self._calendar = Calendar(settings.now, settings.uptime)
        self._next = settings.uptime()

    async def open(self) -> None:
        self._calendar.missed(await lists.newest(self._store))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Exception as error:
                failed(self._metrics, "sweep-failed", error)

    async def sweep(self) -> None:
        self.put_away()
        believed = self._calendar.believed()
        if self._settings.uptime() >= self._next:
            self._next = self._settings.uptime() + FORGET_EVERY
            await self.remember_visits()
            if believed:
                await self.forget()
                await self._sessions.sweep()

    def put_away(self) -> None:
        """From memory alone."""
        self._tables.put_away(self._settings.now() - IDLE_MS)

    async def remember_visits(self) -> None:
        """A table that somebody only looked at was used as well."""
        await lists.touch(self._store, self._tables.visits(), self._settings.now())

    async def forget(self) -> None:
        """For good, with all that was played and said there."""
        settings = self._settings
        playing, other = (settings.now() - round(kept * 1000) for kept in (settings.keep_running, settings.keep))
        old = await lists.old(self._store, playing, other, AT_ONCE)
        for sheet in old:
            await self._tables.forget(sheet)
        if old:
            log("tables-forgotten", count=len(old))
