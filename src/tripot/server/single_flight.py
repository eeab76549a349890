"""One thing at a time is done about each name; whoever comes meanwhile waits for its outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    def __init__(self) -> None:
        self._doing: dict[str, asyncio.Task[T]] = {}

    def do(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """This, unless something is being done already. It goes on if whoever waits for it is cancelled."""
        if name in self._doing:
            work.close()
        else:
            self._doing[name] = asyncio.create_task(work)
            self._doing[name].add_done_callback(lambda _: self._doing.pop(name))
        return asyncio.shield(self._doing[name])

    async def rest(self, name: str) -> None:
        """Until nothing is being done."""
        if name in self._doing:
            await asyncio.shield(self._doing[name])
