"""SQL stays behind one door."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.sql import DOOR, chatter

HOUSE = Path(__file__).parents[2] / "src" / "tripot"


def test_nobody_else_speaks_to_a_database() -> None:
    assert (HOUSE / DOOR / "store.py").is_file()
    assert chatter(HOUSE) == []


@pytest.mark.parametrize(
    ("file", "line", "reported"),
    [
        ("server/house.py", "import sqlite3", ["server/house.py: sqlite3"]),
        ("server/house.py", "from sqlalchemy.exc import DBAPIError", ["server/house.py: sqlalchemy.exc"]),
        ("server/house.py", "def late():\n    import psycopg", ["server/house.py: psycopg"]),
        ("terminal/migrate.py", "from alembic import command", ["terminal/migrate.py: alembic"]),
        ("server/house.py", 'ALL = "select code from tables"', ["server/house.py: select code from tab"]),
        ("server/house.py", "ONE = f'delete from {room} where 1'", ["server/house.py: delete from"]),
        ("server/house.py", 'X = """update tables\n    set open = 1"""', ["server/house.py: update tables set op"]),
        ("server/database/tables.py", "import sqlite3\nX = 'insert into tables values (?)'", []),
        ("server/house.py", "from tripot.server.database import tables\nX = 'Select a chair.'", []),
    ],
)
def test_who_speaks_is_reported(tmp_path: Path, file: str, line: str, reported: list[str]) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line, "utf-8")
    assert chatter(tmp_path) == reported
