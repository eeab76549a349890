"""A screen that shows a table to people elsewhere: it sees what any spectator sees, later, and says nothing.

Nothing is kept of it: whoever opens its address again waits again, and sees what comes after."""

from __future__ import annotations

import re
from collections import deque
from secrets import token_urlsafe
from typing import Final

from tripot.server.guest import MOST_BYTES, Guest, Line
from tripot.server.person import SCREEN, Person
from tripot.server.wire import Close

DELAYS: Final = (0, 30, 120, 300)
"""Seconds by which it may be late."""
MOST_HELD = 4 * MOST_BYTES
ASKED = re.compile(r"(.+)/stream/(\d+)")


def asked(path: str) -> tuple[str, int | None]:
    """Which table somebody wants to see, and how late; None: he comes himself."""
    found = ASKED.fullmatch(path)
    if found is None or int(found[2]) not in DELAYS:
        return path, None
    return found[1], int(found[2])


def stranger(key: str) -> Person:
    """Whoever opens it may sit at the table: a screen is nobody."""
    return Person(key, "", "fr")


class Screen(Guest):
    def __init__(self, line: Line, delay: int) -> None:
        super().__init__(stranger(SCREEN + token_urlsafe(12)), line)
        self._delay = delay
        self._held: deque[bytes] = deque()
        self._weight = 0

    def carry(self, frame: bytes) -> None:
        self._held.append(frame)
        self._weight += len(frame)
        self._loop.call_later(self._delay, self._show)
        if self._weight > MOST_HELD:
            self.close(Close.TOO_SLOW)

    def _show(self) -> None:
        frame = self._held.popleft()
        self._weight -= len(frame)
        if self.closing is None:
            super().carry(frame)
