"""The processes of a pool: Python tells neither which they are, nor how to end one that is at work."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor


def pids(pool: ProcessPoolExecutor) -> list[int]:
    """The processes that are running now."""
    return list(pool._processes or ())


def end(pool: ProcessPoolExecutor) -> None:
    """Whatever its processes are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
