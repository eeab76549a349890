"""Bytes on a plain connection, with nothing in between that would put them right."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from urllib.parse import urlsplit

from bench.load.frame import CLOSE, Frames
from bench.load.line import KEY
from tests.server.visitor import PATIENCE


def request(origin: str, target: str, *lines: str, method: str = "GET", body: bytes = b"") -> bytes:
    """An HTTP request; a line of ours replaces the usual one of that name."""
    own = {line.partition(":")[0].lower() for line in lines}
    usual = [f"Host: {urlsplit(origin).netloc}", f"Origin: {origin}", "Connection: close"]
    if body:
        usual += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    kept = [line for line in usual if line.partition(":")[0].lower() not in own]
    head = "\r\n".join([f"{method} {target} HTTP/1.1", *kept, *(line for line in lines if line)])
    return head.encode("latin-1") + b"\r\n\r\n" + body


def upgrade(origin: str, code: str, cookie: str, *lines: str) -> bytes:
    """The request that opens a table's socket."""
    asked = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
    return request(origin, f"/ws/{code}", *asked, f"Cookie: tripot={cookie}", *lines)


class Plain:
    """One connection that waits for as long as the server likes."""

    def __init__(self, origin: str) -> None:
        address = urlsplit(origin)
        self.socket = socket.create_connection((address.hostname or "", address.port or 80), PATIENCE)

    def __enter__(self) -> Plain:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read(self, until: Callable[[bytes], bool] = lambda data: False) -> bytes:
        """Up to the server's end of the connection, or until it is enough."""
        found = b""
        with suppress(ConnectionError):
            while not until(found) and (data := self.socket.recv(65536)):
                found += data
        return found

    def open(self) -> bool:
        """Whether the server has not hung up yet."""
        self.socket.setblocking(False)
        try:
            return bool(self.socket.recv(65536))
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        finally:
            self.socket.settimeout(PATIENCE)


def answer(origin: str, data: bytes) -> tuple[int, str, str]:
    """What the server says to these bytes before it hangs up: status, head and body."""
    with Plain(origin) as line:
        line.send(data)
        head, _, body = line.read().partition(b"\r\n\r\n")
    status = head.split(b" ", 2)[1] if head else b"0"
    return int(status), head.decode("latin-1"), body.decode(errors="replace")


class Talk:
    """A connection of a fuzzer, on its event loop."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = Frames()
        self._rest = b""
        self.texts: list[bytes] = []
        self.closed: int | None = None
        """The code with which the server closed; 1006: it hung up."""

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def until(self, wanted: bytes, seconds: float) -> bool:
        """Read until a text holds this, or the server closes: then False. TimeoutError if neither comes."""
        async with asyncio.timeout(seconds):
            while self.closed is None:
                fresh = len(self.texts)
                await self._more()
                if any(wanted in text for text in self.texts[fresh:]):
                    return True
        return False

    async def head(self, seconds: float) -> bytes:
        """The answer to the handshake."""
        async with asyncio.timeout(seconds):
            return await self._reader.readuntil(b"\r\n\r\n")

    async def rest(self, seconds: float) -> bytes:
        """All that comes until the server hangs up, or has had its time."""
        found = b""
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds):
                while data := await self._reader.read(65536):
                    found += data
        return found

    async def _more(self) -> None:
        try:
            data = await self._reader.read(65536)
        except ConnectionError:
            data = b""
        if not data:
            self.closed = 1006
        for opcode, payload in self._frames.feed(data):
            if opcode == CLOSE:
                self.closed = int.from_bytes(payload[:2]) or 1005
            else:
                self.texts.append(payload)


@asynccontextmanager
async def talk(origin: str) -> AsyncIterator[Talk]:
    address = urlsplit(origin)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=1 << 22)
    try:
        yield Talk(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
