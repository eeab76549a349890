"""One open socket as a table knows it: it can be told something, and shown the door."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tripot.kernel.problem import Problem
from tripot.server.person import Person
from tripot.server.problems import reason
from tripot.server.wire import Close, Refused, encode

MOST_BYTES = 1 << 20
FAILED = 1011
LOST = 1006


class Line(Protocol):
    """What carries messages to a guest."""

    def send(self, message: bytes) -> None: ...

    def unread(self) -> int:
        """How many bytes wait to be sent."""

    def close(self, code: int) -> None: ...

    def cut(self) -> None:
        """At once: not even a farewell would get through."""


class Guest:
    def __init__(self, person: Person, line: Line) -> None:
        self.person = person
        self.greeted = False
        """Whether it has said hello: only then is it told anything."""
        self.closing: int | None = None
        self.slow = False
        """Whether messages pile up because it does not read them."""
        self._line = line
        self._unsent: list[bytes] = []
        self._loop = asyncio.get_running_loop()

    def send(self, message: bytes) -> None:
        """Never waits. What is said in one go travels in one frame."""
        if self.closing is None:
            if not self._unsent:
                self._loop.call_soon(self._flush)
            self._unsent.append(message)

    def refuse(self, command: str | None, problem: Problem) -> None:
        self.send(encode(Refused(command, reason(problem))))

    def relay(self, frame: bytes) -> None:
        """What another node has said in one go."""
        if self.closing is None:
            self.carry(frame)

    def close(self, code: int) -> None:
        if self.closing is None:
            self._flush()
            self.closing = code
            self._line.close(code)

    def _flush(self) -> None:
        if self._unsent and self.closing is None:
            frame = b"[%s]" % b",".join(self._unsent)
            self._unsent.clear()
            self.carry(frame)

    def carry(self, frame: bytes) -> None:
        """A guest who lets too much pile up is cut off."""
        self._line.send(frame)
        if self.slow and self._line.unread() > MOST_BYTES:
            self.closing = Close.TOO_SLOW
            self._line.cut()
