"""Counters and gauges in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Callable


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, by: float = 1) -> None:
        """A name is counted by one thread alone."""
        self._counts[name] = self._counts.get(name, 0) + by

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self._gauges[name] = value

    def text(self) -> str:
        lines = []
        for name, value in sorted(self._counts.copy().items()):
            lines += [f"# TYPE {name} counter", f"{name} {value:g}"]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {read():g}"]
        return "\n".join(lines) + "\n"
