"""One SQLite file, and nobody else's."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tripot.kernel.problem import Problem
from tripot.server.database.file_lock import FileLock
from tripot.server.database.private_file import private_file, private_folder
from tripot.server.database.store import Batch, Overtaken, Store, Taken, Trouble
from tripot.server.database.upgrade import numbered, prepare
from tripot.server.metrics import Metrics

PROOF_BYTES = 64 * 1024
ONE = "insert into turns values (?, ?, ?)"
MANY = """insert into turns
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') from json_each(?)"""
"""All turns from one JSON document: one step of SQLite, and so the event loop is disturbed once."""


class Sqlite(Store):
    shared = False

    def __init__(self, path: Path, metrics: Metrics) -> None:
        try:
            private_folder(path.parent)
            self._lock = FileLock(path)
            self._open(path)
        except (OSError, sqlite3.Error) as error:
            raise Problem(
                "server-data", file=str(path), detail=getattr(error, "sqlite_errorname", type(error).__name__)
            ) from None
        self._proof = path.with_name(path.name + "-proof")
        super().__init__(metrics, readers=1)

    def _open(self, path: Path) -> None:
        try:
            os.close(private_file(path))  # what SQLite makes beside it is as private
            self._writing = connect(path)
            if not numbered(self._writing.execute):
                prepare(f"sqlite:///{path}")
            self._reading = connect(path)
        except BaseException:
            self._lock.free()
            raise

    def close(self) -> None:
        super().close()
        self._reading.close()
        self._writing.close()
        self._lock.free()

    def ask(self, sql: str, args: Sequence[Any]) -> list[Any]:
        try:
            return self._reading.execute(sql, args).fetchall()
        except sqlite3.Error as error:
            raise trouble(error) from error

    def find_room(self) -> None:
        """A log that was begun anew has room where the disk has none: so a file is written that was not there."""
        try:
            with os.fdopen(private_file(self._proof, os.O_TRUNC), "wb") as proof:
                proof.write(bytes(PROOF_BYTES))
                proof.flush()
                os.fsync(proof.fileno())
            self._proof.unlink()
        except OSError as error:
            raise Trouble(*error.args) from error

    def together(self, batches: list[Batch]) -> bool:
        turns = [(turn.code, turn.n, turn.data) for batch in batches if (turn := batch.writing.turn) is not None]
        execute = self._writing.execute
        try:
            execute("begin immediate")
            for batch in batches:
                for sql, args in batch.writing.statements:
                    execute(sql, args)
            if turns:
                execute(MANY, (msgspec.json.encode(turns).decode(),))
            execute("commit")
        except sqlite3.Error:
            self._undo()
            return False
        return True

    def one_by_one(self, batches: list[Batch]) -> None:
        execute = self._writing.execute
        try:
            execute("begin immediate")
            for batch in batches:
                execute("savepoint batch")
                batch.error = self._one(batch)
                if batch.error is not None:
                    execute("rollback to batch")
                execute("release batch")
            execute("commit")
        except sqlite3.Error as error:
            self._undo()
            raise trouble(error) from error

    def _one(self, batch: Batch) -> Trouble | None:
        turn = batch.writing.turn
        try:
            if turn is not None:
                self._writing.execute(ONE, (turn.code, turn.n, turn.data))
        except sqlite3.IntegrityError as error:
            return Overtaken(*error.args)
        except sqlite3.Error as error:
            return trouble(error)
        try:
            for sql, args in batch.writing.statements:
                self._writing.execute(sql, args)
        except sqlite3.Error as error:
            return trouble(error)
        return None

    def _undo(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("rollback")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def trouble(error: sqlite3.Error) -> Trouble:
    return (Taken if isinstance(error, sqlite3.IntegrityError) else Trouble)(*error.args)
