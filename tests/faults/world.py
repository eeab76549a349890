"""Several nodes, each a process, with a PostgreSQL and a Redis: all of them can be killed, paused and revived."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from tests.nodes.postgres import Postgres
from tests.nodes.redis import Redis
from tests.ports import free_port
from tests.server.process import Process


class World:
    def __init__(self, folder: Path, nodes: int) -> None:
        self._folder = folder
        self.postgres = Postgres()
        self.redis = Redis()
        self.database = self.postgres.database()
        self._ports = [free_port() for _ in range(nodes)]
        self.nodes = [self._node(port) for port in self._ports]

    @property
    def origins(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self._ports]

    def _node(self, port: int) -> Process:
        words = ("--database", self.database, "--bus", self.redis.url, "--unlimited")
        return Process(self._folder / "unused", *words, port=port)

    def close(self) -> None:
        for node in self.nodes:
            node.close()
        self.redis.close()
        self.postgres.close()

    def kill_node(self, number: int, seconds: float) -> None:
        self.nodes[number].close()
        time.sleep(seconds)
        self.nodes[number] = self._node(self._ports[number])

    def pause_node(self, number: int, seconds: float) -> None:
        """It wakes late, and believes that no time has passed."""
        self.nodes[number].send(signal.SIGSTOP)
        time.sleep(seconds)
        self.nodes[number].send(signal.SIGCONT)

    def kill_redis(self, seconds: float) -> None:
        self.redis.kill()
        time.sleep(seconds)
        self.redis.start()

    def kill_postgres(self, seconds: float) -> None:
        self.postgres.kill()
        time.sleep(seconds)
        self.postgres.start()

    def slow_postgres(self, seconds: float) -> None:
        self.postgres.pause()
        time.sleep(seconds)
        self.postgres.wake()
