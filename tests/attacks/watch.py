"""Somebody who plays at another table meanwhile, in a process of its own: how long does each answer take?"""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import msgspec

from tests.server.process import HOUSE
from tests.server.visitor import Visitor

PAUSE = 0.005
Sample = tuple[float, float, bool]
"""When an answer came, after how many milliseconds, and whether it had to wait for the disk."""


class Waits(msgspec.Struct, frozen=True):
    """How long answers took, in milliseconds."""

    answers: int
    median: float
    p99: float
    worst: float
    worst_of_slices: list[float]
    """The worst of each second."""


def waits(samples: list[Sample], since: float, until: float, disk: bool) -> Waits:
    chosen = [(at, wait) for at, wait, kept in samples if since <= at <= until and kept is disk]
    times = sorted(wait for _, wait in chosen)
    slices: dict[int, float] = {}
    for at, wait in chosen:
        slices[int(at)] = max(wait, slices.get(int(at), 0.0))
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    return Waits(len(times), statistics.median(times), p99, times[-1], [round(worst, 2) for worst in slices.values()])


class Watcher:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def stop(self) -> list[Sample]:
        """All that it has seen."""
        out, _ = self._process.communicate("stop\n", timeout=60)
        return msgspec.json.decode(out, type=list[Sample])


@contextmanager
def watching(origin: str) -> Iterator[Watcher]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.attacks.watch", origin],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=HOUSE,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield Watcher(process)
    finally:
        process.kill()
        process.communicate()


def wait_for_a_line(stop: threading.Event) -> None:
    sys.stdin.readline()
    stop.set()


def watch(origin: str) -> None:
    """A ping, a sealed card and an undo, again and again until a line comes in."""
    gc.disable()  # its own pauses are not the house's
    samples: list[Sample] = []
    stop = threading.Event()
    with ExitStack() as stack:
        people = [stack.enter_context(Visitor(origin, name)) for name in ("Ana", "Bob", "Carl")]
        code = people[0].table(options={"first_boss": 0})
        lines = [stack.enter_context(person.line(code)) for person in people]
        for chair in (1, 2):
            lines[chair].do("sit", chair=chair)
        lines[0].do("start")
        print("open", flush=True)
        threading.Thread(target=wait_for_a_line, args=(stop,), daemon=True).start()
        ping, undo = lines[1].catch_up, lambda: lines[0].do("undo")
        while not stop.is_set():
            for ask, disk in ((ping, False), (lambda: lines[0].play(4), True), (ping, False), (undo, True)):
                begun = time.perf_counter()
                with suppress(TimeoutError):  # that it took so long is what we want to know
                    ask()
                samples.append((time.monotonic(), (time.perf_counter() - begun) * 1000, disk))
                time.sleep(PAUSE)
            with suppress(TimeoutError):
                lines[2].catch_up()  # whoever does not read is cut off
        print(msgspec.json.encode(samples).decode())


if __name__ == "__main__":
    watch(sys.argv[1])
