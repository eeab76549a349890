"""Which version a database has, and how it gets the one of today."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from tripot.kernel.problem import Problem

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/0*.py"))
UNNUMBERED = VERSIONS[0]
"""The first one did not write its number down."""
FILE = "sqlite:///"
LOCK = 12_000_012
"""PostgreSQL's name for "one upgrade at a time"."""


def numbered(ask: Callable[[str], Any]) -> bool:
    """Whether this database says that it has the version of today; asked first, for the rest takes long to import."""
    try:
        return list(ask("select version_num from alembic_version")) == [(VERSIONS[-1],)]
    except Exception:  # each database has its own way to say that there is no such table
        return False


def prepare(url: str) -> None:
    """Before the house opens: an empty database is filled. An older file is upgraded, but an older PostgreSQL, at which
    other nodes may be at work, only by `tripot migrate`; Problem that says so."""
    with opened(url) as connection:
        found = known_version(connection)
        if found is not None and found != VERSIONS[-1] and connection.dialect.name != "sqlite":
            raise Problem("database-older", found=found, known=VERSIONS[-1])
        climb(connection, found)


def migrate(url: str) -> tuple[str | None, str]:
    """From which version to which; Problem if it comes from a newer Tripot."""
    with opened(url) as connection:
        found = known_version(connection)
        climb(connection, found)
        return found, VERSIONS[-1]


def climb(connection: Connection, found: str | None, goal: str = VERSIONS[-1]) -> None:
    if found == goal:
        return
    from alembic import command  # here, because it is slow to import and rarely needed
    from alembic.config import Config

    steps = Config(attributes={"connection": connection})
    steps.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if found is not None:
        command.stamp(steps, found)
    command.upgrade(steps, goal)


def known_version(connection: Connection) -> str | None:
    """Problem if a newer Tripot has written it."""
    found = version(connection)
    if found is not None and found not in VERSIONS:
        raise Problem("database-newer", found=found, known=VERSIONS[-1])
    return found


def version(connection: Connection) -> str | None:
    """None: it is empty."""
    from sqlalchemy import inspect

    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        return str(connection.exec_driver_sql("select version_num from alembic_version").scalar_one())
    return UNNUMBERED if "tables" in names else None


@contextmanager
def opened(url: str, purpose: Literal["read", "write"] = "write") -> Iterator[Connection]:
    """To read it as it is at one moment, or to change it: at the end, or not at all, and nobody else at the same time.
    Problem if it cannot be opened."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError

    engine = create_engine(re.sub("^postgres(ql)?://", "postgresql+psycopg://", url))
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("pragma busy_timeout = 30000")
                connection.exec_driver_sql("begin" if purpose == "read" else "begin immediate")
            elif purpose == "read":
                connection.exec_driver_sql("set transaction isolation level repeatable read, read only")
            else:
                connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
            yield connection
            connection.commit()
    except DBAPIError as error:
        detail = str(error.orig).strip()
        if url.startswith(FILE):
            raise Problem("server-data", file=url.removeprefix(FILE), detail=detail) from None
        raise Problem("server-database", detail=detail) from None
    finally:
        engine.dispose()
