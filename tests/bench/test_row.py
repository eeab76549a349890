"""Verdicts."""

from __future__ import annotations

import pytest

from bench.row import Aim, Verdict, row
from bench.session import Series

OURS = Series([10.0, 12.0, 11.0], {"compiled": True})
PEER = Series([5.0, 6.0, 5.5], {"peer": "Slow 1"})


@pytest.mark.parametrize(("least", "verdict"), [(2.0, Verdict.MET), (2.1, Verdict.MISSED)])
def test_a_ratio_is_judged_by_its_median(least: float, verdict: Verdict) -> None:
    found = row("games", "games/s", OURS, [PEER], Aim(least))
    assert found.ratio is not None
    assert (found.ours, found.peer, found.ratio.middle, found.verdict) == (11.0, 5.5, 2.0, verdict)


@pytest.mark.parametrize(("least", "verdict"), [(11.0, Verdict.MET), (11.5, Verdict.MISSED)])
def test_an_absolute_aim_is_judged_by_our_own_figure(least: float, verdict: Verdict) -> None:
    assert row("clones", "clones/s", OURS, [PEER], Aim(least, absolute=True)).verdict == verdict


def test_of_several_peers_the_fastest_counts() -> None:
    found = row("games", "games/s", OURS, [PEER, Series([11.0, 11.0, 11.0], {"peer": "Fast 2"})], Aim(2))
    assert (found.peer, found.peer_name, found.verdict) == (11.0, "Fast 2", Verdict.MISSED)


def test_a_row_without_an_aim_is_only_told() -> None:
    found = row("size", "bytes", OURS)
    assert (found.ours, found.peer, found.ratio, found.verdict) == (11.0, None, None, Verdict.NO_AIM)


@pytest.mark.parametrize("ours", [OURS, Series(failure="the build is interpreted")])
def test_what_failed_is_not_measured_and_says_why(ours: Series) -> None:
    found = row("games", "games/s", ours, [Series(failure="no such module")], Aim(2))
    assert (found.ratio, found.verdict) == (None, Verdict.UNMEASURED)
    assert "no such module" in found.note
    assert (ours.failure or "") in found.note


def test_a_ratio_needs_a_peer() -> None:
    assert row("games", "games/s", OURS, [], Aim(2)).verdict == Verdict.UNMEASURED
