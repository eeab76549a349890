"""Finished games are analysed one after the other, in a process of its own that gives way to everything else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import Synchronized

import msgspec

from tripot.analysis.budget import Budget
from tripot.analysis.report import Analysis
from tripot.analysis.study import Study
from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record
from tripot.kernel.replayed import Replayed
from tripot.server.database import analyses, played
from tripot.server.database.analyses import Key
from tripot.server.database.store import Store
from tripot.server.failures import failed, told_from_afar
from tripot.server.internals import process_pool
from tripot.server.metrics import Metrics
from tripot.server.nodes import Nodes
from tripot.server.past_forms import Progress
from tripot.server.workers import begin

MOST = 20
"""Games that wait at once."""
YIELDING = 10
"""How much the process gives way."""

TELLING = 1.0
"""Seconds between two words about it."""


class Analyst:
    """Asked twice about a game, it answers once; what it found is kept. What waits is forgotten in a restart."""

    def __init__(self, store: Store, nodes: Nodes, metrics: Metrics, budget: Budget) -> None:
        self._store = store
        self._nodes = nodes
        self._metrics = metrics
        self._budget = budget
        self._asked: dict[Key, asyncio.Task[None]] = {}
        """In the order in which they are done."""
        self._one = asyncio.Lock()
        self._context = multiprocessing.get_context("spawn")
        self._done: Synchronized[float] = self._context.Value("d", 0.0)
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, self._context, begin_quietly, (self._done,))

    async def ask(self, key: Key, record: Record) -> None:
        """Problem if too many wait already."""
        if key in self._asked:
            return
        if len(self._asked) >= MOST:
            raise Problem("analysis-busy", count=len(self._asked))
        if await self._claim(key):
            self._asked[key] = asyncio.create_task(self._answer(key, record))

    async def _claim(self, key: Key) -> bool:
        """False if another node was faster."""
        store, nodes = self._store, self._nodes
        return not store.shared or await analyses.claim(store, key, nodes.name, nodes.live)

    async def progress(self, key: Key) -> Progress | None:
        """None if nobody works at this game: neither this node nor another."""
        if key in self._asked:
            return self._own(key)
        if self._store.shared:
            study = await analyses.study(self._store, key)
            if study is not None and study.node != self._nodes.name and study.node in self._nodes.live:
                return Progress(study.ahead, study.done)
        return None

    def _own(self, key: Key) -> Progress:
        ahead = list(self._asked).index(key)
        return Progress(ahead, 0.0 if ahead else self._done.value)

    async def found(self, key: Key) -> Analysis | None:
        """What is kept, if it was written by this Tripot."""
        found = await analyses.found(self._store, key)
        try:
            return None if found is None else msgspec.json.decode(found, type=Analysis)
        except msgspec.ValidationError:
            return None

    async def _tell(self, key: Key) -> None:
        """Other nodes how far it is, as long as it is asked for."""
        while True:
            own = self._own(key)
            await analyses.tell(self._store, key, own.ahead, own.done)
            await asyncio.sleep(TELLING)

    async def _answer(self, key: Key, record: Record) -> None:
        telling = asyncio.create_task(self._tell(key)) if self._store.shared else None
        try:
            async with self._one:
                self._done.value = 0.0
                found = await asyncio.wrap_future(self._pool.submit(analyse, record.encode(), self._budget))
                weighed = await asyncio.to_thread(msgspec.json.decode, found, type=Analysis)
                await analyses.keep(self._store, key, found, played.weigh(key, weighed))
            self._metrics.count("tripot_analyses_total")
        except Exception as error:
            failed(self._metrics, "analysis-failed", error, game=record.game)
            if isinstance(error, BrokenProcessPool):
                self._pool = self._fresh()
        finally:
            del self._asked[key]
            if telling is not None:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)
                await analyses.drop(self._store, key)

    def renew(self) -> None:
        """By a process that starts now; what is being done is done."""
        old, self._pool = self._pool, self._fresh()
        old.shutdown(wait=False)

    def pids(self) -> list[int]:
        """The processes that are running now."""
        return process_pool.pids(self._pool)

    def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        process_pool.end(self._pool)


_done: Synchronized[float]
"""In the process: how much of the work is done."""


def begin_quietly(done: Synchronized[float]) -> None:
    """In the process."""
    global _done
    _done = done
    begin()
    if hasattr(os, "nice"):
        os.nice(YIELDING)


def analyse(record: bytes, budget: Budget) -> bytes:
    """In the process."""
    with told_from_afar():
        played = Record.decode(record)
        study = Study(Replayed(records.replay(played)), played.names)
        for done in study.work(budget):
            _done.value = done
        return msgspec.json.encode(study.report())
