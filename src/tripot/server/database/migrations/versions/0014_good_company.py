"""Who does not want to hear whom, what was reported to the host of the house, and who may not come in."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "mutes",
        Column("person", Text, primary_key=True),
        Column("muted", Text, primary_key=True),
        Column("key", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        Column("reporter", Text, primary_key=True),
        Column("accused", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("id", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("by_name", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("words", Text, nullable=False),
        Column("quote", Text, nullable=False),
        Column("closed", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        Column("person", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("until", BigInteger, nullable=False),
        Column("reason", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "banned_sessions",
        Column("session", Text, primary_key=True),
        Column("person", Text, nullable=False),
        sqlite_with_rowid=False,
    )
