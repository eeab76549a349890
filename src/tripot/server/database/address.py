"""Which database an address means."""

from __future__ import annotations

from pathlib import Path

from tripot.kernel.problem import Problem
from tripot.server.database.sqlite import Sqlite
from tripot.server.database.store import Store
from tripot.server.metrics import Metrics

POSTGRES = ("postgresql://", "postgres://")


def store(data: Path, database: str, metrics: Metrics) -> Store:
    """The file, unless there is the address of a PostgreSQL database; Problem if it cannot be used."""
    if not database:
        return Sqlite(data, metrics)
    if not database.startswith(POSTGRES):
        raise Problem("database-address", schemes=" ".join(POSTGRES))
    try:
        from tripot.server.database.postgres import Postgres  # here, because a house on one file does without it
    except ImportError:
        raise Problem("server-extra", extra="nodes") from None
    return Postgres(database, metrics)


def without_password(database: str) -> str:
    from sqlalchemy.engine import make_url  # here, because it is slow to import and rarely needed

    return make_url(database).render_as_string(hide_password=True)
