"""Two nodes write to the same tables at the same time: each turn is one's, and neither waits for the other for ever."""

from __future__ import annotations

import asyncio

import psycopg
import pytest

from tripot.server.database.postgres import Postgres
from tripot.server.database.store import Overtaken, Turn
from tripot.server.metrics import Metrics

pytestmark = pytest.mark.slow

TABLES, TURNS = 40, 12
LIST = "insert into tables (code, sheet, phase, open, touched) values (?, '', 'playing', 0, 0) on conflict do nothing"


def test_two_writers_in_any_order(database: str) -> None:
    """Whatever plan the database prefers: with hashed joins it takes rows in an order of its own."""
    with psycopg.connect(database, autocommit=True) as connection:
        for join in ("nestloop", "mergejoin"):
            connection.execute(f"alter database {connection.info.dbname} set enable_{join} = off".encode())
    stores = [Postgres(database, Metrics()) for _ in range(2)]
    codes = [f"T{number:02}" for number in range(TABLES)]

    async def race() -> list[tuple[int, ...]]:
        await stores[0].write([(LIST, (code,)) for code in codes])
        wins: list[tuple[int, ...]] = []
        for n in range(1, TURNS + 1):
            orders = (codes, codes[::-1]) if n % 2 else (codes[::-1], codes)
            begins = n % 2  # they begin by turns, or the first in line might always be first
            writes = [
                stores[number].write(
                    [("update tables set touched = ? where code = ?", (n, code))], Turn(code, n, str(number))
                )
                for number in (begins, 1 - begins)
                for code in orders[number]
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert {type(result) for result in results} <= {type(None), Overtaken}
            won = (results[:TABLES].count(None), results[TABLES:].count(None))
            wins.append(won[::-1] if begins else won)
        return wins

    wins = asyncio.run(race())
    for store in stores:
        store.close()
    with psycopg.connect(database) as connection:
        counted = "select deadlocks from pg_stat_database where datname = current_database()"
        assert connection.execute(counted).fetchall() == [(0,)]
    assert all(sum(both) == TABLES for both in wins)
    assert all(any(both[number] for both in wins) for number in range(2))
