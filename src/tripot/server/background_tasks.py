"""What is done on the side. It is held here, for the event loop alone would forget it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    def __len__(self) -> int:
        """How many are not done."""
        return len(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Nothing begins any more once all was cancelled: what would come of a commit that was on its way, say."""
        if self._ended:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        self._ended = True
        for task in self._tasks:
            task.cancel()

    async def end(self) -> None:
        """Once nothing is done any more."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
