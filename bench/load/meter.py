"""Moves as they arrive: how many, how fast, and how long until the last seat knew."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, process_time

from bench.load.process import busy


class Meter:
    def __init__(self) -> None:
        self.waits: list[float] = []
        """For each move, seconds from its sending until the last seat had the new state."""
        self.messages = 0
        self.bytes = 0
        self.seconds = 0.0
        """How long moves were made, in all waves."""
        self.client = 0.0
        """Seconds of processor time that this took here."""
        self.server = 0.0
        """And there."""

    def message(self, size: int) -> None:
        self.messages += 1
        self.bytes += size

    @contextmanager
    def running(self, processes: Sequence[int]) -> Iterator[None]:
        """While moves are made."""
        began, here, there = perf_counter(), process_time(), busy(processes)
        yield
        self.server += busy(processes) - there
        self.client += process_time() - here
        self.seconds += perf_counter() - began


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
