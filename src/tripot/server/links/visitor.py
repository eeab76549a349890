"""A visitor of another node at a table of this one: an ordinary guest, whose line is a link."""

from __future__ import annotations

from typing import Protocol

from tripot.server import wire
from tripot.server.door import Door
from tripot.server.failures import failed
from tripot.server.guest import FAILED, LOST, Guest
from tripot.server.metrics import Metrics
from tripot.server.person import Person


class Carrier(Protocol):
    """What carries his messages."""

    def say(self, channel: int, message: bytes) -> None: ...

    def shut(self, channel: int, code: int) -> None: ...


class Visitor:
    def __init__(self, carrier: Carrier, channel: int, metrics: Metrics) -> None:
        self._carrier = carrier
        self._channel = channel
        self._metrics = metrics
        self._early: list[bytes] = []
        """What came before the door was open."""
        self._guest: Guest | None = None
        self._door: Door | None = None

    def come_in(self, person: Person, door: Door) -> None:
        self._guest, self._door = Guest(person, self), door
        early, self._early = self._early, []
        for data in early:
            self.hear(data)

    def hear(self, data: bytes) -> None:
        """What is said was checked where he came in; should this table fail at it, no other is held up."""
        guest, door = self._guest, self._door
        if guest is None or door is None:
            self._early.append(data)
        elif guest.closing is None:
            try:
                door.hear(guest, wire.incoming.decode(data))
            except Exception as error:
                failed(self._metrics, "socket-failed", error)
                guest.close(FAILED)

    def go(self) -> None:
        """He has gone, or has been shown the door."""
        guest, door, self._guest, self._door = self._guest, self._door, None, None
        if guest is not None and door is not None:
            guest.closing = guest.closing or LOST
            door.leave(guest)

    def send(self, message: bytes) -> None:
        self._carrier.say(self._channel, message)

    def unread(self) -> int:
        """Nothing waits here: the node where he came in holds it, and cuts him off if it is too much."""
        return 0

    def close(self, code: int) -> None:
        self._carrier.shut(self._channel, code)

    def cut(self) -> None:
        self.close(LOST)
