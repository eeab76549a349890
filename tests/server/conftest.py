"""One server for most tests, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor, sit_down

GRACE = 0.3

Arrive = Callable[[str], Visitor]
Deal = Callable[..., tuple[str, list[Line]]]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("house") / "tripot.sqlite"
    with running(data, grace=GRACE, paces={"fast": 0.4, "relaxed": 60.0, "days": 3600.0}) as server:
        yield server


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as open_things:
        yield open_things


@pytest.fixture
def arrive(house: Running, stack: ExitStack) -> Arrive:
    return lambda name: stack.enter_context(Visitor(house.origin, name))


@pytest.fixture
def deal(arrive: Arrive, stack: ExitStack) -> Deal:
    """A table of people, started: its code and their sockets in order of seats."""

    def started(*names: str, **form: object) -> tuple[str, list[Line]]:
        return sit_down([arrive(name) for name in names], stack, **form)

    return started
