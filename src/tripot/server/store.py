"""One SQLite file. A thread of its own commits what has gathered, and only then is anything acknowledged."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tripot.kernel.problem import Problem
from tripot.server.metrics import Metrics

Statement = tuple[str, Sequence[Any]]
Row = tuple[str, tuple[str | int | None, ...]]
"""A table's name, and its columns in order."""
Then = Callable[[sqlite3.Error | None], None]
T = TypeVar("T")

CROWD = 8
GATHERING = 0.002
"""Seconds: when so many tables shared the last commit, the next one waits a little for more of them."""

SCHEMA = """
create table if not exists house (key text primary key, value blob not null) without rowid;
create table if not exists people (
    id text primary key, name text not null, language text not null, handle text unique, phrase text
) without rowid;
create table if not exists tables (
    code text primary key, sheet blob not null, phase text not null, open int not null, touched int not null
) without rowid;
create index if not exists open_tables on tables (open, phase, touched);
create table if not exists seats (
    person text not null, code text not null, primary key (person, code)
) without rowid;
create table if not exists games (
    code text not null, number int not null, header blob not null, primary key (code, number)
) without rowid;
create table if not exists moves (
    code text not null, number int not null, n int not null, seat int not null, action int not null, at int not null,
    primary key (code, number, n)
) without rowid;
create table if not exists chat (
    code text not null, channel text not null, n int not null, name text not null, chair int, text text not null,
    at int not null, primary key (code, channel, n)
) without rowid;
create table if not exists done (
    code text not null, person text not null, command text not null, at int not null,
    primary key (code, person, command)
) without rowid;
create table if not exists analyses (
    code text not null, number int not null, found blob not null, primary key (code, number)
) without rowid;
"""


class Writing:
    """What is committed together or not at all: new rows of the tables that only grow, and any other statement."""

    __slots__ = ("rows", "statements")

    def __init__(self, statements: list[Statement] | None = None) -> None:
        self.statements = [] if statements is None else statements
        self.rows: list[Row] = []

    def __bool__(self) -> bool:
        return bool(self.rows or self.statements)


class Batch:
    """A writing on its way, and whom to tell how it went."""

    __slots__ = ("error", "loop", "then", "writing")

    def __init__(self, writing: Writing, loop: asyncio.AbstractEventLoop, then: Then) -> None:
        self.writing = writing
        self.loop = loop
        self.then = then
        self.error: sqlite3.Error | None = None


class Store:
    def __init__(self, path: Path, metrics: Metrics) -> None:
        self._metrics = metrics
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._writing = self._connect(path)
            self._writing.executescript(SCHEMA)
            self._reading = self._connect(path)
        except (OSError, sqlite3.Error) as error:
            raise Problem(
                "server-data", file=str(path), detail=getattr(error, "sqlite_errorname", type(error).__name__)
            ) from None
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "tripot-reader")
        self._writer = threading.Thread(target=self._write, name="tripot-writer", daemon=True)
        self._writer.start()

    @staticmethod
    def _connect(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    def put(self, writing: Writing, then: Then) -> None:
        """Later, on this event loop, `then` is told that it is on the disk, or why not."""
        self._queue.put(Batch(writing, asyncio.get_running_loop(), then))

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Done when the statements are on the disk; sqlite3.Error if they are not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: sqlite3.Error | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.put(Writing(statements), then)
        return future

    async def read(self, sql: str, *args: Any) -> list[Any]:
        return await self.reading(lambda connection: connection.execute(sql, args).fetchall())

    async def reading(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Ask away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, ask, self._reading)

    def close(self) -> None:
        """After the last commit."""
        self._queue.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()

    def _write(self) -> None:
        gathered = 0
        while (first := self._queue.get()) is not None:
            if gathered >= CROWD:
                time.sleep(GATHERING)
            batches, stop = [first], False
            while not self._queue.empty():
                batch = self._queue.get()
                if batch is None:
                    stop = True
                    break
                batches.append(batch)
            self._commit(batches)
            gathered = len(batches)
            if stop:
                return

    def _commit(self, batches: list[Batch]) -> None:
        """All that has gathered in one transaction; a batch that fails takes no other with it."""
        try:
            if not self._together(batches):
                self._one_by_one(batches)
        except sqlite3.Error as error:
            self._undo()
            for batch in batches:
                batch.error = error
        self._metrics.count("tripot_commits_total")
        self._metrics.count("tripot_batches_total", len(batches))
        for loop in {batch.loop for batch in batches}:
            mine = [batch for batch in batches if batch.loop is loop]
            try:
                loop.call_soon_threadsafe(tell, mine)
            except RuntimeError:  # the loop has gone; what is committed stays committed
                continue

    def _together(self, batches: list[Batch]) -> bool:
        """The fast way: one statement for all rows of a table. False if anything is amiss, and nothing is written."""
        gathered: dict[str, list[tuple[str | int | None, ...]]] = {}
        for batch in batches:
            for table, row in batch.writing.rows:
                gathered.setdefault(table, []).append(row)
        execute = self._writing.execute
        try:
            execute("begin immediate")
            for batch in batches:
                for sql, args in batch.writing.statements:
                    execute(sql, args)
            for table, rows in gathered.items():
                execute(many(table, len(rows[0])), (msgspec.json.encode(rows).decode(),))
            execute("commit")
        except sqlite3.Error:
            self._undo()
            return False
        return True

    def _one_by_one(self, batches: list[Batch]) -> None:
        execute = self._writing.execute
        execute("begin immediate")
        for batch in batches:
            execute("savepoint batch")
            try:
                for sql, args in batch.writing.statements:
                    execute(sql, args)
                for table, row in batch.writing.rows:
                    execute(one(table, len(row)), row)
            except sqlite3.Error as error:
                batch.error = error
                execute("rollback to batch")
            execute("release batch")
        execute("commit")

    def _undo(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("rollback")


def one(table: str, columns: int) -> str:
    return f"insert into {table} values ({', '.join('?' * columns)})"


def many(table: str, columns: int) -> str:
    """All rows from one JSON document: one step of SQLite, and so the event loop is disturbed once."""
    values = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(columns))
    return f"insert into {table} select {values} from json_each(?)"


def tell(batches: list[Batch]) -> None:
    for batch in batches:
        batch.then(batch.error)
