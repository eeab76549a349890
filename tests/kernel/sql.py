"""Who speaks to a database: only the modules of `server/database`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.modules import found_outside

DOOR = Path("server/database")
LIBRARIES = {"alembic", "psycopg", "sqlalchemy", "sqlite3"}
SPEECH = re.compile(r"\s*(select .* from|insert into|update \w+\s+set|delete from|create table|pragma) ", re.S | re.I)


def chatter(house: Path) -> list[str]:
    """Every module outside that imports a library for databases or spells out SQL, as `file: what`."""
    return found_outside(house, DOOR, spoken)


def spoken(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names if library(alias.name))
            case ast.ImportFrom(module=str() as name):
                yield from [name] if library(name) else []
            case ast.Constant(value=str() as text) if SPEECH.match(text):
                yield " ".join(text.split())[:20]


def library(name: str) -> bool:
    return name.partition(".")[0] in LIBRARIES
