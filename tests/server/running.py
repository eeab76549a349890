"""A real server on a real port with a real SQLite file, in a thread of the test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

from tests.trust import trust
from tripot.server.app import application, server
from tripot.server.house import House
from tripot.server.proxies import Proxies
from tripot.server.settings import Settings
from tripot.terminal.serve import bind

HOST = "127.0.0.1"
TOKEN = "only-for-prometheus"
QUICK: dict[str, Any] = {
    "workers": 1,
    "bot_pause": (0.0, 0.0),
    "bot_seconds": 0.02,
    "limited": False,
    "metrics_token": TOKEN,
}
OWN = "own"
"""The address that the door gets is the public one."""
T = TypeVar("T")


def metrics(origin: str, token: str = TOKEN) -> httpx.Response:
    """As Prometheus asks."""
    return httpx.get(f"{origin}/metrics", headers={"Authorization": f"Bearer {token}"}, verify=trust())


class Running:
    def __init__(self, settings: Settings, proxies: Proxies | None = None) -> None:
        self._door = bind(HOST, 0)
        self.port: int = self._door.getsockname()[1]
        if settings.base_url == OWN:
            settings = msgspec.structs.replace(settings, base_url=self.origin)
        try:
            self._app = application(settings, proxies)
        except BaseException:
            self._door.close()
            raise
        self._server = server(self._app, HOST, self.port)
        self._thread = threading.Thread(target=self._run)
        self._opened = threading.Event()

    @property
    def house(self) -> House:
        """Once it is open."""
        house: House = self._app.state.house
        return house

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._door])

        asyncio.run(main())

    def open(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            self._thread.join(0.01)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    proxies = settings.pop("proxies", None)
    server = Running(Settings(data=data, **{**QUICK, **settings}), proxies)
    server.open()
    try:
        yield server
    finally:
        server.close()
