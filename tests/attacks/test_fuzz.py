"""Malformed messages, frames and requests in numbers; `make soak` sends a million."""

from __future__ import annotations

import statistics
from pathlib import Path
from random import Random

import pytest

from tests.attacks import odd
from tests.attacks.fuzz import fuzz, is_nonsense
from tests.attacks.odd_bytes import Table, odd_frame, odd_request
from tripot.games.registry import games

MESSAGES = 12_000
STALL = 100.0
"""Milliseconds that nobody at another table should have to wait."""
TABLE = Table("nostra-city", "ABCD-EFGH-JKMN", ("nobody",))


@pytest.mark.slow
def test_a_storm_harms_nobody(tmp_path: Path) -> None:
    """No crash, no broken table, no error of ours. One bad second may be the machine's own, but not most of them."""
    report = fuzz(MESSAGES, 1, tmp_path / "house.sqlite")
    assert report.failures == []
    assert report.sent >= MESSAGES
    assert min(report.messages, report.frames, report.requests) > 0
    for kind in ("pings", "moves"):
        usual = max(report.calm[kind].worst_of_slices)
        assert statistics.median(report.storm[kind].worst_of_slices) < STALL + 2 * usual


def storm(seed: int) -> list[bytes]:
    dice = Random(seed)
    messages = [odd.message(dice, game) for game in games() for _ in range(200)]
    return (
        messages
        + [odd_frame(dice, "gangster") for _ in range(50)]
        + [odd_request(dice, "http://a:1", TABLE) for _ in range(50)]
    )


def test_the_same_seed_brings_the_same_storm() -> None:
    assert storm(1) == storm(1)
    assert storm(1) != storm(2)


def test_the_storm_is_neither_all_nonsense_nor_all_sense() -> None:
    """What cannot be read tries the reader alone; what can be read gets further."""
    share = sum(map(is_nonsense, storm(3)[:800])) / 800
    assert 0.3 < share < 0.7
