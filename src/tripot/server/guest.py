"""One open socket as a table knows it: it can be told something, and shown the door."""

from __future__ import annotations

from typing import Protocol

from tripot.server.identity import Person
from tripot.server.wire import Close

MOST_BYTES = 1 << 20


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

    def send(self, message: bytes) -> None:
        """Never waits: a guest who lets too much pile up is cut off."""
        if self.closing is not None:
            return
        self._line.send(message)
        if self.slow and self._line.unread() > MOST_BYTES:
            self.closing = Close.TOO_SLOW
            self._line.cut()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._line.close(code)
