"""A real Dask scheduler and real workers, each a process of its own, as people start them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec

from tests.until import until

LOCAL = ["--host", "127.0.0.1", "--no-dashboard"]


class Scheduler:
    def __init__(self, address: str, workers: list[subprocess.Popen[bytes]]) -> None:
        self.address = address
        self.workers = workers


@contextmanager
def scheduler(folder: Path, workers: int) -> Iterator[Scheduler]:
    """With so many workers of one thread; all are gone afterwards."""
    file = folder / "scheduler.json"
    with ExitStack() as stack:
        begun = stack.enter_context(dask("scheduler", "--port", "0", "--scheduler-file", str(file), folder=folder))
        address = address_in(file, begun)
        words = ["worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder)]
        yield Scheduler(address, [stack.enter_context(dask(*words, folder=folder)) for _ in range(workers)])


@contextmanager
def dask(command: str, *words: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    call = [sys.executable, "-m", "dask", command, *words, *LOCAL]
    begun = subprocess.Popen(call, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield begun
    finally:
        begun.kill()
        begun.wait()


def address_in(file: Path, begun: subprocess.Popen[bytes]) -> str:
    """As soon as the scheduler has written it."""
    found: list[str] = []

    def written() -> bool:
        assert begun.poll() is None, "the scheduler has died"
        with suppress(FileNotFoundError, msgspec.DecodeError):
            found.append(str(msgspec.json.decode(file.read_bytes())["address"]))
        return bool(found)

    until(written)
    return found[0]
