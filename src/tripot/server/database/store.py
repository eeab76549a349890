"""What is written is committed by a thread of its own, together with all that has gathered, and only then told."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from tripot.server.metrics import Metrics

Statement = tuple[str, Sequence[Any]]
"""Parameters are question marks, whatever the database calls them."""

CROWD = 8
GATHERING = 0.002
"""Seconds: when so many tables shared the last commit, the next one waits a little for more of them."""


class Trouble(Exception):
    """The database did not do it."""


class Taken(Trouble):
    """Somebody has it already, and only one may."""


class Overtaken(Taken):
    """Somebody else has written this turn of the table."""


Then = Callable[[Exception | None], None]


class Turn(msgspec.Struct, frozen=True):
    """Number n of a table, which only one writer can append."""

    code: str
    n: int
    data: str


class Writing(msgspec.Struct, frozen=True):
    """What is committed together or not at all."""

    statements: Sequence[Statement]
    turn: Turn | None = None


class Batch:
    """A writing on its way, and whom to tell how it went."""

    __slots__ = ("error", "loop", "then", "writing")

    def __init__(self, writing: Writing, loop: asyncio.AbstractEventLoop, then: Then) -> None:
        self.writing = writing
        self.loop = loop
        self.then = then
        self.error: Trouble | None = None


class Store(ABC):
    shared: bool
    """Whether others write to it too."""

    def __init__(self, metrics: Metrics, readers: int) -> None:
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(readers, "tripot-reader")
        self._writer = threading.Thread(target=self._write, name="tripot-writer", daemon=True)
        self._writer.start()

    def put(self, writing: Writing, then: Then) -> None:
        """Later, on this event loop, `then` is told that it is on the disk, or why not."""
        self._queue.put(Batch(writing, asyncio.get_running_loop(), then))

    def write(self, statements: list[Statement], turn: Turn | None = None) -> asyncio.Future[None]:
        """Done when it is on the disk; Trouble if it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.put(Writing(statements, turn), then)
        return future

    async def read(self, sql: str, *args: Any) -> list[Any]:
        """Ask away from the event loop; Trouble if there is no answer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.ask, sql, args)

    def close(self) -> None:
        """After the last commit."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()

    def address(self) -> str:
        """Of this machine, as others know it that share this store."""
        return "127.0.0.1"

    @abstractmethod
    def ask(self, sql: str, args: Sequence[Any]) -> list[Any]:
        """In a reader's thread."""

    def find_room(self) -> None:  # noqa: B027  (a server of its own sees to its disk)
        """In any thread: Trouble if the disk has none."""

    @abstractmethod
    def together(self, batches: list[Batch]) -> bool:
        """The fast way: all in one transaction. False if anything is amiss, and then nothing is written."""

    @abstractmethod
    def one_by_one(self, batches: list[Batch]) -> None:
        """The slow way: whatever fails is left out and told so; Trouble if nothing can be written."""

    def _write(self) -> None:
        more, gathered = True, 0
        while more:
            more, gathered = self._write_next(crowded=gathered >= CROWD)

    def _write_next(self, crowded: bool) -> tuple[bool, int]:
        """Whether there will be more, and how much it was. Nothing of it stays in memory while we wait for more."""
        batches: list[Batch] = []
        batch = self._queue.get()
        if crowded:
            time.sleep(GATHERING)
        while batch is not None:
            batches.append(batch)
            if self._queue.empty():
                break
            batch = self._queue.get()
        if batches:
            self._commit(batches)
        return batch is not None, len(batches)

    def _commit(self, batches: list[Batch]) -> None:
        began = time.perf_counter()
        try:
            if not self.together(batches):
                self.one_by_one(batches)
        except Trouble as error:
            for batch in batches:
                batch.error = error
        self._metrics.count("tripot_commits_total")
        self._metrics.observe("tripot_commit_seconds", time.perf_counter() - began)
        self._metrics.count("tripot_batches_total", len(batches))
        for loop in {batch.loop for batch in batches}:
            mine = [batch for batch in batches if batch.loop is loop]
            try:
                loop.call_soon_threadsafe(tell, mine)
            except RuntimeError:  # the loop has gone; what is committed stays committed
                continue


def tell(batches: list[Batch]) -> None:
    for batch in batches:
        batch.then(batch.error)
