"""All measurements, taken in turns and several times over: the machine is noisy, and drifts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bench.party import Failed, Party


class Task(msgspec.Struct, frozen=True):
    """One thing to measure."""

    party: Party
    probe: str


class Series(msgspec.Struct):
    """What a task gave, round by round; or why it gave nothing."""

    values: list[float] = []
    about: dict[str, Any] = {}
    failure: str | None = None


def measure(
    tasks: Sequence[Task], rounds: int, seconds: float, progress: Callable[[Task], None] = lambda task: None
) -> dict[Task, Series]:
    """Every round takes every task once, there and back again; a task that fails is not tried again."""
    found = {task: Series() for task in tasks}
    for number in range(rounds):
        for task in tasks if number % 2 == 0 else reversed(tasks):
            progress(task)
            series = found[task]
            if series.failure is None:
                _add(series, task, seconds)
    return found


def _add(series: Series, task: Task, seconds: float) -> None:
    try:
        reading = task.party.measure(task.probe, seconds)
    except Failed as failed:
        series.failure = str(failed)
    else:
        series.values.append(reading.value)
        series.about = reading.about
