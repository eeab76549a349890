"""What nobody uses leaves the memory after minutes, and the disk after weeks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tripot.server.database.store import Statement
from tripot.server.logs import log
from tripot.server.sheet import Sheet

if TYPE_CHECKING:
    from tripot.server.house import House

EVERY = 60.0
IDLE_MS = 10 * 60 * 1000
FORGET_EVERY_MS = 60 * 60 * 1000
AT_ONCE = 500
"""Tables forgotten in one go, so that no table waits long for the disk."""

OLD = """select code, sheet from tables
    where touched < case phase when 'playing' then ? else ? end order by touched limit ?"""


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
            if table.broken:
                del self._house.tables[code]
            elif table.idle() and table.used < late:
                self._house.tables.pop(code).put_away()

    async def remember_visits(self) -> None:
        """A table that somebody only looked at was used as well."""
        house, now = self._house, self._house.settings.now()
        present = {code for code, table in house.tables.items() if table.presence.guests}
        visited, house.visited = house.visited | present, set()
        await house.store.write([("update tables set touched = ? where code = ?", (now, code)) for code in visited])

    async def forget(self) -> None:
        """For good, with all that was played and said there."""
        house, settings = self._house, self._house.settings
        playing, other = (settings.now() - round(kept * 1000) for kept in (settings.keep_running, settings.keep))
        old = await house.store.read(OLD, playing, other, AT_ONCE)
        for code, data in old:
            await house.forget(code, removal(msgspec.msgpack.decode(data, type=Sheet)))
        if old:
            log("tables-forgotten", count=len(old))


def removal(sheet: Sheet) -> list[Statement]:
    rooms = ("turns", "analyses", "tables")
    statements: list[Statement] = [(f"delete from {room} where code = ?", (sheet.code,)) for room in rooms]
    people = [chair.person for chair in sheet.chairs if chair.person is not None]
    return statements + [("delete from seats where person = ? and code = ?", (one, sheet.code)) for one in people]
