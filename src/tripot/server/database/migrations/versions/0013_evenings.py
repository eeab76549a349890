"""Tournaments of an evening: each as it is now, and whose they are."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "evenings",
        Column("id", Text, primary_key=True),
        Column("n", Integer, primary_key=True),
        Column("touched", BigInteger, nullable=False),
        Column("data", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "evening_people",
        Column("person", Text, primary_key=True),
        Column("id", Text, primary_key=True),
        sqlite_with_rowid=False,
    )
