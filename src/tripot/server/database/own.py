"""All that is kept about one person: as it is, to be taken along, and how it goes."""

from __future__ import annotations

import asyncio
from typing import Any

from tripot.server.database.store import Statement, Store

ROOMS: dict[str, tuple[str, ...]] = {
    "sessions": ("device", "since", "seen"),
    "channels": ("kind", "address", "confirmed", "since", "failed"),
    "holidays": ("began", "until"),
    "ratings": ("game", "mu", "sigma", "games", "shown"),
    "rating_moves": ("code", "number", "moved", "ended"),
    "puzzle_tries": ("game", "puzzle", "solved", "day"),
    "solver_ratings": ("game", "mu", "sigma"),
    "duels": ("id", "name", "code", "number", "seat", "at"),
    "attempts": ("duel", "name", "code", "appears", "score", "rank", "at"),
    "queued": ("name", "game", "level", "since"),
    "mutes": ("name", "since"),
}
"""What is told of each room; ids of others stay in the house."""
GONE = ("sessions", "holidays", "ratings", "rating_moves", "puzzle_tries", "solver_ratings", "played", "queued")
LEFT = ("evening_people", "seats", "mutes")
OTHERS = "select person, code, number, company from played where company like ?"
OUTCOMES = "select code, number, seats from outcomes where seats like ?"
TABLES = "select distinct code from turns where data like ?"
TURNS = "select n, data from turns where code = ? order by n"
SHEET = "select sheet from tables where code = ?"


async def rooms(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for room, columns in ROOMS.items():
        rows = await store.read(f"select {', '.join(columns)} from {room} where person = ?", person)
        found[room] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


async def tables(store: Store, person: str) -> list[str]:
    """Where this person has sat, or has said anything."""
    return [code for (code,) in await store.read(TABLES, within(person))]


async def turns(store: Store, code: str) -> list[tuple[int, str]]:
    return [(n, data) for n, data in await store.read(TURNS, code)]


async def sheet(store: Store, code: str) -> bytes | None:
    rows = await store.read(SHEET, code)
    return bytes(rows[0][0]) if rows else None


async def company(store: Store, person: str) -> list[tuple[str, str, int, str]]:
    """The games of others with this person: whose, which, and who else was there."""
    return [tuple(row) for row in await store.read(OTHERS, within(person))]


async def outcomes(store: Store, person: str) -> list[tuple[str, int, str]]:
    return [tuple(row) for row in await store.read(OUTCOMES, within(person))]


def within(person: str) -> str:
    """An underscore stands for any letter there: whoever asks looks again."""
    return f'%"{person}"%'


def rewrite(code: str, turns: list[tuple[int, str]], sheet: bytes | None) -> list[Statement]:
    """The past of a table as it is told from now on; what was worked out from it is worked out again."""
    statements: list[Statement] = [
        ("update turns set data = ? where code = ? and n = ?", (data, code, n)) for n, data in turns
    ]
    statements += [(f"delete from {room} where code = ?", (code,)) for room in ("snapshots", "analyses")]
    if sheet is not None:
        statements.append(("update tables set sheet = ? where code = ?", (sheet, code)))
    return statements


def rename(
    companies: list[tuple[str, str, int, str]],
    outcomes: list[tuple[str, int, str]],
    person: str,
    stranger: str,
    name: str,
) -> list[Statement]:
    """What stays with others is about a stranger from now on."""
    told = "update played set company = ? where person = ? and code = ? and number = ?"
    ended = "update outcomes set seats = ? where code = ? and number = ?"
    return [
        *((told, (company, whose, code, number)) for whose, code, number, company in companies),
        *((ended, (seats, code, number)) for code, number, seats in outcomes),
        ("update duels set person = ?, name = ? where person = ?", (stranger, name, person)),
        ("update attempts set person = ?, name = ?, appears = 0 where person = ?", (stranger, name, person)),
        ("update reports set reporter = ?, by_name = ? where reporter = ?", (stranger, name, person)),
        ("update reports set accused = ?, name = ?, quote = '[]' where accused = ?", (stranger, name, person)),
    ]


def delete(store: Store, statements: list[Statement], person: str) -> asyncio.Future[None]:
    """All at once."""
    channels = "(select id from channels where person = ?)"
    told: list[Statement] = [
        (f"delete from {room} where channel in {channels}", (person,)) for room in ("notices", "tries")
    ]
    own: list[Statement] = [(f"delete from {room} where person = ?", (person,)) for room in (*GONE, *LEFT, "channels")]
    rest: list[Statement] = [
        ("delete from mutes where muted = ?", (person,)),
        ("delete from people where id = ?", (person,)),
    ]
    return store.write([*statements, *told, *own, *rest])
