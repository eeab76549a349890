"""What whoever hosts the house can watch."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

import tripot.server
from tests.leaping import Leaping, leap, passed
from tests.server.conftest import Arrive
from tests.server.running import metrics
from tests.server.samples import samples
from tripot.server.measures import MEANINGS
from tripot.server.metrics import Metrics
from tripot.server.vitals import PULSE, pulse

SOURCE = Path(tripot.server.__file__).parent


def written(metrics: Metrics, family: str) -> list[str]:
    return [line for line in metrics.text().splitlines() if family in line]


def test_counters_and_gauges_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count('b_total{kind="x"}', 2)
    metrics.count('b_total{kind="a"}')
    metrics.gauge("b_now", lambda: 1.5)
    assert written(metrics, "b_now") == ["# TYPE b_now gauge", "b_now 1.5"]
    assert written(metrics, "b_total") == ["# TYPE b_total counter", 'b_total{kind="a"} 1', 'b_total{kind="x"} 2']


def test_large_counts_keep_all_their_digits() -> None:
    metrics = Metrics()
    metrics.count("tripot_messages_total", 123456789)
    assert samples(metrics.text())["tripot_messages_total"] == 123456789


def test_buckets_of_a_histogram_hold_all_that_is_shorter() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.03, 0.03, 60):
        metrics.observe("tripot_commit_seconds", seconds)
    found = samples(metrics.text())
    assert found['tripot_commit_seconds_bucket{le="0.001"}'] == 1
    assert found['tripot_commit_seconds_bucket{le="0.025"}'] == 1
    assert found['tripot_commit_seconds_bucket{le="0.05"}'] == 3
    assert found['tripot_commit_seconds_bucket{le="5"}'] == 3
    assert found['tripot_commit_seconds_bucket{le="+Inf"}'] == found["tripot_commit_seconds_count"] == 4
    assert found["tripot_commit_seconds_sum"] == pytest.approx(60.061)


def test_all_that_is_counted_has_a_meaning() -> None:
    used = re.compile(r'\.(?:count|gauge|observe)\(\s*f?"([a-z_]+)')
    named = {name for path in SOURCE.rglob("*.py") for name in used.findall(path.read_text(encoding="utf-8"))}
    assert named
    assert named <= MEANINGS.keys()


def test_a_house_shows_all_that_it_measures(arrive: Arrive) -> None:
    answer = metrics(arrive("Ana").origin)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert set(re.findall(r"^# TYPE (\w+)", answer.text, re.MULTILINE)) == MEANINGS.keys()
    found = samples(answer.text)
    assert found["process_start_time_seconds"] == pytest.approx(time.time(), abs=3600)
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert 0 < found["process_open_fds"] < found["process_max_fds"]
    assert re.search(rf'^tripot_build_info{{version="{tripot.__version__}",.*}} 1$', answer.text, re.MULTILINE)


def test_requests_are_timed_and_their_ends_counted(arrive: Arrive) -> None:
    ana = arrive("Ana")
    before = samples(metrics(ana.origin).text)
    ana.http.get("/api/nothing")
    ana.http.get("/healthz")
    after = samples(metrics(ana.origin).text)
    grown = {name: after[name] - before[name] for name in after if name.startswith("tripot_re")}
    assert grown['tripot_responses_total{status="4xx"}'] >= 1
    assert grown['tripot_responses_total{status="2xx"}'] >= 2
    assert grown["tripot_request_seconds_count"] >= 3


def test_a_busy_loop_comes_late() -> None:
    metrics = Metrics()

    async def busy() -> None:
        heart = asyncio.create_task(pulse(metrics))
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Leaping)
        loop.stall(PULSE + 0.3)
        await passed(0.01)
        heart.cancel()

    leap(busy())
    found = samples(metrics.text())
    assert found['tripot_loop_lag_seconds_bucket{le="0.25"}'] == 0
    assert found["tripot_loop_lag_seconds_count"] == 1
