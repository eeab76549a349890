"""One open socket: what it is sent waits in a short queue, and whoever does not read is shown the door."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tripot.server.identity import Person
from tripot.server.wire import Close

MOST_MESSAGES = 200
MOST_BYTES = 1 << 20


class Guest:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.greeted = False
        """Whether it has said hello: only then is it told anything."""
        self.closing: int | None = None
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake = asyncio.Event()
        self.hopeless = asyncio.Event()
        """Set when it reads so slowly that even the farewell would not get through."""

    def send(self, message: bytes) -> None:
        """Never waits: a guest who lets too much pile up is closed."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.close(Close.TOO_SLOW)
            self.hopeless.set()
        self._wake.set()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what comes, in order, until the guest is closed; the close code."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            messages, self._waiting, self._bytes = self._waiting, [], 0
            for message in messages:
                await send(message.decode())
            if self.closing is not None and not self._waiting:
                return self.closing
