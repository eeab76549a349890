"""Who plays the games: this process, or several beside it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import NamedTuple, ParamSpec, TypeVar

from tripot.kernel.problem import Problem

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 2
"""Tasks for each worker that are handed out at a time: one in work, one waiting for it."""


class Crew(NamedTuple):
    """Any executor, and how many tasks keep it busy."""

    executor: Executor
    tasks: int


class Here(Executor):
    """Does everything at once and in this process."""

    def submit(self, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(task(*args, **kwargs))
        return done


def default_workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """So many local workers; processes are sent home when the work is done, or given up."""
    if workers < 1:
        raise Problem("simulate-workers", workers=workers)
    if workers == 1:
        yield Crew(Here(), 1)
        return
    # Ctrl-C reaches the whole group of processes: workers go without a word.
    leave = (signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal.signal, initargs=leave)
    try:
        yield Crew(pool, workers * AHEAD)
    except BrokenExecutor:
        raise Problem("simulate-worker-died") from None
    finally:
        pool.shutdown(cancel_futures=True)
