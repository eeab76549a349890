"""What travels on a link: frames, each with its kind, its channel and some bytes. A channel is one visitor's."""

from __future__ import annotations

import struct
from collections.abc import Iterator

Frame = tuple[int, int, bytes]
"""Kind, channel, bytes."""

CHALLENGE, ANSWER, PROVED, OPEN, SAY, CLOSE, WORD, PING = range(8)
HEAD = struct.Struct("!IIB")
LARGEST_EARLY = 512
"""Before both have proved who they are."""
LARGEST = 8 << 20


class Garbled(Exception):
    """No node of ours says this."""


class Frames:
    def __init__(self) -> None:
        self.largest = LARGEST_EARLY
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[Frame]:
        """The frames that are complete by now; Garbled if one is too large or of no kind."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, end = 0, len(data)
        while end - start >= HEAD.size:
            length, channel, kind = HEAD.unpack_from(data, start)
            if length > self.largest or kind > PING:
                raise Garbled(kind)
            stop = start + HEAD.size + length
            if stop > end:
                break
            yield kind, channel, data[start + HEAD.size : stop]
            start = stop
        self._rest = data[start:]
