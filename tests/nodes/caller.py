"""Somebody who calls at the port where nodes call each other, and says what he likes."""

from __future__ import annotations

import socket
from types import TracebackType

from tests.server.running import Running
from tests.server.visitor import PATIENCE
from tripot.server.links.frames import ANSWER, CHALLENGE, HEAD, LARGEST, PROVED, Frame, Frames
from tripot.server.links.proof import SIZE, link_key, proof

ANSWERED = b"a" * SIZE
NAME = "stranger@127.0.0.1:9"


class Caller:
    def __init__(self, house: Running) -> None:
        self._host = house.house.services.nodes.name
        address, _, port = self._host.partition("@")[2].rpartition(":")
        self._line = socket.create_connection((address, int(port)), PATIENCE)
        self._frames = Frames()
        self._frames.largest = LARGEST
        self._read: list[Frame] = []

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._line.close()

    def say(self, data: bytes) -> None:
        self._line.sendall(data)

    def send(self, kind: int, channel: int = 0, payload: bytes = b"") -> None:
        self.say(HEAD.pack(len(payload), channel, kind) + payload)

    def read(self) -> Frame | None:
        """None: the node has hung up."""
        while not self._read:
            try:
                data = self._line.recv(1 << 16)
            except ConnectionResetError:
                return None
            if not data:
                return None
            self._read += self._frames.feed(data)
        return self._read.pop(0)

    def prove(self, secret: bytes) -> bool:
        """Whether the node believes it, and proves in turn that it knows the secret."""
        challenged = self.read()
        assert challenged is not None
        kind, _, challenge = challenged
        assert (kind, len(challenge)) == (CHALLENGE, SIZE)
        key = link_key(secret)
        given, expected = (proof(key, role, challenge, ANSWERED, NAME, self._host) for role in ("caller", "host"))
        self.send(ANSWER, 0, ANSWERED + given + NAME.encode())
        return self.read() == (PROVED, 0, expected)
