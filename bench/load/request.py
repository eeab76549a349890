"""One HTTP request to a server on this machine."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec

from bench.party import Failed


class Answer(msgspec.Struct, frozen=True):
    head: str
    body: bytes

    @property
    def cookie(self) -> str:
        """Name and value of the cookie that was set."""
        for line in self.head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                return value.partition(";")[0]
        raise Failed("no cookie was set")


async def request(origin: str, path: str, body: object = None, cookie: str = "") -> Answer:
    """GET, or POST if there is a body; Failed unless it is answered with 2xx."""
    address = urlsplit(origin)
    data = b"" if body is None else msgspec.json.encode(body)
    lines = [
        f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
        f"Host: {address.netloc}",
        f"Origin: {origin}",
        "Connection: close",
        f"Cookie: {cookie}",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
    ]
    try:
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
    except OSError as error:
        raise Failed(f"{origin}{path}: {error.strerror or error}") from None
    status = head.partition(b"\r\n")[0].decode("latin-1")
    if " 2" not in status:
        raise Failed(f"{path}: {status}")
    return Answer(head.decode("latin-1"), content)
