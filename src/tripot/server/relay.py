"""What happens at other nodes reaches the tables of this one, and tables go where they are at home."""

from __future__ import annotations

import asyncio

from tripot.kernel.problem import Problem
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.bans import Bans
from tripot.server.database import tables as lists
from tripot.server.database import turns, waits
from tripot.server.database.store import Trouble
from tripot.server.door import Door
from tripot.server.failures import failed
from tripot.server.identity import Identity
from tripot.server.person import Person
from tripot.server.reception import Reception
from tripot.server.services import Services
from tripot.server.sessions import Sessions
from tripot.server.tables import Tables

PERSON = "@"
"""What is told between nodes begins with it when it is about a person and not a table."""
ANEW = "!"
"""The same when a table is to be read from the disk again."""


class Relay:
    def __init__(
        self,
        services: Services,
        tables: Tables,
        reception: Reception,
        identity: Identity,
        sessions: Sessions,
        bans: Bans,
        background: BackgroundTasks,
    ) -> None:
        self._store = services.store
        self._now = services.settings.now
        self._metrics = services.metrics
        self._nodes = services.nodes
        self._waiting_list = services.waiting_list
        self._tables = tables
        self._reception = reception
        self._identity = identity
        self._sessions = sessions
        self._bans = bans
        self._background = background

    def tell(self, person: Person) -> None:
        """Other nodes, that this person has changed, or gone from a device."""
        self._nodes.announce(PERSON + person.id, None)

    def read_anew(self, code: str) -> None:
        """Somebody has written to the past of this table: whatever a node has of it in memory is not to be trusted."""
        self.renew(code)
        self._nodes.announce(ANEW + code, None)

    def renew(self, code: str) -> None:
        if code in self._tables:
            self._tables.give_up(code)

    def hear(self, word: str, count: int | None) -> None:
        """Another node says that something happened there."""
        if word.startswith(ANEW):
            self.renew(word.removeprefix(ANEW))
        elif word.startswith(PERSON):
            self._background.spawn(self._meet_again(word.removeprefix(PERSON)))
        elif (table := self._tables.sound(word)) is not None:
            table.news(count)
        elif count is not None and self._nodes.drives(word):
            self._background.spawn(self._drive([word]))

    def look(self) -> None:
        """For what nobody has told."""
        self._background.spawn(self._catch_up())

    def move(self) -> None:
        """Nodes have come or gone, and with them tables."""
        for table in self._tables.values():
            table.news(None)
            table.resume()
        self._background.spawn(self._send_home())
        self._background.spawn(self.resume())
        self._background.spawn(self.make_up())

    async def admit(self, code: str, person: str) -> tuple[Person, Door]:
        found = await self._reception.person(person)
        return found, await self._reception.table(code, found)

    async def resume(self) -> None:
        """Games whose bots and clocks are this node's go on."""
        await self.wake(self._now())

    async def wake(self, until: int) -> None:
        """Those of them where something happens by itself until then."""
        try:
            codes = await lists.due(self._store, until)
            await self._drive([code for code in codes if self._nodes.drives(code)])
        except Trouble as error:
            failed(self._metrics, "database-failed", error)

    async def make_up(self) -> None:
        """For what another node, or this one before it fell, did not write about its last turns."""
        try:
            codes = [code for code in await waits.behind(self._store) if self._nodes.drives(code)]
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
            return
        await self._drive(codes)
        for code in codes:
            if (table := self._tables.sound(code)) is not None:
                self._waiting_list.note(table.state, table.presence.people())

    async def bar(self) -> None:
        """Whoever may not come in any more is shown the door."""
        for person in await self._bans.refresh():
            self._sessions.shut(person)

    async def _meet_again(self, person: str) -> None:
        try:
            await self.bar()
            await self._sessions.refresh(person)
            await self._identity.refresh(person)
        except Trouble as error:
            failed(self._metrics, "database-failed", error)

    async def _catch_up(self) -> None:
        codes = list(self._tables)
        try:
            await self._sessions.look()
            await self.bar()
            for code, count in (await turns.counts(self._store, codes)).items():
                if (table := self._tables.sound(code)) is not None:
                    table.news(count)
            elsewhere = await self._nodes.elsewhere(codes)
            for code in codes:
                table = self._tables.sound(code)
                if table is not None and table.presence.elsewhere != elsewhere.get(code, frozenset()):
                    table.news(None)
        except Trouble as error:
            failed(self._metrics, "database-failed", error)
        await self._send_home()
        await self.resume()

    async def _send_home(self) -> None:
        """Tables that are here because their home could not be reached, or was here before nodes came or went."""
        for code, table in list(self._tables.items()):
            away = not self._nodes.drives(code) and (table.idle(self._now()) or await self._nodes.way(code) is not None)
            if away and self._tables.sound(code) is table:
                self._tables.give_up(code)

    async def _drive(self, codes: list[str]) -> None:
        for code in codes:
            if self._tables.sound(code) is None:
                try:
                    await self._tables.fetch(code)
                except Problem as problem:
                    failed(self._metrics, "table-unplayable", problem, reason=problem.reason)
                await asyncio.sleep(0)
