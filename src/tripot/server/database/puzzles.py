"""What people have made of puzzles. Ratings are moved, not set: two who try at the same time lose nothing."""

from __future__ import annotations

import asyncio

from tripot.server.database.rating import Rated, Rating
from tripot.server.database.store import Statement, Store, Taken

TRIES = "select puzzle, solved from puzzle_tries where person = ? and game = ?"
DAYS = "select distinct day from puzzle_tries where person = ? and day > 0 order by day desc"
PUZZLES = "select puzzle, mu, sigma from puzzle_ratings where game = ?"
PUZZLE = "select mu, sigma from puzzle_ratings where game = ? and puzzle = ?"
SOLVER = "select mu, sigma from solver_ratings where game = ? and person = ?"
TRY = "insert into puzzle_tries (person, game, puzzle, solved, day) values (?, ?, ?, ?, ?)"
SOLVE = "update puzzle_tries set solved = 1, day = ? where person = ? and game = ? and puzzle = ? and day = 0"
RATE_PUZZLE = """insert into puzzle_ratings (game, puzzle, mu, sigma) values (?, ?, ?, ?)
    on conflict (game, puzzle) do update set mu = puzzle_ratings.mu + ?, sigma = puzzle_ratings.sigma * ?"""
RATE_SOLVER = """insert into solver_ratings (game, person, mu, sigma) values (?, ?, ?, ?)
    on conflict (game, person) do update set mu = solver_ratings.mu + ?, sigma = solver_ratings.sigma * ?"""


async def tries(store: Store, person: str, game: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, and whether each was solved."""
    return {puzzle: bool(solved) for puzzle, solved in await store.read(TRIES, person, game)}


async def days(store: Store, person: str) -> list[int]:
    """The days of which somebody has solved a puzzle on that day, the last first."""
    return [day for (day,) in await store.read(DAYS, person)]


async def ratings(store: Store, game: str) -> dict[str, Rating]:
    return {puzzle: Rating(mu, sigma) for puzzle, mu, sigma in await store.read(PUZZLES, game)}


async def of_puzzle(store: Store, game: str, puzzle: str) -> Rating | None:
    rows = await store.read(PUZZLE, game, puzzle)
    return Rating(*rows[0]) if rows else None


async def of_solver(store: Store, game: str, person: str) -> Rating | None:
    rows = await store.read(SOLVER, game, person)
    return Rating(*rows[0]) if rows else None


async def first_try(
    store: Store, person: str, game: str, puzzle: str, day: int, solved: bool, ratings: tuple[Rated, Rated]
) -> bool:
    """Somebody's first try, which alone counts for ratings: the solver's and the puzzle's; False if there was one."""
    solver, hard = ratings
    statements: list[Statement] = [
        (TRY, (person, game, puzzle, int(solved), day if solved else 0)),
        solver.move(RATE_SOLVER, game, person),
        hard.move(RATE_PUZZLE, game, puzzle),
    ]
    try:
        await store.write(statements)
    except Taken:
        return False
    return True


def solve(store: Store, person: str, game: str, puzzle: str, day: int) -> asyncio.Future[None]:
    """At another try."""
    return store.write([(SOLVE, (day, person, game, puzzle))])
