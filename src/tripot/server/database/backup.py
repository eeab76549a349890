"""Everything that a house keeps, in one file for any database: written while it is open, read into an empty one.

A gzipped text: a line that says what it is, a line for each row, and a line with their count and digest, so that a file
that is not whole is not taken for one.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, text

from tripot.kernel.problem import Problem
from tripot.server.database.private_file import private_file
from tripot.server.database.upgrade import FILE, VERSIONS, climb, opened, version

FORMAT = "tripot-backup"
PUZZLES = ("puzzle_tries", "puzzle_ratings", "solver_ratings")
COMPANY = ("mutes", "reports", "bans", "banned_sessions")
CONTESTS = ("outcomes", "ratings", "rating_moves", "evenings", "evening_people")
ROOMS = (
    "house",
    "people",
    "sessions",
    "tables",
    "seats",
    "turns",
    "analyses",
    "duels",
    "attempts",
    "played",
    *CONTESTS,
    "holidays",
    "channels",
    "notices",
    *PUZZLES,
    *COMPANY,
)
"""Who is there now, and which nodes, is not worth keeping."""
AT_ONCE = 500


class Title(msgspec.Struct, frozen=True):
    format: str
    version: str


Row = tuple[str, dict[str, Any], list[str]]
"""The room, its columns, and those of them whose bytes are written in base64."""


class End(msgspec.Struct, frozen=True):
    rows: int
    digest: str


def save(url: str, file: Path, counted: Callable[[int], None]) -> int:
    """How many rows were written; Problem if anything is amiss, and then there is no file."""
    if file.exists():
        raise Problem("file-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    try:
        with (
            opened(url, "read") as connection,
            os.fdopen(private_file(part, os.O_EXCL), "wb") as packed,
            gzip.open(packed, "wb") as out,
        ):
            rows = written(connection, out, counted)
        part.rename(file)
    except OSError:
        raise Problem("file-unwritable", file=str(file)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return rows


def written(connection: Connection, out: BinaryIO | gzip.GzipFile, counted: Callable[[int], None]) -> int:
    found = version(connection)
    if found != VERSIONS[-1]:
        raise Problem("database-older", found=found or "-", known=VERSIONS[-1])
    out.write(msgspec.json.encode(Title(FORMAT, found)) + b"\n")
    digest, rows = hashlib.sha256(), 0
    for room in ROOMS:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(text(f"select * from {room}")):
            line = msgspec.json.encode(packed(room, dict(row._mapping))) + b"\n"
            digest.update(line)
            out.write(line)
            rows += 1
            counted(rows)
    out.write(msgspec.json.encode(End(rows, digest.hexdigest())) + b"\n")
    return rows


def packed(room: str, columns: dict[str, Any]) -> Row:
    plain = {name: bytes(value) if isinstance(value, memoryview) else value for name, value in columns.items()}
    return room, plain, [name for name, value in plain.items() if isinstance(value, bytes)]


def load(url: str, file: Path, counted: Callable[[int], None]) -> int:
    """How many rows were read; Problem if anything is amiss, and then the database is as empty as before."""
    if not file.is_file():
        raise Problem("file-missing", file=str(file))
    with emptied_again(url), opened(url) as connection:
        if version(connection) is not None and connection.execute(text("select 1 from house limit 1")).first():
            raise Problem("restore-not-empty")
        try:
            with gzip.open(file, "rb") as lines:
                return restored(connection, lines, file, counted)
        except Problem:
            raise
        except Exception:  # there is no end to what a damaged file may say, and to where it is noticed
            raise Problem("restore-damaged", file=str(file)) from None


@contextmanager
def emptied_again(url: str) -> Iterator[None]:
    """A file that was not there is private, and is gone if nothing comes of it."""
    path = Path(url.removeprefix(FILE))
    fresh = url.startswith(FILE) and not path.exists()
    try:
        if fresh:
            os.close(private_file(path))
        yield
    except BaseException as error:
        if fresh:
            path.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Problem("server-data", file=str(path), detail=type(error).__name__) from None
        raise


def restored(
    connection: Connection, lines: BinaryIO | gzip.GzipFile, file: Path, counted: Callable[[int], None]
) -> int:
    title = msgspec.json.decode(next(iter(lines), b""), type=Title)
    if title.format != FORMAT:
        raise Problem("restore-damaged", file=str(file))
    if title.version not in VERSIONS:
        raise Problem("database-newer", found=title.version, known=VERSIONS[-1])
    climb(connection, version(connection), title.version)
    digest, decode = hashlib.sha256(), msgspec.json.Decoder(End | Row).decode
    for rows, line in enumerate(lines):
        found = decode(line)
        if isinstance(found, End):
            if (found.rows, found.digest) != (rows, digest.hexdigest()):
                break
            climb(connection, title.version)
            return rows
        digest.update(line)
        insert(connection, found)
        counted(rows + 1)
    raise Problem("restore-damaged", file=str(file))


def insert(connection: Connection, row: Row) -> None:
    room, columns, blobs = row
    values = {name: base64.b64decode(value) if name in blobs else value for name, value in columns.items()}
    if room not in ROOMS or not all(name.isidentifier() for name in values):
        raise msgspec.DecodeError(room)
    names = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"insert into {room} ({', '.join(values)}) values ({names})"), values)
