"""What people are rated in each game. Ratings are moved, not set: two games that end together lose nothing."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tripot.server.database.analyses import Key
from tripot.server.database.rating import Rated
from tripot.server.database.store import Statement, Store

RATE = """insert into ratings (game, person, mu, sigma, games, shown) values (?, ?, ?, ?, 1, 1)
    on conflict (game, person) do update set
    mu = ratings.mu + ?, sigma = ratings.sigma * ?, games = ratings.games + 1"""
MOVE = "insert into rating_moves (person, code, number, moved, ended) values (?, ?, ?, ?, ?)"
STANDING = (
    "select game, ratings.person, people.name, mu, sigma, games, shown from ratings join people on people.id = person"
)
BEST = f"{STANDING} where game = ? and shown = 1 and games >= ? order by mu desc, person limit ?"
NEW = f"{STANDING} where game = ? and shown = 1 and games < ? order by games desc, mu desc, person limit ?"
ABOVE = "select count(*) from ratings where game = ? and shown = 1 and games >= ? and mu > ?"
MOVES = "select code, number, moved from rating_moves where person = ? and ended >= ?"
SHOW = "update ratings set shown = ? where game = ? and person = ?"
OLD = "delete from rating_moves where ended < ?"
NOBODYS = "delete from {} where not exists (select 1 from people where people.id = {}.person)"


class Standing(NamedTuple):
    game: str
    person: str
    name: str
    mu: float
    sigma: float
    games: int
    shown: int


async def best(store: Store, game: str, enough: int, most: int) -> list[Standing]:
    return [Standing(*row) for row in await store.read(BEST, game, enough, most)]


async def newcomers(store: Store, game: str, enough: int, most: int) -> list[Standing]:
    """Who has not played enough; whoever has played most comes first."""
    return [Standing(*row) for row in await store.read(NEW, game, enough, most)]


async def of_person(store: Store, person: str) -> dict[str, Standing]:
    """By games."""
    rows = await store.read(f"{STANDING} where ratings.person = ?", person)
    return {found.game: found for found in (Standing(*row) for row in rows)}


async def above(store: Store, standing: Standing, enough: int) -> int:
    """How many stand above."""
    found: int = (await store.read(ABOVE, standing.game, enough, standing.mu))[0][0]
    return found


async def moves(store: Store, person: str, since: int) -> dict[Key, float]:
    """By how much each game moved somebody's rating."""
    return {(code, number): moved for code, number, moved in await store.read(MOVES, person, since)}


def count(game: str, person: str, key: Key, ended: int, rated: Rated) -> list[Statement]:
    """Taken if this game has been counted for this person."""
    moved = rated.after.mu - rated.before.mu
    return [(MOVE, (person, *key, moved, ended)), rated.move(RATE, game, person)]


def show(store: Store, game: str, person: str, shown: bool) -> asyncio.Future[None]:
    return store.write([(SHOW, (int(shown), game, person))])


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    """Forget what moved before, and people who are known no more."""
    nobodys = [(NOBODYS.format(room, room), ()) for room in ("ratings", "rating_moves")]
    return store.write([(OLD, (before,)), *nobodys])
