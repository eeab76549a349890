"""A PostgreSQL server, which any number of nodes share."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg

from tripot.kernel.problem import Problem
from tripot.server.database.store import Batch, Overtaken, Store, Taken, Trouble
from tripot.server.database.upgrade import numbered, prepare
from tripot.server.metrics import Metrics

READERS = 4
PATIENCE = 10
"""Seconds to wait for a connection."""
MANY = """insert into turns select * from unnest(%s::text[], %s::int[], %s::text[]) as new(code, n, data)
    where n = 1 or exists (select from tables where tables.code = new.code)
    order by code on conflict do nothing returning code, n"""
"""Compare and append: of two nodes that write the same turn, one gets it back; of a table that is no more, none.
All nodes append in the same order, or two of them could wait for each other."""

Connection = psycopg.Connection[tuple[Any, ...]]


class Postgres(Store):
    shared = True

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._url = url
        try:
            self._writing = self._connect()
            if not numbered(lambda sql: self._writing.execute(sql.encode())):
                prepare(url)
        except psycopg.Error as error:
            raise Problem("server-database", detail=str(error).strip()) from None
        self._reading = threading.local()
        self._opened: set[Connection] = set()
        super().__init__(metrics, READERS)

    def _connect(self) -> Connection:
        return psycopg.connect(self._url, autocommit=True, connect_timeout=PATIENCE, application_name="tripot")

    def address(self) -> str:
        """By which it reaches the server; a server at hand may be reached by no address at all."""
        with socket.socket(fileno=os.dup(self._writing.fileno())) as end:
            return super().address() if end.family == socket.AF_UNIX else str(end.getsockname()[0])

    def close(self) -> None:
        super().close()
        for connection in (*self._opened, self._writing):
            connection.close()

    def ask(self, sql: str, args: Sequence[Any]) -> list[Any]:
        """A reader whose connection broke tries once with a fresh one: asking twice does no harm."""
        try:
            try:
                return self._reader(fresh=False).execute(spelled(sql), args).fetchall()
            except psycopg.OperationalError:
                return self._reader(fresh=True).execute(spelled(sql), args).fetchall()
        except psycopg.Error as error:
            raise trouble(error) from error

    def _reader(self, fresh: bool) -> Connection:
        """Of this thread."""
        found: Connection | None = getattr(self._reading, "connection", None)
        if found is not None and fresh:
            found.close()
            self._opened.discard(found)
            found = self._reading.connection = None
        if found is None:
            found = self._reading.connection = self._connect()
            self._opened.add(found)
        return found

    def together(self, batches: list[Batch]) -> bool:
        try:
            self._mend()
            if not any(batch.writing.statements for batch in batches):
                self._append(batches)  # a single statement, which is a transaction by itself
                return True
            with self._writing.transaction():
                self._execute(self._append(batches))
        except psycopg.errors.DeadlockDetected:
            return False
        except psycopg.OperationalError as error:
            raise trouble(error) from error
        except psycopg.Error:
            return False
        return True

    def _append(self, batches: list[Batch]) -> list[Batch]:
        """All turns in one go; the batches whose turn nobody else had written."""
        turns = [batch.writing.turn for batch in batches if batch.writing.turn is not None]
        won: set[tuple[str, int]] = set()
        if turns:
            columns = [turn.code for turn in turns], [turn.n for turn in turns], [turn.data for turn in turns]
            won = {(code, n) for code, n in self._writing.execute(MANY, columns)}
        kept = []
        for batch in batches:
            turn = batch.writing.turn
            if turn is None or (turn.code, turn.n) in won:
                kept.append(batch)
            else:
                batch.error = Overtaken(f"{turn.code} {turn.n}")
        return kept

    def one_by_one(self, batches: list[Batch]) -> None:
        """Each in a transaction of its own, so that none waits for another with something in its hands."""
        for batch in batches:
            batch.error = None
            try:
                self._mend()
                with self._writing.transaction():
                    self._execute(self._append([batch]))
            except psycopg.Error as error:
                batch.error = trouble(error)

    def _execute(self, batches: list[Batch]) -> None:
        for batch in batches:
            for sql, args in batch.writing.statements:
                self._writing.execute(spelled(sql), args)

    def _mend(self) -> None:
        """The server may have been away."""
        if self._writing.broken or self._writing.closed:
            with suppress(psycopg.Error):
                self._writing.close()
            self._writing = self._connect()


def spelled(sql: str) -> bytes:
    """In psycopg's spelling."""
    return sql.replace("?", "%s").encode()


def trouble(error: psycopg.Error) -> Trouble:
    return (Taken if isinstance(error, psycopg.errors.UniqueViolation) else Trouble)(*error.args)
