"""All tables of the house: made, found again on the disk, and put away when nothing happens at them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec

from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.analyst import Analyst
from tripot.server.change import header_statement, sheet_statements
from tripot.server.chat import KEPT, Chat
from tripot.server.codes import read_code
from tripot.server.desk import Desk
from tripot.server.forms import OpenTable, QuickForm, TableForm
from tripot.server.identity import Identity, Person
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.play import Play
from tripot.server.settings import Settings
from tripot.server.sheet import Entry, Header, Sheet, Spoken
from tripot.server.store import Statement, Store
from tripot.server.sweep import Broom
from tripot.server.table import Table
from tripot.server.workers import Workers

LISTED = 50


class House:
    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.store = Store(settings.data, self.metrics)
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self.visited: set[str] = set()
        """Tables that somebody asked for since the broom last came by."""
        self.broom = Broom(self)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.metrics.gauge("tripot_tables", lambda: len(self.tables))
        self.metrics.gauge("tripot_sockets", lambda: self.sockets)

    async def open(self) -> None:
        """Games that were going on go on."""
        secret = await self._secret()
        workers = Workers(self.settings.workers, self.metrics)
        self.desk = Desk(self.settings, self.store, workers, self.metrics, secret)
        self.identity = Identity(self.store, secret, self.settings.now)
        self.analyst = Analyst(self.store, self.metrics, self.settings.analysis)
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self.broom.run())]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for table in self.tables.values():
            table.close()
        await asyncio.sleep(0)
        self.analyst.close()
        self.desk.workers.close()
        await asyncio.to_thread(self.store.close)

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
        statements = sheet_statements(sheet, None, self.settings.now())
        if header is not None:
            statements.append(header_statement(sheet.code, sheet.number, header))
        await self.store.write(statements)
        play = None if header is None else Play(sheet.number, header, self.desk.seconds(header.pace))
        table = self.tables[sheet.code] = Table(self.desk, sheet, play, Chat([]), [])
        table.resume()
        self.metrics.count("tripot_tables_created_total")
        return table

    async def find(self, text: str) -> Table:
        """The table with this code; Problem if there is none."""
        code = read_code(text)
        table = None if code is None else await self._table(code)
        if table is None:
            raise Problem("server-no-table")
        self.visited.add(table.sheet.code)
        return table

    async def _table(self, code: str) -> Table | None:
        table = self.tables.get(code)
        if table is None or table.broken:
            return await self._once(code, self._load(code))
        return table

    def _once(self, code: str, work: Coroutine[Any, Any, Table | None]) -> asyncio.Future[Table | None]:
        """One thing at a time is done about a table on the disk; whoever comes meanwhile waits for its outcome."""
        if code in self._loading:
            work.close()
        else:
            self._loading[code] = asyncio.create_task(work)
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return asyncio.shield(self._loading[code])

    async def forget(self, code: str, removal: list[Statement]) -> None:
        """Remove a table with its data, unless somebody asked for it just now."""
        if code in self._loading:
            await asyncio.shield(self._loading[code])
        if code not in self.visited:
            await self._once(code, self._forget(code, removal))

    async def _forget(self, code: str, removal: list[Statement]) -> None:
        table = self.tables.pop(code, None)
        if table is not None:
            table.close()
        await self.store.write(removal)
        self.metrics.count("tripot_tables_forgotten_total")

    async def _load(self, code: str) -> Table | None:
        rows = await self.store.read("select sheet from tables where code = ?", code)
        if not rows:
            return None
        sheet = msgspec.msgpack.decode(rows[0][0], type=Sheet)
        play = None if sheet.phase == "lobby" else await self.game(code, sheet.number)
        chat: list[Spoken] = []
        for channel in ("players", "gallery"):
            sql = """select channel, n, name, chair, text, at from chat
                where code = ? and channel = ? order by n desc limit ?"""
            chat += [Spoken(*row) for row in reversed(await self.store.read(sql, code, channel, KEPT))]
        done = await self.store.read("select person, command from done where code = ? order by at", code)
        table = self.tables[code] = Table(self.desk, sheet, play, Chat(chat), done)
        table.resume()
        return table

    async def game(self, code: str, number: int) -> Play:
        """A game of this table, played again from its log; Problem if there is none."""
        rows = await self.store.read("select header from games where code = ? and number = ?", code, number)
        if not rows:
            raise Problem("server-no-game")
        header = msgspec.msgpack.decode(rows[0][0], type=Header)
        sql = "select seat, action, at from moves where code = ? and number = ? order by n"
        entries = [Entry(*row) for row in await self.store.read(sql, code, number)]
        return await asyncio.to_thread(Play, number, header, self.desk.seconds(header.pace), entries)

    async def listed(self) -> list[OpenTable]:
        sql = "select sheet, touched from tables where open = 1 and phase <> 'over' order by touched desc limit ?"
        return [open_table(*row) for row in await self.store.read(sql, LISTED)]

    async def mine(self, person: Person) -> list[OpenTable]:
        sql = """select sheet, touched from seats join tables using (code)
            where person = ? and phase <> 'over' order by touched desc limit ?"""
        return [open_table(*row) for row in await self.store.read(sql, person.id, LISTED)]

    def rename(self, person: Person) -> None:
        for table in self.tables.values():
            if table.sheet.chair_of(person.id) is not None:
                table.rename(person.id, person.name)

    async def _secret(self) -> bytes:
        """The house's own secret, made once."""
        fresh = secrets.token_bytes(32)
        await self.store.write([("insert or ignore into house values ('secret', ?)", (fresh,))])
        found: bytes = (await self.store.read("select value from house where key = 'secret'"))[0][0]
        return found

    async def _resume(self) -> None:
        for (code,) in await self.store.read("select code from tables where phase = 'playing'"):
            try:
                await self._table(code)
            except Problem as problem:
                log("table-unplayable", reason=problem.reason)
            await asyncio.sleep(0)


def open_table(data: bytes, touched: int) -> OpenTable:
    sheet = msgspec.msgpack.decode(data, type=Sheet)
    host = next((chair.name for chair in sheet.chairs if chair.person == sheet.host), "")
    names = tuple(chair.name for chair in sheet.chairs if chair.taken)
    phase: Any = sheet.phase
    return OpenTable(sheet.code, sheet.game, phase, host, names, len(sheet.chairs), sheet.pace, touched)
