"""The door of a table that is at home at another node: what somebody says here goes there, and the other way round."""

from __future__ import annotations

from typing import Protocol

from tripot.server import wire
from tripot.server.guest import Guest
from tripot.server.wire import encode


class Carrier(Protocol):
    """What the pipe runs through."""

    def say(self, channel: int, message: bytes) -> None: ...

    def drop(self, channel: int) -> None: ...


class Pipe:
    def __init__(self, carrier: Carrier, channel: int, code: str, guest: Guest) -> None:
        self._carrier = carrier
        self._channel = channel
        self.code = code
        self.guest = guest

    def hear(self, guest: Guest, message: wire.Incoming) -> None:
        if isinstance(message, wire.Hello):
            guest.greeted = True
        self._carrier.say(self._channel, encode(message))

    def leave(self, guest: Guest) -> None:
        self._carrier.drop(self._channel)
