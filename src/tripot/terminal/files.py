"""Records and editions on disk; whatever is wrong with a file is a Problem that says what to do."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tripot.games.registry import BOXES, box
from tripot.kernel.edition import Edition
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record


def read_record(path: str) -> Record:
    return Record.decode(_read(path))


def read_edition(path: str) -> Edition:
    """The edition in this file, for the game that it names."""
    source = read_source(path)
    return box(_game(source)).read_edition(source)


def read_source(path: str) -> str:
    """The text of a file."""
    try:
        return _read(path).decode()
    except UnicodeDecodeError as error:
        raise Problem("file-not-text", file=path, byte=error.start) from None


def _game(source: str) -> str:
    """The game that an edition names; the first of the house if it cannot be read, whose box then says why."""
    try:
        named = tomllib.loads(source).get("game")
    except tomllib.TOMLDecodeError:
        return next(iter(BOXES))
    if not isinstance(named, str):
        raise Problem("edition-for-no-game", games=", ".join(BOXES))
    return named


def check_writable(path: str) -> None:
    """Before a game begins: its record can be kept there, and overwrites nothing."""
    file = Path(path)
    try:
        exists, parent = file.exists(), file.parent.is_dir()
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=path) from None
    if exists:
        raise Problem("file-exists", file=path)
    if not parent:
        raise Problem("file-no-folder", file=path, folder=str(file.parent))


def write_record(path: str, record: Record) -> None:
    check_writable(path)
    try:
        with Path(path).open("xb") as file:
            file.write(record.encode())
    except OSError:
        raise Problem("file-unwritable", file=path) from None


def new_folder(path: str) -> Path:
    """A folder for many records, made if need be; it must be empty, so that nothing is overwritten."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Problem("folder-not-empty", folder=path)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=path) from None
    return folder


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise Problem("file-missing", file=path) from None
    except IsADirectoryError:
        raise Problem("file-folder", file=path) from None
    except (OSError, ValueError):
        raise Problem("file-unreadable", file=path) from None
