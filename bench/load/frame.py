"""WebSocket frames as a client needs them: text out, text and pings in. Nothing here is made to be general."""

from __future__ import annotations

from collections.abc import Iterator

TEXT = 0x1
CLOSE = 0x8
PING = 0x9
PONG = 0xA
NO_MASK = bytes(4)
"""A client must mask what it sends; with this mask nothing changes, and nothing costs."""
LARGEST = 1 << 20


class Broken(Exception):
    """The other side sent what we do not read."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2)
    return bytes((0x80 | opcode,)) + length + NO_MASK + payload


class Frames:
    """Cuts what arrives into frames, whatever pieces it arrives in."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcode and payload of each frame that is complete."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start])
            if size > LARGEST or not data[at] & 0x80:
                raise Broken("a frame too large, or in parts")
            if start + size > end:
                break
            yield data[at] & 0x0F, data[start : start + size]
            at = start + size
        self._rest = data[at:]
