"""A finished game can be offered as a duel, and every day has one; who plays which of them at which table."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "duels",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("duel_of_game", "duels", ["code", "number"], unique=True)
    op.create_table(
        "attempts",
        Column("duel", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("appears", Integer, nullable=False, server_default="0"),
        Column("score", BigInteger),
        Column("rank", Integer),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("attempts_at_table", "attempts", ["code"])
