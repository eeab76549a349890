"""Whether the house can keep what happens: it tries, at most once a second however often it is asked."""

from __future__ import annotations

import time
from collections.abc import Callable

from tripot.server.database import health
from tripot.server.database.store import Store, Trouble
from tripot.server.single_flight import SingleFlight

GOOD_FOR = 1.0
"""Seconds."""


class Health:
    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._tries: SingleFlight[None] = SingleFlight()
        self._tried = float("-inf")
        self._trouble: Trouble | None = None

    async def check(self) -> None:
        """Trouble if it cannot."""
        if self._now() - self._tried >= GOOD_FOR:
            await self._tries.do("", self._try())
        if self._trouble is not None:
            raise self._trouble

    async def _try(self) -> None:
        try:
            await health.prove(self._store)
            self._trouble = None
        except Trouble as trouble:
            self._trouble = trouble
        self._tried = self._now()
