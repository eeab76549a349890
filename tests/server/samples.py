"""Prometheus' text format, read."""

from __future__ import annotations


def samples(text: str) -> dict[str, float]:
    """Every sample with its labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}
