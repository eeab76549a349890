"""Whom a limit held back: all are counted, and told of once a minute for each limit, however many there are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from tripot.server.logs import log
from tripot.server.measures import limited
from tripot.server.metrics import Metrics

MINUTE = 60.0
Later = Callable[[float, Callable[[str], None], str], object]
"""After so many seconds, do this with that."""


def on_the_loop(seconds: float, work: Callable[[str], None], what: str) -> None:
    asyncio.get_running_loop().call_later(seconds, work, what)


class Restraint:
    def __init__(self, metrics: Metrics, later: Later = on_the_loop) -> None:
        self._metrics = metrics
        self._later = later
        self._untold: Counter[str] = Counter()
        self._resting: set[str] = set()
        """Limits that were told of less than a minute ago."""

    def hold(self, limit: str) -> None:
        self._metrics.count(limited(limit))
        self._untold[limit] += 1
        if limit not in self._resting:
            self._tell(limit)

    def _tell(self, limit: str) -> None:
        count = self._untold.pop(limit, 0)
        if count:
            log("limited", limit=limit, count=count)
            self._resting.add(limit)
            self._later(MINUTE, self._tell, limit)
        else:
            self._resting.discard(limit)
