"""The measuring script against the build under test."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

import tripot
from bench.ours import PROBES
from bench.party import Party


@pytest.mark.slow
@pytest.mark.parametrize("probe", PROBES)
def test_every_probe_measures_something(probe: str) -> None:
    assert PROBES[probe](0.01) > 0
    assert not tracemalloc.is_tracing(), "what comes after it would be many times slower"


@pytest.mark.slow
def test_a_probe_is_measured_in_a_process_of_its_own_on_this_build() -> None:
    party = Party("ours", "bench.ours", path=Path(tripot.__file__).parents[1], compiled=tripot.compiled)
    assert party.measure("records", 0.01).value > 0
