"""Counters and gauges in Prometheus' text format."""

from __future__ import annotations

import threading
from collections.abc import Callable


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._lock = threading.Lock()

    def count(self, name: str, by: float = 1) -> None:
        """Any thread may count."""
        with self._lock:
            self._counts[name] = self._counts.get(name, 0) + by

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self._gauges[name] = value

    def text(self) -> str:
        with self._lock:
            counts = dict(self._counts)
        lines = []
        for name, value in sorted(counts.items()):
            lines += [f"# TYPE {name} counter", f"{name} {value:g}"]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {read():g}"]
        return "\n".join(lines) + "\n"
