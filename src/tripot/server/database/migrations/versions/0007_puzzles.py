"""What people have made of puzzles, and how hard these have turned out to be."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        Column("person", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("puzzle", Text, primary_key=True),
        Column("solved", Integer, nullable=False),
        Column("day", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        Column("game", Text, primary_key=True),
        Column("puzzle", Text, primary_key=True),
        *_rating(),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "solver_ratings",
        Column("game", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        *_rating(),
        sqlite_with_rowid=False,
    )


def _rating() -> list[Column[float]]:
    return [Column("mu", Double, nullable=False), Column("sigma", Double, nullable=False)]
