"""How games ended that count for something, and what people are rated."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "outcomes",
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("game", Text, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("evening", Text, nullable=False),
        Column("rated", Integer, nullable=False),
        Column("seats", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("outcomes_uncounted", "outcomes", ["rated", "ended"])
    op.create_index("outcomes_of_evening", "outcomes", ["evening"])
    op.create_table(
        "ratings",
        Column("game", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("mu", Float(53), nullable=False),
        Column("sigma", Float(53), nullable=False),
        Column("games", Integer, nullable=False),
        Column("shown", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating_moves",
        Column("person", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("moved", Float(53), nullable=False),
        Column("ended", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
