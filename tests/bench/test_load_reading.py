"""Statistics of a load."""

from __future__ import annotations

import os

import pytest

from bench.load import process
from bench.load.meter import Meter, percentile
from bench.load.reading import reading
from bench.party import Failed


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [([3.0, 1.0, 2.0], 0.5, 2.0), (list(range(1, 101)), 0.99, 99), (list(range(1, 102)), 0.99, 100), ([7.0], 0.99, 7)],
)
def test_percentiles_are_values_that_occurred(values: list[float], share: float, expected: float) -> None:
    assert percentile(values, share) == expected


def test_a_reading_is_by_time_passed_and_by_processor_time() -> None:
    meter = Meter()
    meter.waits = [0.001] * 99 + [0.5]
    meter.message(1000)
    meter.message(2000)
    meter.seconds, meter.client, meter.server = 2.0, 0.5, 1.0
    found = reading(meter, memory=7.0)
    assert (found.moves, found.moves_per_second, found.moves_per_busy_second) == (100, 50.0, 100.0)
    assert (found.p50, found.p99, found.message_size) == (1.0, 1.0, 1500.0)
    assert (found.memory, found.server, found.client) == (7.0, 0.5, 0.25)


def test_a_meter_adds_up_what_it_runs() -> None:
    meter = Meter()
    for _ in range(2):
        with meter.running([os.getpid()]):
            sum(range(200_000))
    assert meter.seconds >= meter.client > 0


def test_this_process_is_resident_and_busy() -> None:
    assert process.resident([os.getpid()]) > 1 << 20
    assert process.busy([os.getpid()]) > 0


def test_a_process_that_is_none_cannot_be_measured() -> None:
    with pytest.raises(Failed):
        process.resident([1 << 30])
