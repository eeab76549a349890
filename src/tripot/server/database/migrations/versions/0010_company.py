"""When people are on holiday."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "holidays",
        Column("person", Text, primary_key=True),
        Column("began", BigInteger, primary_key=True),
        Column("until", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
