"""Where somebody's messages go: to a table of this node, or on to the node where the table is at home."""

from __future__ import annotations

from typing import Protocol

from tripot.server import wire
from tripot.server.guest import Guest


class Door(Protocol):
    def hear(self, guest: Guest, message: wire.Incoming) -> None: ...

    def leave(self, guest: Guest) -> None:
        """Whatever was said by then is still done."""


class Way(Protocol):
    """To another node."""

    def open(self, code: str, guest: Guest) -> Door:
        """The door of a table there. Whoever may not come in is told so through it."""


class Refusal(Exception):
    """Somebody's socket is closed with a code instead of being let in."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code
