"""Looks at everything that a house needs, and says of each whether it is well, and what to do if not."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, text

import tripot
from tripot.kernel.problem import Problem
from tripot.server.client import built
from tripot.server.database.address import POSTGRES
from tripot.server.database.upgrade import VERSIONS, opened, version
from tripot.server.settings import milliseconds
from tripot.server.table_state import told

LEAST_SPACE_MB = 200
SKEW_MS = 1000
PATIENCE = 2.0
SETTINGS = """select (extract(epoch from clock_timestamp()) * 1000)::bigint, current_setting('synchronous_commit'),
    current_setting('fsync'), has_schema_privilege('public', 'create')"""


class Finding(msgspec.Struct, frozen=True):
    state: Literal["good", "doubtful", "bad"]
    text: str
    """The id of a text."""
    args: dict[str, Any]


def good(text: str, /, **args: Any) -> Finding:
    return Finding("good", text, args)


def doubtful(text: str, /, **args: Any) -> Finding:
    return Finding("doubtful", text, args)


def bad(text: str, /, **args: Any) -> Finding:
    return Finding("bad", text, args)


def examine(data: Path, database: str, bus: str, base_url: str) -> list[Finding]:
    return [
        *program(),
        *(shared(database) if database else file(data)),
        *redis(bus, database),
        *address(base_url),
    ]


def program() -> Iterator[Finding]:
    yield good("doctor-compiled") if tripot.compiled else doubtful("doctor-interpreted")
    yield good("doctor-client") if built().complete else bad("doctor-no-client")


def file(data: Path) -> Iterator[Finding]:
    folder = next(parent for parent in data.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // (1 << 20)
    if free > LEAST_SPACE_MB:
        yield good("doctor-space", free=free, folder=str(folder))
    else:
        yield bad("doctor-full", free=free, folder=str(folder))
    if not data.exists():
        yield good("doctor-new-file", file=str(data))
        return
    try:
        with closing(sqlite3.connect(data, timeout=5, isolation_level=None)) as connection:
            sound = connection.execute("pragma quick_check").fetchone()[0] == "ok"
            connection.execute("begin immediate")
            connection.execute("rollback")
    except sqlite3.Error as error:
        detail = getattr(error, "sqlite_errorname", type(error).__name__)
        yield bad("server-data", file=str(data), detail=detail)
        return
    if not sound:
        yield bad("doctor-file-damaged", file=str(data))
        return
    yield good("doctor-file", file=str(data))
    yield from contents(f"sqlite:///{data}")


def shared(database: str) -> Iterator[Finding]:
    if not database.startswith(POSTGRES):
        yield bad("database-address", schemes=" ".join(POSTGRES))
        return
    try:
        import psycopg
    except ImportError:
        yield bad("server-extra", extra="nodes")
        return
    try:
        with psycopg.connect(database, connect_timeout=5) as connection:
            now, synchronous, fsync, allowed = connection.execute(SETTINGS).fetchall()[0]
    except psycopg.Error as error:
        yield bad("server-database", detail=str(error).strip())
        return
    yield good("doctor-database")
    skew = abs(milliseconds() - now)
    yield good("doctor-clock", ms=skew) if skew < SKEW_MS else bad("doctor-skew", ms=skew)
    if "off" in (synchronous, fsync):
        yield bad("doctor-forgetful")
    if not allowed:
        yield bad("doctor-rights")
    yield from contents(database)


def contents(url: str) -> Iterator[Finding]:
    """The version, and whether every game that is being played can go on."""
    try:
        with opened(url, "read") as connection:
            found = version(connection)
            if found == VERSIONS[-1]:
                yield good("doctor-version", found=found)
                yield from games(connection)
            elif found is None:
                yield good("doctor-empty")
            elif found in VERSIONS:
                yield bad("database-older", found=found, known=VERSIONS[-1])
            else:
                yield bad("database-newer", found=found, known=VERSIONS[-1])
    except Problem as problem:
        yield Finding("bad", problem.reason, problem.details)


def games(connection: Connection) -> Iterator[Finding]:
    codes = [code for (code,) in connection.exec_driver_sql("select code from tables where phase = 'playing'")]
    ill = [code for code in codes if not playable(connection, code)]
    if ill:
        yield bad("doctor-unplayable", count=len(ill), codes=" ".join(ill[:10]))
    yield good("doctor-playable", count=len(codes) - len(ill))


def playable(connection: Connection, code: str) -> bool:
    turns = connection.execute(text("select data from turns where code = :code order by n"), {"code": code})
    try:
        told([data for (data,) in turns], lambda pace: None)
    except (Problem, msgspec.DecodeError):
        return False
    return True


def redis(bus: str, database: str) -> Iterator[Finding]:
    if not bus:
        if database:
            yield doubtful("doctor-no-bus")
        return
    if not database:
        yield bad("server-bus-alone")
        return
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        yield bad("server-extra", extra="nodes")
        return
    try:
        with Redis.from_url(bus, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as server:
            server.publish("tripot-doctor", "")
    except (RedisError, OSError, ValueError) as error:
        yield bad("doctor-bus-lost", detail=str(error))
        return
    yield good("doctor-bus")


def address(base_url: str) -> Iterator[Finding]:
    if not base_url:
        yield doubtful("doctor-no-address")
    elif base_url.startswith("https://"):
        yield good("doctor-address", address=base_url)
    else:
        yield doubtful("doctor-plain", address=base_url)
