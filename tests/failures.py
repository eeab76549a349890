"""A test in which the house fails has failed, unless it says that it provokes it: `pytest.mark.provokes("bot-failed")`.

Houses in the process of the test are heard by their logger, others by what they wrote when they were closed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tripot.server.logs import JsonLines
from tripot.server.measures import FAILURES

Line = dict[str, Any]
_seen: list[Line] = []


class Ear(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        hear(self.format(record))


_ear = Ear()


def hear(log: str) -> None:
    """What a house wrote to its error stream."""
    lines: list[Line] = [msgspec.json.decode(line) for line in log.splitlines() if line.startswith('{"at"')]
    _seen.extend(line for line in lines if line["event"] in FAILURES)


@pytest.fixture(autouse=True)
def no_failures(request: pytest.FixtureRequest) -> Iterator[None]:
    logging.getLogger("tripot.server").addHandler(_ear)
    yield
    provoked = {event for mark in request.node.iter_markers("provokes") for event in mark.args}
    failures = [line for line in _seen if line["event"] not in provoked]
    _seen.clear()
    assert failures == [], failures
