"""One SQLite file. A thread of its own commits what has gathered, and only then is anything acknowledged."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tripot.kernel.problem import Problem
from tripot.server.metrics import Metrics

Statement = tuple[str, Sequence[Any]]
T = TypeVar("T")

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
"""


class Batch:
    """Statements that are committed together or not at all."""

    def __init__(self, statements: list[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.future: asyncio.Future[None] = loop.create_future()
        self.error: sqlite3.Error | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


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

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Done when the statements are on the disk; sqlite3.Error if they are not."""
        batch = Batch(statements, asyncio.get_running_loop())
        self._queue.put(batch)
        return batch.future

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
        while (first := self._queue.get()) is not None:
            batches, stop = [first], False
            while not self._queue.empty():
                batch = self._queue.get()
                if batch is None:
                    stop = True
                    break
                batches.append(batch)
            self._commit(batches)
            if stop:
                return

    def _commit(self, batches: list[Batch]) -> None:
        """All that has gathered in one transaction; a batch that fails takes no other with it."""
        write = self._writing.execute
        try:
            write("begin immediate")
            for batch in batches:
                write("savepoint batch")
                try:
                    for sql, args in batch.statements:
                        write(sql, args)
                except sqlite3.Error as error:
                    batch.error = error
                    write("rollback to batch")
                write("release batch")
            write("commit")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                write("rollback")
            for batch in batches:
                batch.error = error
        self._metrics.count("tripot_commits_total")
        self._metrics.count("tripot_batches_total", len(batches))
        for loop in {batch.future.get_loop() for batch in batches}:
            mine = [batch for batch in batches if batch.future.get_loop() is loop]
            try:
                loop.call_soon_threadsafe(settle, mine)
            except RuntimeError:  # the loop has gone; what is committed stays committed
                continue


def settle(batches: list[Batch]) -> None:
    for batch in batches:
        batch.settle()
