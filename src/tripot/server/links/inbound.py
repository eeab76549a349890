"""A link from another node, which has called this one: through it come its visitors to tables of this node."""

from __future__ import annotations

import asyncio

from tripot.server.background_tasks import BackgroundTasks
from tripot.server.door import Refusal
from tripot.server.failures import failed
from tripot.server.links.frames import ANSWER, CHALLENGE, CLOSE, OPEN, PING, PROVED, SAY, WORD, Garbled
from tripot.server.links.link import Link
from tripot.server.links.proof import SIZE, Role, nonce, proof, proves
from tripot.server.links.visitor import Visitor
from tripot.server.metrics import Metrics
from tripot.server.nodes import Listener, hear
from tripot.server.wire import Close

MOST_STRANGERS = 64
"""Who have called and not yet proved who they are."""


class Inbound(Link):
    def __init__(
        self, key: bytes, host: str, listener: Listener, callers: dict[Inbound, None], metrics: Metrics
    ) -> None:
        super().__init__(key)
        self._host = host
        self._listener = listener
        self._metrics = metrics
        self._callers = callers
        """In the order in which they called."""
        self._challenge = nonce()
        self.name = ""
        """Of the node that has called, once that is proved."""
        self._visitors: dict[int, Visitor] = {}
        self._background = BackgroundTasks()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._callers[self] = None
        strangers = [caller for caller in self._callers if not caller.proved]
        if len(strangers) > MOST_STRANGERS:
            strangers[0].refuse("crowd")
        self.send(CHALLENGE, 0, self._challenge)

    def prove(self, kind: int, payload: bytes) -> None:
        answer, given, caller = payload[:SIZE], payload[SIZE : 2 * SIZE], payload[2 * SIZE :].decode("ascii", "replace")
        if kind != ANSWER or not proves(given, self._proof("caller", answer, caller)):
            raise Garbled(kind)
        self.name = caller
        self.trust()
        self.send(PROVED, 0, self._proof("host", answer, caller))

    def take(self, kind: int, channel: int, payload: bytes) -> None:
        if kind == SAY:
            if (visitor := self._visitors.get(channel)) is not None:
                visitor.hear(payload)
        elif kind == OPEN and channel not in self._visitors:
            visitor = self._visitors[channel] = Visitor(self, channel, self._metrics)
            self._background.spawn(self._admit(visitor, channel, payload.decode()))
        elif kind == CLOSE:
            if (visitor := self._visitors.pop(channel, None)) is not None:
                visitor.go()
        elif kind == WORD:
            hear(self._listener, payload.decode())
        elif kind == PING:
            self.send(PING)
        else:
            raise Garbled(kind)

    def say(self, channel: int, message: bytes) -> None:
        if channel in self._visitors:
            self.send(SAY, channel, message)

    def shut(self, channel: int, code: int) -> None:
        """Show a visitor the door."""
        if (visitor := self._visitors.pop(channel, None)) is not None:
            self.send(CLOSE, channel, code.to_bytes(2))
            visitor.go()

    def end(self) -> None:
        self._background.cancel()
        visitors, self._visitors = self._visitors, {}
        for visitor in visitors.values():
            visitor.go()
        self._callers.pop(self, None)

    def _proof(self, role: Role, answer: bytes, caller: str) -> bytes:
        return proof(self._key, role, self._challenge, answer, caller, self._host)

    async def _admit(self, visitor: Visitor, channel: int, asked: str) -> None:
        code, _, person = asked.partition(" ")
        try:
            found, table = await self._listener.admit(code, person)
        except Refusal as refusal:
            self.shut(channel, refusal.code)
        except Exception as error:
            failed(self._metrics, "socket-failed", error)
            self.shut(channel, Close.RESTART)
        else:
            if self._visitors.get(channel) is visitor:  # he may have gone meanwhile
                visitor.come_in(found, table)
