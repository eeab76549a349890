"""The regression gate."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import gate
from bench.gate import Comparison, Outcome
from bench.session import Series

STEADY = Series([100.0, 101.0, 99.0, 100.0, 100.0])


def comparison(*changes: gate.Change) -> Comparison:
    return Comparison("aaa", "bbb", 5, 0.5, 0.85, list(changes))


def change(base: Series, now: Series) -> gate.Change:
    return gate.change("random games", "decisions/s", base, now, 0.85)


@pytest.mark.parametrize(
    ("values", "outcome"),
    [
        ([100.0, 101.0, 99.0, 100.0, 100.0], Outcome.KEPT),
        ([90.0, 90.0, 90.0, 90.0, 90.0], Outcome.KEPT),
        ([70.0, 71.0, 69.0, 70.0, 70.0], Outcome.SLOWER),
        ([70.0, 110.0, 60.0, 120.0, 80.0], Outcome.KEPT),  # slower in the middle, but that may be noise
    ],
)
def test_slower_means_beyond_noise(values: list[float], outcome: Outcome) -> None:
    assert change(STEADY, Series(values)).outcome == outcome


def test_what_slows_both_down_cancels_out() -> None:
    found = change(Series([100.0, 50.0, 10.0]), Series([100.0, 50.0, 10.0]))
    assert found.ratio is not None
    assert (found.ratio.low, found.ratio.high) == (1.0, 1.0)


def test_a_row_that_the_base_lacks_is_named_and_does_not_fail() -> None:
    lacking = change(Series(failure="no rollout"), STEADY)
    result = comparison(lacking, change(STEADY, STEADY))
    assert lacking.outcome == Outcome.INCOMPARABLE
    assert result.exit_code == 0
    assert result.conclusion() == ["cannot be compared: random games: base: no rollout"]


def test_a_row_that_we_lack_fails() -> None:
    broken = change(STEADY, Series(failure="the build is interpreted"))
    assert broken.outcome == Outcome.BROKEN
    assert comparison(broken, change(STEADY, STEADY)).exit_code == 1


def test_the_exit_code_tells() -> None:
    kept, slower = change(STEADY, STEADY), change(STEADY, Series([50.0] * 5))
    assert comparison(kept).exit_code == 0
    assert comparison(kept).conclusion() == ["nothing is slower"]
    assert comparison(kept, slower).exit_code == 1
    assert comparison(kept, slower).conclusion() == ["slower: random games"]
    assert comparison(change(Series(failure="no rollout"), STEADY)).exit_code == 2


def test_every_rate_is_measured_on_both_builds_side_by_side() -> None:
    base, now = gate.parties(Path("a"), Path("b"))
    tasks = gate.tasks(base, now)
    assert [task.party for task in tasks[:2]] == [base, now]
    assert {task.probe for task in tasks} == set(gate.RATES)
    found = gate.changes(base, now, dict.fromkeys(tasks, STEADY), 0.85)
    assert [one.outcome for one in found] == [Outcome.KEPT] * len(gate.RATES)
