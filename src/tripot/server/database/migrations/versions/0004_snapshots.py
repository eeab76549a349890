"""What a table will do by itself and whose it is stands in the lists, so that it need not be in memory to be known; and
a snapshot spares reading all of its turns."""

from __future__ import annotations

import msgspec
from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("host", Text))
    op.add_column("tables", Column("due", BigInteger))
    op.add_column("tables", Column("moved", Integer, nullable=False, server_default="0"))
    op.create_index("due_tables", "tables", ["due"])
    op.create_table(
        "snapshots",
        Column("code", Text, primary_key=True),
        Column("n", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    connection.execute(text("update tables set moved = 1, due = 0 where phase = 'playing'"))
    for code, sheet in connection.execute(text("select code, sheet from tables")).fetchall():
        host = msgspec.msgpack.decode(sheet)["host"]
        connection.execute(text("update tables set host = :host where code = :code"), {"host": host, "code": code})
