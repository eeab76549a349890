"""All tables of the house: made, found again on the disk, and put away when nothing happens at them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.analyst import Analyst
from tripot.server.change import Arranged, Begun, Change
from tripot.server.codes import read_code
from tripot.server.database import tables, turns
from tripot.server.database.address import store
from tripot.server.database.changes import encode
from tripot.server.database.secret import house_secret
from tripot.server.database.store import Trouble, Turn
from tripot.server.follower import Follower
from tripot.server.forms import OpenTable, QuickForm, TableForm
from tripot.server.identity import Identity
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.nodes import Nodes
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.services import Services
from tripot.server.settings import Settings
from tripot.server.sheet import Header, Sheet
from tripot.server.sweep import Broom
from tripot.server.table import Table
from tripot.server.table_state import TableState, played, told
from tripot.server.workers import Workers

LISTED = 50
PERSON = "@"
"""What is told between nodes begins with it when it is about a person and not a table."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.store = store(settings.data, settings.database, self.metrics)
        self.settings = settings
        self._nodes = nodes(self)
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self.visited: set[str] = set()
        """Tables that somebody asked for since the broom last came by."""
        self.broom = Broom(self)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.metrics.gauge("tripot_tables", lambda: len(self.tables))
        self.metrics.gauge("tripot_live_nodes", lambda: len(self._nodes.live))
        self.metrics.gauge("tripot_sockets", lambda: self.sockets)

    async def open(self) -> None:
        """Games that were going on go on."""
        secret = await house_secret(self.store)
        workers = Workers(self.settings.workers, self.metrics)
        self.services = Services(
            self.settings, self.store, self._nodes, Follower(self.store), workers, self.metrics, secret
        )
        self.identity = Identity(self.store, secret, self.settings.now)
        self.analyst = Analyst(self.store, self._nodes, self.metrics, self.settings.analysis)
        await self._nodes.open()
        self.spawn(self._resume())
        self.spawn(self.broom.run())

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for table in self.tables.values():
            table.close()
        await asyncio.sleep(0)
        await self.services.nodes.close()
        self.analyst.close()
        self.services.workers.close()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        chore = asyncio.create_task(work)
        self._chores.add(chore)
        chore.add_done_callback(self._chores.discard)

    async def create(self, person: Person, form: TableForm) -> Table:
        sheet = lobby.new_sheet(form.game, person, self.settings.seed, dict(form.options), form.pace, form.open)
        return await self._keep(sheet, None)

    async def quick(self, person: Person, form: QuickForm) -> Table:
        """A game against bots that has begun: a whole one, or one that goes on from a scenario."""
        found = None if form.scenario is None else box(form.game).scenario(form.scenario)
        options = {} if found is None else found.options
        sheet = lobby.new_sheet(form.game, person, self.settings.seed, options, "none", listed=False)
        players = form.players
        if found is not None:
            sheet = sheet if found.seat == 0 else lobby.sit(sheet, person, found.seat)
            players = found.players
        for chair in range(min(players, len(sheet.chairs))):
            if not sheet.chairs[chair].taken:
                sheet = lobby.add_bot(sheet, person, chair, form.level)
        return await self._keep(*lobby.start(sheet, person, self.settings.now()))

    async def _keep(self, sheet: Sheet, header: Header | None) -> Table:
        first: Change = Arranged(sheet) if header is None else Begun(sheet, header)
        state = TableState(sheet, self.services.seconds)
        state.take(first)
        state.turns = 1
        turn = Turn(sheet.code, 1, encode([first]))
        await self.store.write(tables.listing(sheet, None, self.settings.now()), turn)
        table = self.tables[sheet.code] = Table(self.services, state, [])
        table.resume()
        self.services.nodes.announce(sheet.code, 1)
        self.metrics.count("tripot_tables_created_total")
        return table

    async def find(self, text: str) -> Table:
        """The table with this code; Problem if there is none."""
        code = read_code(text)
        table = None if code is None else await self._table(code)
        if table is None:
            raise Problem("server-no-table")
        self.visited.add(table.sheet.code)
        table.used = self.settings.now()
        return table

    async def _table(self, code: str) -> Table | None:
        return self.tables[code] if self._has(code) else await self._once(code, self._load(code))

    def _has(self, code: str) -> bool:
        """In memory, and sound."""
        return code in self.tables and not self.tables[code].broken

    def _once(self, code: str, work: Coroutine[Any, Any, Table | None]) -> asyncio.Future[Table | None]:
        """One thing at a time is done about a table on the disk; whoever comes meanwhile waits for its outcome."""
        if code in self._loading:
            work.close()
        else:
            self._loading[code] = asyncio.create_task(work)
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return asyncio.shield(self._loading[code])

    async def forget(self, sheet: Sheet) -> None:
        """Remove a table with its data, unless somebody asked for it just now."""
        code = sheet.code
        if code in self._loading:
            await asyncio.shield(self._loading[code])
        if code not in self.visited:
            await self._once(code, self._forget(sheet))

    async def _forget(self, sheet: Sheet) -> None:
        table = self.tables.pop(sheet.code, None)
        if table is not None:
            table.close()
        await tables.remove(self.store, sheet)
        self.metrics.count("tripot_tables_forgotten_total")

    async def _load(self, code: str) -> Table | None:
        found = await turns.turns_of(self.store, code)
        if not found:
            return None
        state, changes = told(found, self.services.seconds)
        done = [change.done for change in changes if change.done is not None]
        table = self.tables[code] = Table(self.services, state, done)
        table.resume()
        return table

    async def game(self, code: str, number: int) -> Play:
        """A game of this table, played again from its log; Problem if there is none."""
        found = await turns.turns_of(self.store, code)
        return await asyncio.to_thread(played, found, number, self.services.seconds)

    async def listed(self) -> list[OpenTable]:
        return [open_table(*row) for row in await tables.open_tables(self.store, LISTED)]

    async def mine(self, person: Person) -> list[OpenTable]:
        return [open_table(*row) for row in await tables.tables_of(self.store, person.id, LISTED)]

    async def rename(self, person: Person) -> None:
        """At every table where this person sits."""
        for seat in await self.mine(person):
            (await self.find(seat.code)).rename(person.id, person.name)
        self.services.nodes.announce(PERSON + person.id, None)

    def hear(self, code: str, count: int | None) -> None:
        """Another node says that something happened there."""
        if code.startswith(PERSON):
            self.spawn(self.identity.refresh(code.removeprefix(PERSON)))
        elif self._has(code):
            self.tables[code].news(count)
        elif count is not None and self.services.nodes.drives(code):
            self.spawn(self._drive([code]))

    def look(self) -> None:
        """For what nobody has told."""
        self.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        codes = list(self.tables)
        try:
            for code, count in (await turns.counts(self.store, codes)).items():
                if self._has(code):
                    self.tables[code].news(count)
            elsewhere = await self.services.nodes.elsewhere(codes)
            for code in codes:
                if self._has(code) and self.tables[code].presence.elsewhere != elsewhere.get(code, frozenset()):
                    self.tables[code].news(None)
        except Trouble as error:
            log("database-failed", error=type(error).__name__)
        await self._resume()

    def move(self) -> None:
        """Nodes have come or gone, and with them tables."""
        for table in self.tables.values():
            table.news(None)
            table.resume()
        self.spawn(self._resume())

    async def _resume(self) -> None:
        """Games whose bots and clocks are this node's go on."""
        try:
            codes = await tables.playing(self.store)
            await self._drive([code for code in codes if self.services.nodes.drives(code)])
        except Trouble as error:
            log("database-failed", error=type(error).__name__)

    async def _drive(self, codes: list[str]) -> None:
        for code in codes:
            if not self._has(code):
                try:
                    await self._table(code)
                except Problem as problem:
                    log("table-unplayable", reason=problem.reason)
                await asyncio.sleep(0)


def nodes(house: House) -> Nodes:
    """This one among the others."""
    settings = house.settings
    if not house.store.shared:
        if settings.bus:
            raise Problem("server-bus-alone")
        return Nodes()
    try:
        from tripot.server.cluster import Cluster  # here, because a house on one file does without it
    except ImportError:
        raise Problem("server-extra", extra="nodes") from None
    return Cluster(house.store, settings.bus, house.hear, house.look, house.move)


def open_table(sheet: Sheet, touched: int) -> OpenTable:
    host = next((chair.name for chair in sheet.chairs if chair.person == sheet.host), "")
    names = tuple(chair.name for chair in sheet.chairs if chair.taken)
    phase: Any = sheet.phase
    return OpenTable(sheet.code, sheet.game, phase, host, names, len(sheet.chairs), sheet.pace, touched)
