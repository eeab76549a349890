"""One connection between two nodes. What is said in one go is written in one go."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import cast

from tripot.server.links.frames import HEAD, LARGEST, Frames, Garbled
from tripot.server.logs import log

MOST_UNREAD = 64 << 20
"""Bytes that the other node may leave unread."""
HANDSHAKE_SECONDS = 5.0


class Link(asyncio.Protocol, ABC):
    def __init__(self, key: bytes) -> None:
        self._key = key
        self._frames = Frames()
        self._unsent: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._patience: asyncio.TimerHandle | None = None
        self.proved = False
        """Whether the other one is a node of this house."""
        self.lost = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own kind
        self._patience = self._loop.call_later(HANDSHAKE_SECONDS, self.refuse, "silence")

    def data_received(self, data: bytes) -> None:
        try:
            for kind, channel, payload in self._frames.feed(data):
                if self.lost:
                    return
                if self.proved:
                    self.take(kind, channel, payload)
                else:
                    self.prove(kind, payload)
        except (Garbled, UnicodeError):
            self.refuse("frame")

    def connection_lost(self, error: Exception | None) -> None:
        self.cut()

    @abstractmethod
    def prove(self, kind: int, payload: bytes) -> None:
        """A step of the handshake; Garbled if it is none."""

    @abstractmethod
    def take(self, kind: int, channel: int, payload: bytes) -> None:
        """Something that a node of this house says; Garbled if none would."""

    @abstractmethod
    def end(self) -> None:
        """The link is lost, once."""

    def trust(self) -> None:
        self.proved = True
        self._frames.largest = LARGEST
        self._stop_waiting()

    def send(self, kind: int, channel: int = 0, payload: bytes = b"") -> None:
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent += HEAD.pack(len(payload), channel, kind), payload

    def refuse(self, why: str) -> None:
        """What it has not read by now is not for it."""
        log("link-refused", why=why)
        self.cut()
        if self._transport is not None:
            self._transport.abort()

    def cut(self) -> None:
        if not self.lost:
            self._flush()
            self.lost = True
            self._stop_waiting()
            if self._transport is not None:
                self._transport.close()
            self.end()

    def _flush(self) -> None:
        if self._unsent and not self.lost and self._transport is not None:
            self._transport.write(b"".join(self._unsent))
            if self._transport.get_write_buffer_size() > MOST_UNREAD:
                self._transport.abort()
        self._unsent.clear()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
