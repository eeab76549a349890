"""For whom tables wait, written down a moment after each turn, so that no turn waits for it; and what those who want it
are to be told of that.

What a fallen node did not write is found by the turn that it names: the next home of the table makes up for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from tripot.kernel.bits import members
from tripot.kernel.seats import SPECTATOR
from tripot.server.database import notices, waits
from tripot.server.database.notices import Notice
from tripot.server.database.store import Statement, Store, Trouble
from tripot.server.database.waits import Asked, Wait
from tripot.server.failures import failed
from tripot.server.metrics import Metrics
from tripot.server.play import Play
from tripot.server.table_state import TableState

MOMENT = 0.4
"""Seconds in which what happens is gathered: of many turns of a table only the last is written."""


class WaitingList:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._fresh: dict[str, list[Statement]] = {}
        self._reminders: list[Statement] = []
        self._news = asyncio.Event()
        self.subscribers: dict[str, list[str]] = {}
        """Who wants to be told, through which channels."""

    def note(self, state: TableState, here: frozenset[str]) -> None:
        """What it has come to, once it is on the disk, and who is there to see it."""
        found = wait(state)
        self._fresh[state.sheet.code] = [waits.keep(found), *map(notices.add, self._notices(state, found, here))]
        self._news.set()

    def remind(self, state: TableState) -> None:
        """Whoever is asked is told of it once more."""
        found = wait(state)
        for notice in self._notices(state, found, frozenset()):
            self._reminders += notices.again(notice)
        self._news.set()

    async def run(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(MOMENT)
            await self.write()

    async def write(self) -> None:
        """All that is not on the disk."""
        fresh, self._fresh = self._fresh, {}
        reminders, self._reminders = self._reminders, []
        self._news.clear()
        if not fresh and not reminders:
            return
        try:
            await self._store.write([statement for code in sorted(fresh) for statement in fresh[code]] + reminders)
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
            self._fresh = {**fresh, **self._fresh}
            self._reminders = reminders + self._reminders

    def _notices(self, state: TableState, found: Wait, here: frozenset[str]) -> Iterable[Notice]:
        sheet = state.sheet
        for one in found.asked if self.subscribers else ():
            chair = sheet.chairs[one.seat]
            if one.question and chair.person is not None and chair.level is None:
                for channel in self.subscribers.get(chair.person, ()):
                    held = int(chair.person in here)
                    turn = (sheet.code, sheet.number, one.seat, one.question)
                    yield Notice(channel, *turn, since=one.since, held=held, due=one.since)


def wait(state: TableState) -> Wait:
    play = state.play
    if play is None or play.over:
        return Wait(state.sheet.code, state.turns, ())
    return Wait(state.sheet.code, state.turns, asked(play))


def asked(play: Play) -> tuple[Asked, ...]:
    """As everybody may know it: whoever has answered without the others' knowing is among them (NC-8.2)."""
    players = (1 << play.game.players) - 1
    seats = members(play.game.missing(play.match.state, SPECTATOR) & players)
    clock, deadlines = play.clock, play.clock.shown(seats)
    return tuple(Asked(seat, clock.tickets[seat], clock.since[seat], deadlines[seat]) for seat in seats)
