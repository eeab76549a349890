"""The tables of this node: each is in memory once, made just now or read from the disk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tripot.kernel.problem import Problem
from tripot.server.change import Begun, Change, Laid
from tripot.server.codes import read_code
from tripot.server.database import tables, turns
from tripot.server.database.changes import encode
from tripot.server.database.store import Statement, Trouble, Turn
from tripot.server.failures import failed
from tripot.server.loading import Loaded, load
from tripot.server.services import Services
from tripot.server.sheet import Header, Sheet
from tripot.server.single_flight import SingleFlight
from tripot.server.table import Table
from tripot.server.table_state import TableState

AT_ONCE = 200
"""Statements."""


class Tables(Mapping[str, Table]):
    def __init__(self, services: Services) -> None:
        self._services = services
        self._here: dict[str, Table] = {}
        self._disk: SingleFlight[Table | None] = SingleFlight()
        self._visited: set[str] = set()
        """Those that somebody asked for lately."""

    def __getitem__(self, code: str) -> Table:
        return self._here[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def sound(self, code: str) -> Table | None:
        """If it is in memory and not broken."""
        table = self._here.get(code)
        return None if table is None or table.broken else table

    async def add(self, sheet: Sheet, header: Header | None = None, also: Sequence[Statement] = ()) -> Table:
        """A new one; with a header its first game has begun. Also these are done, or none of it."""
        first: Change = Laid(sheet) if header is None else Begun(sheet, header)
        state, data = TableState(sheet, self._services.time), encode([first])
        state.take(first)
        state.turns, state.size = 1, len(data)
        statements = [*also, *tables.listing(sheet, None, self._services.settings.now())]
        if (due := state.due()) is not None:
            statements.append(tables.wake(sheet.code, due))
        await self._services.store.write(statements, Turn(sheet.code, 1, data))
        table = Table(self._services, Loaded(state, [], 0))
        table.used = self._services.settings.now()
        if self._services.nodes.drives(sheet.code):
            self._open(table)
        self._services.nodes.announce(sheet.code, 1)
        self._services.waiting_list.note(state, frozenset(tables.people(sheet)))  # whoever makes it is about to come
        self._services.metrics.count("tripot_tables_created_total")
        return table

    async def find(self, text: str) -> Table:
        """The table with this code, as somebody typed it; Problem if there is none."""
        code = read_code(text)
        table = None if code is None else await self.fetch(code)
        if table is None:
            raise Problem("server-no-table")
        self._visited.add(table.sheet.code)
        table.used = self._services.settings.now()
        return table

    async def code(self, text: str) -> str:
        """Of the table that somebody typed, which need not be at home here; Problem if there is none."""
        code = read_code(text)
        if code is None or self._services.nodes.drives(code):
            return (await self.find(text)).sheet.code
        if not (await turns.counts(self._services.store, [code]))[code]:
            raise Problem("server-no-table")
        self._visited.add(code)
        return code

    async def fetch(self, code: str) -> Table | None:
        """From memory or from the disk; nobody has visited it by that."""
        return self.sound(code) or await self._disk.do(code, self._load(code))

    async def forget(self, sheet: Sheet) -> None:
        """Remove a table with its data, unless somebody asked for it just now."""
        await self._disk.rest(sheet.code)
        if sheet.code not in self._visited:
            await self._disk.do(sheet.code, self._forget(sheet))

    async def remove(self, sheet: Sheet) -> None:
        """With its data, whoever is there."""
        self._visited.discard(sheet.code)
        await self.forget(sheet)

    async def put_away(self, before: int, until: int) -> None:
        """From memory, what is broken, or not used since and idle until then; it is on the disk."""
        statements: list[Statement] = []
        for code, table in list(self._here.items()):
            if table.broken:
                del self._here[code]
            elif table.used < before and table.idle(until):
                del self._here[code]
                statements += table.rest()
            if len(statements) >= AT_ONCE:
                await self._services.store.write(statements)
                statements = []
        await self._services.store.write(statements)

    def give_up(self, code: str) -> None:
        """It is at home elsewhere: whoever is here comes again, and finds it there."""
        self._here.pop(code).close()

    def visits(self) -> set[str]:
        """The tables that somebody has asked for since this was last called, or is at."""
        present = {code for code, table in self._here.items() if table.presence.guests}
        visited, self._visited = self._visited | present, set()
        return visited

    async def close(self) -> None:
        statements: list[Statement] = []
        for table in self._here.values():
            statements += table.rest()
            table.close()
        try:
            await self._services.store.write(statements)
        except Trouble as error:  # it is not lost: without it more has to be read
            failed(self._services.metrics, "database-failed", error)

    def _open(self, table: Table) -> Table:
        self._here[table.sheet.code] = table
        table.resume()
        return table

    async def _load(self, code: str) -> Table | None:
        loaded = await load(self._services, code)
        return None if loaded is None else self._open(Table(self._services, loaded))

    async def _forget(self, sheet: Sheet) -> None:
        table = self._here.pop(sheet.code, None)
        if table is not None:
            table.close()
        await tables.remove(self._services.store, sheet)
        self._services.metrics.count("tripot_tables_forgotten_total")
