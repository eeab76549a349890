"""Who waits for others to play with."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "lines",
        Column("game", Text, primary_key=True),
        Column("level", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("deadline", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "departures",
        Column("game", Text, primary_key=True),
        Column("level", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "queued",
        Column("person", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        Column("code", Text),
        sqlite_with_rowid=False,
    )
    op.create_index("queued_in_line", "queued", ["game", "level", "number"])
