"""Looks at everything that a house needs, and says of each whether it is well, and what to do if not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

import tripot
from tripot.kernel.problem import Problem
from tripot.kernel.signature import public_key
from tripot.server.client import built
from tripot.server.database.address import POSTGRES
from tripot.server.database.condition import Contents, contents, file_sound, server
from tripot.server.database.upgrade import VERSIONS
from tripot.server.database.wal import wal_sound
from tripot.server.settings import milliseconds
from tripot.server.sheet import Sheet
from tripot.server.table_state import told

LEAST_SPACE_MB = 200
SKEW_MS = 1000
PATIENCE = 2.0
MOST_CODES = 10
"""Named in one line."""


class Finding(msgspec.Struct, frozen=True):
    state: Literal["good", "doubtful", "bad"]
    text: str
    """The id of a text."""
    args: dict[str, Any]


def good(text: str, /, **args: Any) -> Finding:
    return Finding("good", text, args)


def doubtful(text: str, /, **args: Any) -> Finding:
    return Finding("doubtful", text, args)


def bad(text: str, /, **args: Any) -> Finding:
    return Finding("bad", text, args)


def trouble(problem: Problem) -> Finding:
    return Finding("bad", problem.reason, problem.details)


def examine(data: Path, database: str, bus: str, base_url: str) -> list[Finding]:
    return [
        *program(),
        *(shared(database) if database else file(data)),
        *redis(bus, database),
        *address(base_url),
    ]


def program() -> Iterator[Finding]:
    yield good("doctor-compiled") if tripot.compiled else doubtful("doctor-interpreted")
    yield good("doctor-client") if built().complete else bad("doctor-no-client")


def file(data: Path) -> Iterator[Finding]:
    folder = next(parent for parent in data.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // (1 << 20)
    if free > LEAST_SPACE_MB:
        yield good("doctor-space", free=free, folder=str(folder))
    else:
        yield bad("doctor-full", free=free, folder=str(folder))
    if not data.exists():
        yield good("doctor-new-file", file=str(data))
        return
    try:
        whole = wal_sound(data)  # before anybody opens the file, and with it tidies the log away
        sound = whole and file_sound(data)
    except OSError as error:
        yield bad("server-data", file=str(data), detail=type(error).__name__)
        return
    except Problem as problem:
        yield trouble(problem)
        return
    if not whole:
        yield bad("doctor-wal-damaged", file=str(data))
        return
    if not sound:
        yield bad("doctor-file-damaged", file=str(data))
        return
    yield good("doctor-file", file=str(data))
    yield from kept(f"sqlite:///{data}")


def shared(database: str) -> Iterator[Finding]:
    if not database.startswith(POSTGRES):
        yield bad("database-address", schemes=" ".join(POSTGRES))
        return
    try:
        found = server(database)
    except Problem as problem:
        yield trouble(problem)
        return
    yield good("doctor-database")
    skew = abs(milliseconds() - found.now)
    yield good("doctor-clock", ms=skew) if skew < SKEW_MS else bad("doctor-skew", ms=skew)
    if found.forgetful:
        yield bad("doctor-forgetful")
    if not found.allowed:
        yield bad("doctor-rights")
    yield from kept(database)


def kept(url: str) -> Iterator[Finding]:
    """The version, and whether every game that is being played can go on."""
    try:
        with contents(url) as database:
            found = database.version
            if found == VERSIONS[-1]:
                yield good("doctor-version", found=found)
                yield from signature(database)
                yield from games(database)
            elif found is None:
                yield good("doctor-empty")
            elif found in VERSIONS:
                yield bad("database-older", found=found, known=VERSIONS[-1])
            else:
                yield bad("database-newer", found=found, known=VERSIONS[-1])
    except Problem as problem:
        yield trouble(problem)


def signature(database: Contents) -> Iterator[Finding]:
    secret = database.signing()
    if secret is not None:
        yield good("doctor-key", key=public_key(secret))


def games(database: Contents) -> Iterator[Finding]:
    gaps = database.gaps()
    if gaps:
        yield bad("doctor-gaps", count=len(gaps), codes=" ".join(gaps[:MOST_CODES]))
    health = {sheet.code: condition(sheet, turns) for sheet, turns in database.playing() if sheet.code not in gaps}
    unplayable, behind, playable = (
        [code for code, found in health.items() if found == state] for state in ("unplayable", "behind", "playable")
    )
    if unplayable:
        yield bad("doctor-unplayable", count=len(unplayable), codes=" ".join(unplayable[:MOST_CODES]))
    if behind:
        yield bad("doctor-behind", count=len(behind), codes=" ".join(behind[:MOST_CODES]))
    yield good("doctor-playable", count=len(playable))


def condition(sheet: Sheet, turns: list[str]) -> Literal["unplayable", "behind", "playable"]:
    """Whether the turns can be told, and lead to the table that the lists show: they are written together."""
    try:
        state, _ = told(turns, lambda pace: None)
    except (Problem, msgspec.DecodeError):
        return "unplayable"
    return "playable" if state.sheet == sheet else "behind"


def redis(bus: str, database: str) -> Iterator[Finding]:
    if not bus:
        if database:
            yield doubtful("doctor-no-bus")
        return
    if not database:
        yield bad("server-bus-alone")
        return
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        yield bad("server-extra", extra="nodes")
        return
    try:
        with Redis.from_url(bus, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as server:
            server.publish("tripot-doctor", "")
    except (RedisError, OSError, ValueError) as error:
        yield bad("doctor-bus-lost", detail=str(error))
        return
    yield good("doctor-bus")


def address(base_url: str) -> Iterator[Finding]:
    if not base_url:
        yield doubtful("doctor-no-address")
    elif base_url.startswith("https://"):
        yield good("doctor-address", address=base_url)
    else:
        yield doubtful("doctor-plain", address=base_url)
