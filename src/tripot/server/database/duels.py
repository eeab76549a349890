"""Duels that were offered, and who has taken up which of them, or the duel of a day, at which table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tripot.server.database.store import Statement, Store, Taken

OFFER = "insert into duels values (?, ?, ?, ?, ?, ?, ?)"
DUEL = "select id, person, name, code, number, seat, at from duels"
ATTEMPT = "select duel, person, name, code, appears, score, rank, at from attempts"
UNSETTLED = f"""{ATTEMPT} where duel = ? and score is null and (appears = 1 or person = ?)
    and exists (select 1 from tables where tables.code = attempts.code and phase = 'over')
    order by case when person = ? then 0 else 1 end, at limit ?"""
BEGIN = "insert into attempts (duel, person, name, code, at) values (?, ?, ?, ?, ?)"
APPEAR = "update attempts set appears = ?, name = ? where duel = ? and person = ?"
SETTLE = "update attempts set score = ?, rank = ? where duel = ? and person = ?"
COUNT = "select count(*) from attempts where duel = ?"


class Offered(msgspec.Struct, frozen=True):
    """A finished game that others may play."""

    id: str
    person: str
    name: str
    code: str
    number: int
    seat: int
    at: int


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's game at the same deal."""

    duel: str
    person: str
    name: str
    code: str
    appears: int
    """Whether this person wants to be named among the results."""
    score: int | None
    """None: not over, or not looked at since."""
    rank: int | None
    at: int


async def offer(store: Store, offered: Offered) -> bool:
    """False if this game is offered already."""
    try:
        await store.write([(OFFER, msgspec.structs.astuple(offered))])
    except Taken:
        return False
    return True


async def duel(store: Store, key: str) -> Offered | None:
    return first_duel(await store.read(f"{DUEL} where id = ?", key))


async def duel_of(store: Store, code: str, number: int) -> Offered | None:
    return first_duel(await store.read(f"{DUEL} where code = ? and number = ?", code, number))


def first_duel(rows: list[Any]) -> Offered | None:
    return Offered(*rows[0]) if rows else None


def begin(key: str, person: str, name: str, code: str, at: int) -> Statement:
    """Taken if this person has begun it already."""
    return BEGIN, (key, person, name, code, at)


async def attempt(store: Store, key: str, person: str) -> Attempt | None:
    rows = await store.read(f"{ATTEMPT} where duel = ? and person = ?", key, person)
    return Attempt(*rows[0]) if rows else None


async def attempts(store: Store, key: str, most: int) -> list[Attempt]:
    """The latest first."""
    return [Attempt(*row) for row in await store.read(f"{ATTEMPT} where duel = ? order by at desc limit ?", key, most)]


async def unsettled(store: Store, key: str, person: str, most: int) -> list[Attempt]:
    """That are over, of this person and of those who want to appear, as far as nobody has looked at their result."""
    return [Attempt(*row) for row in await store.read(UNSETTLED, key, person, person, most)]


async def results(store: Store, key: str, most: int) -> list[Attempt]:
    """Of those who want to appear: first by their place at the table, then by their score."""
    sql = f"{ATTEMPT} where duel = ? and appears = 1 and score is not null order by rank, score desc, at limit ?"
    return [Attempt(*row) for row in await store.read(sql, key, most)]


async def count(store: Store, key: str) -> int:
    found: int = (await store.read(COUNT, key))[0][0]
    return found


def appear(store: Store, attempt: Attempt, name: str, appears: bool) -> asyncio.Future[None]:
    return store.write([(APPEAR, (int(appears), name, attempt.duel, attempt.person))])


def settle(store: Store, attempt: Attempt, score: int, rank: int) -> asyncio.Future[None]:
    return store.write([(SETTLE, (score, rank, attempt.duel, attempt.person))])
