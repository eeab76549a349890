"""A link to another node, which this node has called: through it go those who came here and whose table is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tripot.server.guest import Guest
from tripot.server.links.frames import ANSWER, CHALLENGE, CLOSE, OPEN, PING, PROVED, SAY, Garbled
from tripot.server.links.link import Link
from tripot.server.links.pipe import Pipe
from tripot.server.links.proof import SIZE, nonce, proof, proves
from tripot.server.wire import Close

MOST_UNANSWERED = 5
"""Signs of life that were asked for in vain."""


class Outbound(Link):
    def __init__(self, key: bytes, caller: str, host: str, over: Callable[[Outbound], None]) -> None:
        super().__init__(key)
        self._caller = caller
        self.host = host
        self._over = over
        self._pipes: dict[int, Pipe] = {}
        self._channels = 0
        self._unanswered = 0
        self._expected = b""
        """The proof that the other node has to give."""
        self.ready: asyncio.Future[bool] = self._loop.create_future()
        """Whether it has."""

    def __len__(self) -> int:
        """How many visitors go through it."""
        return len(self._pipes)

    def open(self, code: str, guest: Guest) -> Pipe:
        self._channels += 1
        pipe = self._pipes[self._channels] = Pipe(self, self._channels, code, guest)
        self.send(OPEN, self._channels, f"{code} {guest.person.id}".encode())
        return pipe

    def say(self, channel: int, message: bytes) -> None:
        if channel in self._pipes:
            self.send(SAY, channel, message)

    def drop(self, channel: int) -> None:
        """Somebody has gone."""
        if self._pipes.pop(channel, None) is not None:
            self.send(CLOSE, channel)

    def sort(self, home: Callable[[str], str]) -> None:
        """Nodes have come or gone: whose table has another home now comes again."""
        for channel, pipe in list(self._pipes.items()):
            if home(pipe.code) != self.host:
                self.drop(channel)
                pipe.guest.close(Close.RESTART)

    def check(self) -> None:
        """Whether the other node still answers."""
        if self._unanswered >= MOST_UNANSWERED:
            self.refuse("silence")
        else:
            self._unanswered += 1
            self.send(PING)

    def prove(self, kind: int, payload: bytes) -> None:
        caller, host = self._caller, self.host
        if kind == CHALLENGE and not self._expected and len(payload) == SIZE:
            answer = nonce()
            self._expected = proof(self._key, "host", payload, answer, caller, host)
            given = proof(self._key, "caller", payload, answer, caller, host)
            self.send(ANSWER, 0, answer + given + caller.encode())
        elif kind == PROVED and self._expected and proves(payload, self._expected):
            self.trust()
            self.ready.set_result(True)
        else:
            raise Garbled(kind)

    def take(self, kind: int, channel: int, payload: bytes) -> None:
        self._unanswered = 0
        if kind == SAY:
            if (pipe := self._pipes.get(channel)) is not None:
                pipe.guest.relay(payload)
        elif kind == CLOSE and len(payload) == 2:
            if (pipe := self._pipes.pop(channel, None)) is not None:
                pipe.guest.close(int.from_bytes(payload))
        elif kind != PING:
            raise Garbled(kind)

    def end(self) -> None:
        if not self.ready.done():
            self.ready.set_result(False)
        pipes, self._pipes = self._pipes, {}
        for pipe in pipes.values():
            pipe.guest.close(Close.RESTART)
        self._over(self)
