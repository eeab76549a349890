"""What happened at a table becomes one sequence of turns; nodes may share the house.

A table that exists becomes a single turn: of its earlier lobbies nothing is known, of its games everything.
"""

from __future__ import annotations

import base64
import json
from typing import Any

import msgspec
from alembic import op
from sqlalchemy import BigInteger, Column, Connection, Float, Integer, Text, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "turns",
        Column("code", Text, primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("data", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("nodes", Column("id", Text, primary_key=True), Column("seen", BigInteger, nullable=False))
    op.create_table(
        "guests",
        Column("code", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("node", Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "studies",
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("node", Text, nullable=False),
        Column("ahead", Integer, nullable=False),
        Column("done", Float, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for code, sheet in connection.execute(text("select code, sheet from tables")).fetchall():
        data = json.dumps(changes(connection, code, decoded(sheet)), ensure_ascii=False)
        connection.execute(text("insert into turns values (:code, 1, :data)"), {"code": code, "data": data})
    for old in ("games", "moves", "chat", "done"):
        op.drop_table(old)


def changes(connection: Connection, code: str, sheet: dict[str, Any]) -> list[dict[str, Any]]:
    def rows(sql: str, **values: Any) -> Any:
        return connection.execute(text(sql), {"code": code, **values})

    found: list[dict[str, Any]] = [{"sheet": {**sheet, "number": 1, "phase": "lobby"}}]
    for number, header in rows("select number, header from games where code = :code order by number").fetchall():
        found.append({"sheet": {**sheet, "number": number, "phase": "playing"}, "header": decoded(header)})
        moves = "select seat, action, at from moves where code = :code and number = :number order by n"
        found += [{"entry": list(row)} for row in rows(moves, number=number)]
    said = "select channel, n, name, chair, text, at from chat where code = :code order by at, channel, n"
    names = ("channel", "number", "name", "chair", "text", "at")
    found += [{"spoken": dict(zip(names, row, strict=True))} for row in rows(said)]
    found += [{"done": list(row)} for row in rows("select person, command from done where code = :code order by at")]
    return [*found, {"sheet": sheet}]


def decoded(data: bytes) -> dict[str, Any]:
    """As JSON can say it."""
    found: dict[str, Any] = msgspec.msgpack.decode(data)
    return {**found, "seed": base64.b64encode(found["seed"]).decode()}
