"""The house on one SQLite file: tables, their games, what was done and said there, each in rows of its own."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    make("house", Column("key", Text, primary_key=True), Column("value", LargeBinary, nullable=False))
    make(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("handle", Text, unique=True),
        Column("phrase", Text),
    )
    make(
        "tables",
        Column("code", Text, primary_key=True),
        Column("sheet", LargeBinary, nullable=False),
        Column("phase", Text, nullable=False),
        Column("open", Integer, nullable=False),
        Column("touched", BigInteger, nullable=False),
    )
    op.create_index("open_tables", "tables", ["open", "phase", "touched"])
    make("seats", Column("person", Text, primary_key=True), Column("code", Text, primary_key=True))
    make("games", *game(), Column("header", LargeBinary, nullable=False))
    make(
        "moves",
        *game(),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("action", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    make(
        "chat",
        Column("code", Text, primary_key=True),
        Column("channel", Text, primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("name", Text, nullable=False),
        Column("chair", Integer),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    make(
        "done",
        Column("code", Text, primary_key=True),
        Column("person", Text, primary_key=True),
        Column("command", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    make("analyses", *game(), Column("found", LargeBinary, nullable=False))


def game() -> tuple[Column[str], Column[int]]:
    return Column("code", Text, primary_key=True), Column("number", Integer, primary_key=True, autoincrement=False)


def make(name: str, *columns: Column[str] | Column[int] | Column[bytes]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
