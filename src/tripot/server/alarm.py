"""Rings once, at the time that was set last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LATE = 0.005
"""Seconds, so that the time has come for sure when it rings."""


class Alarm:
    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, delay: float, ring: Callable[[], None]) -> None:
        """In so many seconds."""
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(delay + LATE, self._ring, ring)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, ring: Callable[[], None]) -> None:
        self._timer = None
        ring()
