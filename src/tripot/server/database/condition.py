"""How a database is, looked at from outside, as the doctor does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, text

from tripot.kernel.problem import Problem
from tripot.server.database.tables import decode
from tripot.server.database.upgrade import opened, version
from tripot.server.sheet import Sheet

SERVER = """select (extract(epoch from clock_timestamp()) * 1000)::bigint, current_setting('synchronous_commit'),
    current_setting('fsync'), has_schema_privilege('public', 'create')"""
PLAYING = "select code, sheet from tables where phase = 'playing'"
GAPS = """select code from tables left join turns using (code) group by code
    having count(n) = 0 or min(n) <> 1 or max(n) <> count(n) order by code"""
ENDS = """select code from snapshots where n > (select count(*) from turns where turns.code = snapshots.code)
    order by code"""
SIGNING = "select value from house where key = 'signing'"
TURNS = "select data from turns where code = :code order by n"


def file_sound(file: Path) -> bool:
    """Problem if it cannot be read and written."""
    try:
        with closing(sqlite3.connect(file, timeout=5, isolation_level=None)) as connection:
            sound = connection.execute("pragma quick_check").fetchall() == [("ok",)]
            connection.execute("begin immediate")
            connection.execute("rollback")
    except sqlite3.Error as error:
        detail = getattr(error, "sqlite_errorname", type(error).__name__)
        raise Problem("server-data", file=str(file), detail=detail) from None
    return sound


class Server(NamedTuple):
    now: int
    """By its clock, in milliseconds since 1970."""
    forgetful: bool
    """It says that something is on the disk before it is."""
    allowed: bool
    """We may make tables there."""


def server(address: str) -> Server:
    """A PostgreSQL; Problem if it cannot be reached."""
    try:
        import psycopg  # here, because a house on one file does without it
    except ImportError:
        raise Problem("server-extra", extra="nodes") from None
    try:
        with psycopg.connect(address, connect_timeout=5) as connection:
            now, synchronous, fsync, allowed = connection.execute(SERVER).fetchall()[0]
    except psycopg.Error as error:
        raise Problem("server-database", detail=str(error).strip()) from None
    return Server(now, "off" in (synchronous, fsync), allowed)


class Contents:
    """What a database holds, at one moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.version = version(connection)
        """None: it is empty."""

    def signing(self) -> bytes | None:
        """The key that the house signs with; None: it has not opened since it signs."""
        found: bytes | None = self._connection.exec_driver_sql(SIGNING).scalar()
        return found

    def gaps(self) -> list[str]:
        """The codes of tables of whose turns some are missing."""
        return sorted({code for sql in (GAPS, ENDS) for (code,) in self._connection.exec_driver_sql(sql)})

    def playing(self) -> Iterator[tuple[Sheet, list[str]]]:
        """Each table where a game goes on, as the lists show it, and its turns."""
        for code, sheet in self._connection.exec_driver_sql(PLAYING).fetchall():
            yield decode(sheet), [data for (data,) in self._connection.execute(text(TURNS), {"code": code})]


@contextmanager
def contents(url: str) -> Iterator[Contents]:
    """Problem if it cannot be opened."""
    with opened(url, "read") as connection:
        yield Contents(connection)
