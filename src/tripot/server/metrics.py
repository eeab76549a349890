"""Counters, gauges and histograms in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

from tripot.server.measures import COUNTERS, HISTOGRAMS, MEANINGS

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Where the buckets of a histogram end."""


class Histogram:
    __slots__ = ("_buckets", "_sum")

    def __init__(self) -> None:
        self._buckets = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def samples(self, name: str) -> Iterator[tuple[str, float]]:
        total = 0
        for bound, here in zip((*map(number, SECONDS), "+Inf"), self._buckets, strict=True):
            total += here
            yield f'{name}_bucket{{le="{bound}"}}', total
        yield f"{name}_sum", self._sum
        yield f"{name}_count", total


class Metrics:
    """A name may carry labels, as in `tripot_responses_total{status="2xx"}`. One thread alone counts it."""

    def __init__(self) -> None:
        self._counts: dict[str, float] = dict.fromkeys(COUNTERS, 0)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._histograms = {name: Histogram() for name in HISTOGRAMS}

    def count(self, name: str, by: float = 1) -> None:
        self._counts[name] = self._counts.get(name, 0) + by

    def counted(self, name: str) -> int:
        return int(self._counts.get(name, 0))

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """What is read when somebody asks; a counter if it is called `_total`."""
        self._gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        self._histograms[name].observe(seconds)

    def text(self) -> str:
        samples = self._counts.copy() | {name: read() for name, read in self._gauges.items()}
        lines: list[str] = []
        family = ""
        for name, value in sorted(samples.items(), key=lambda sample: sample[0].partition("{")):
            if family != (family := name.partition("{")[0]):
                lines += head(family, "counter" if family.endswith("_total") else "gauge")
            lines.append(f"{name} {number(value)}")
        for family, histogram in self._histograms.items():
            lines += head(family, "histogram")
            lines += [f"{name} {number(value)}" for name, value in histogram.samples(family)]
        return "\n".join(lines) + "\n"


def head(family: str, kind: str) -> list[str]:
    meaning = MEANINGS.get(family)
    return [*([] if meaning is None else [f"# HELP {family} {meaning}"]), f"# TYPE {family} {kind}"]


def number(value: float) -> str:
    return f"{value:.15g}"
