"""A PostgreSQL and a Redis for all tests of a process, a fresh database and nodes for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.nodes.postgres import Postgres
from tests.nodes.redis import Redis
from tests.server.running import Running, running
from tests.until import until
from tripot.server.database import nodes as database_nodes

Open = Callable[..., list[Running]]
PATIENT_MS = 60_000


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as open_things:
        yield open_things


@pytest.fixture
def nodes(database: str, redis: Redis, stack: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """So many nodes of one house, each of which knows of all: a table whose home changes sends its people back. That a
    machine stalls for a second makes none of them seem dead, unless a test wants it so."""

    def opened(count: int = 2, life: int = PATIENT_MS, **settings: Any) -> list[Running]:
        monkeypatch.setattr(database_nodes, "LIFE_MS", life)
        given = {"database": database, "bus": redis.url, **settings}
        houses = [stack.enter_context(running(tmp_path / "unused", **given)) for _ in range(count)]
        until(lambda: all(len(house.house.services.nodes.live) >= count for house in houses))
        return houses

    return opened
