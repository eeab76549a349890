"""One socket of a player: as little work as can be, so that the server is measured and not its guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from bench.load.frame import CLOSE, PING, PONG, TEXT, Broken, Frames, frame
from bench.party import Failed

KEY = "dHJpcG90LWxvYWRiZW5jaA=="
"""Sixteen bytes; the handshake asks for some, loopback needs no proof."""


class Line(asyncio.Protocol):
    def __init__(
        self, origin: str, path: str, hear: Callable[[bytes], None], lost: Callable[[str], None], cookie: str = ""
    ) -> None:
        self._origin = origin
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._lost = lost
        self._frames = Frames()
        self._head: bytes | None = b""
        """What has come of the answer to the handshake; None after it."""
        self._closing = False
        self._opened = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Failed if there is no server, or if it wants no socket."""
        address = urlsplit(self._origin)
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, address.hostname or "", address.port or 80)
        except OSError as error:
            raise Failed(f"{self._origin}: {error.strerror or error}") from None
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own kind
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {urlsplit(self._origin).netloc}",
            f"Origin: {self._origin}",
            f"Cookie: {self._cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
        ]
        self._transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def data_received(self, data: bytes) -> None:
        try:
            if self._head is not None:
                data = self._shake(data)
            for opcode, payload in self._frames.feed(data):
                if opcode == TEXT:
                    self._hear(payload)
                elif opcode == PING:
                    self._transport.write(frame(payload, PONG))
                elif opcode == CLOSE:
                    raise Broken(f"closed with code {int.from_bytes(payload[:2])}")
        except Broken as broken:
            self._give_up(str(broken))

    def _shake(self, data: bytes) -> bytes:
        """Read the handshake's answer; what follows it."""
        assert self._head is not None
        head, found, rest = (self._head + data).partition(b"\r\n\r\n")
        if not found:
            self._head = head
        elif b" 101 " in head.split(b"\r\n", 1)[0]:
            self._head = None
            self._opened.set_result(None)
        else:
            raise Broken(head.split(b"\r\n", 1)[0].decode("latin-1"))
        return rest

    def connection_lost(self, exc: Exception | None) -> None:
        self._give_up("the server hung up")

    def _give_up(self, why: str) -> None:
        if not self._opened.done():
            self._opened.set_exception(Failed(why))
        elif not self._closing:
            self._lost(why)
        self.close()

    def send(self, payload: bytes) -> None:
        self._transport.write(frame(payload))

    def close(self) -> None:
        self._closing = True
        self._transport.close()
