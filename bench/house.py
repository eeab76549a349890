"""A house in a process of its own, on one file."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

PATIENCE = 60.0


class House(msgspec.Struct, frozen=True):
    origin: str
    pid: int


@contextmanager
def house(data: Path) -> Iterator[House]:
    """Once it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tripot", "--no-browser", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    origin = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + PATIENCE
        while not _answers(origin):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the house does not open")
            time.sleep(0.01)
        yield House(origin, process.pid)
    finally:
        process.terminate()
        process.wait()


def _answers(origin: str) -> bool:
    try:
        return httpx.get(f"{origin}/healthz").is_success
    except httpx.TransportError:
        return False
