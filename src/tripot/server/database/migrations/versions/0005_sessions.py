"""Each device of a person has a session of its own; cookies of earlier versions are taken for another year."""

from __future__ import annotations

import time

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text, text

revision = "0005"
down_revision = "0004"

YEAR = 365 * 86_400_000


def upgrade() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("device", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("seen", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.add_column("people", Column("old_cookies", BigInteger, nullable=False, server_default="0"))
    until = time.time_ns() // 1_000_000 + YEAR
    op.get_bind().execute(text("update people set old_cookies = :until"), {"until": until})
