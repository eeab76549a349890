"""What nobody uses leaves the memory after minutes, and the disk after weeks."""

from __future__ import annotations

import asyncio

from tripot.server.calendar import Calendar
from tripot.server.database import (
    bans,
    channels,
    evenings,
    holidays,
    mutes,
    notices,
    outcomes,
    played,
    queue,
    ratings,
    reports,
)
from tripot.server.database import tables as lists
from tripot.server.failures import failed
from tripot.server.logs import log
from tripot.server.relay import Relay
from tripot.server.services import Services
from tripot.server.sessions import Sessions
from tripot.server.tables import Tables

EVERY = 60.0
EVERY_MS = round(EVERY * 1000)
IDLE_MS = 10 * 60 * 1000
FORGET_EVERY = 60 * 60.0
DAY = 24 * 3600 * 1000
WEEK = 7 * DAY
"""Milliseconds after which a mailbox that nobody has confirmed is forgotten."""
REPORTED = 90 * DAY
"""Milliseconds for which a report is kept."""
AT_ONCE = 500
"""Tables forgotten in one go, so that no table waits long for the disk."""


class Sweeper:
    def __init__(self, services: Services, tables: Tables, sessions: Sessions, relay: Relay) -> None:
        settings = services.settings
        self._store = services.store
        self._tables = tables
        self._sessions = sessions
        self._relay = relay
        self._settings = settings
        self._metrics = services.metrics
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
        await self.put_away()
        await self._relay.wake(self._settings.now() + EVERY_MS)
        believed = self._calendar.believed()
        if self._settings.uptime() >= self._next:
            self._next = self._settings.uptime() + FORGET_EVERY
            await self.remember_visits()
            if believed:
                await self.forget()
                await self._sessions.sweep()
                await channels.sweep(self._store, self._settings.now() - WEEK, self._settings.now())
                await holidays.sweep(self._store, self._settings.now() - 366 * DAY)
                await notices.sweep(self._store, self._settings.now() - DAY)
                history = self._settings.now() - round(self._settings.keep_history * 1000)
                await played.sweep(self._store, history)
                await ratings.sweep(self._store, history)
                await evenings.sweep(self._store, self._settings.now() - round(self._settings.keep * 1000))
                await mutes.sweep(self._store)
                await reports.sweep(self._store, self._settings.now() - REPORTED)
                await bans.sweep(self._store, self._settings.now())
                await queue.sweep(self._store, self._settings.now() - DAY)
                await outcomes.sweep(self._store, self._settings.now() - round(self._settings.keep * 1000))

    async def put_away(self) -> None:
        """From memory alone."""
        now = self._settings.now()
        await self._tables.put_away(now - IDLE_MS, now + 2 * EVERY_MS)

    async def remember_visits(self) -> None:
        """A table that somebody only looked at was used as well."""
        await lists.touch(self._store, self._tables.visits(), self._settings.now())

    async def forget(self) -> None:
        """For good, with all that was played and said there."""
        settings = self._settings
        kept = (settings.keep, settings.keep_running, settings.keep_unmoved)
        other, playing, unmoved = (settings.now() - round(seconds * 1000) for seconds in kept)
        old = await lists.old(self._store, other, playing, unmoved, AT_ONCE)
        for sheet in old:
            await self._tables.forget(sheet)
        if old:
            log("tables-forgotten", count=len(old))
