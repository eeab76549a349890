"""Ports for programs that have to be told theirs: below those that the system gives away by itself, and none twice."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager

_ports = iter(random.SystemRandom().sample(range(20_000, 32_000), 12_000))


def free_port() -> int:
    return next(port for port in _ports if _free(port))


def _free(port: int) -> bool:
    with socket.socket() as door:
        try:
            door.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


@contextmanager
def closed_port() -> Iterator[int]:
    """Taken by somebody who does not listen: whoever comes is refused, and nobody else can open it."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", port := free_port()))
        yield port
