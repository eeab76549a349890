"""How people want to be told of their turns, what they are to be told, and who tried to."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "channels",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("confirmed", Integer, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("failed", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("channel_of_person", "channels", ["person", "kind", "address"], unique=True)
    op.create_table(
        "notices",
        Column("channel", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("question", Integer, primary_key=True),
        Column("since", BigInteger, nullable=False),
        Column("held", Integer, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("sent", BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_due", "notices", ["sent", "due"])
    op.create_table(
        "tries",
        Column("channel", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("question", Integer, primary_key=True),
        Column("attempt", Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
