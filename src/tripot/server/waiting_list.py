"""For whom tables wait, written down a moment after each turn, so that no turn waits for it.

What a fallen node did not write is found by the turn that it names: the next home of the table makes up for it."""

from __future__ import annotations

import asyncio

from tripot.server.database import waits
from tripot.server.database.store import Store, Trouble
from tripot.server.database.waits import Asked, Wait
from tripot.server.failures import failed
from tripot.server.metrics import Metrics
from tripot.server.table_state import TableState

MOMENT = 0.4
"""Seconds in which what happens is gathered: of many turns of a table only the last is written."""


class WaitingList:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._fresh: dict[str, Wait] = {}
        self._news = asyncio.Event()

    def note(self, state: TableState) -> None:
        """What it has come to, once it is on the disk."""
        self._fresh[state.sheet.code] = wait(state)
        self._news.set()

    async def run(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(MOMENT)
            await self.write()

    async def write(self) -> None:
        """All that is not on the disk."""
        fresh, self._fresh = self._fresh, {}
        self._news.clear()
        if not fresh:
            return
        try:
            await self._store.write([waits.keep(fresh[code]) for code in sorted(fresh)])
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
            self._fresh = {**fresh, **self._fresh}


def wait(state: TableState) -> Wait:
    play = state.play
    if play is None or play.over:
        return Wait(state.sheet.code, state.turns, ())
    clock = play.clock
    asked = [Asked(seat, clock.tickets[seat], clock.since[seat], clock.deadlines[seat]) for seat in clock.asked()]
    return Wait(state.sheet.code, state.turns, tuple(asked))
