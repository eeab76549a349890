"""The workers of a Dask cluster, through the same door as local ones. Needs the extra `dask`."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import Any

import tripot
from tripot.arena.crew import AHEAD, Crew
from tripot.arena.plan import Plan
from tripot.bots.own import is_own
from tripot.kernel.problem import Problem

TIMEOUT = 10
"""Seconds to find the scheduler."""


@contextmanager
def cluster(address: str, plan: Plan) -> Iterator[Crew]:
    """All workers of the scheduler at this address. Dask gives the games of a worker that dies to another."""
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise Problem("cluster-extra") from None
    for name in filter(is_own, plan.bots):
        raise Problem("cluster-own-bot", bot=name)
    try:
        client = Client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError, ImportError):
        raise Problem("cluster-unreachable", address=address) from None
    executor = client.get_executor(pure=False)
    try:
        check(client)
        yield Crew(executor, sum(client.nthreads().values()) * AHEAD)
    except (KilledWorker, CancelledError):
        raise Problem("cluster-lost", address=address) from None
    finally:
        executor.shutdown(wait=False)
        client.close()


def check(client: Any) -> None:
    """All workers have this version of ours, and there is one at least."""
    versions = client.run(version, on_error="return")
    if not versions:
        raise Problem("cluster-empty")
    for worker, found in versions.items():
        if found != tripot.__version__:
            raise Problem("cluster-version", worker=worker, found=str(found), wanted=tripot.__version__)


def version() -> str:
    return tripot.__version__
