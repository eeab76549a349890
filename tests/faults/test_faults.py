"""Whatever fails: every acknowledged action once and in order, every log sound, everybody told so, nobody stuck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.guest import COUNTED
from tests.faults.run import ENOUGH, KINDS, run

pytestmark = pytest.mark.slow


@pytest.mark.provokes("table-broken", "database-failed", "disk-failed", "socket-failed")
def test_whatever_fails_nothing_is_lost(tmp_path: Path) -> None:
    counts, wrong = run(tmp_path / "world", seed=1, nodes=3, parties=5, kinds=KINDS)
    assert wrong == []
    assert counts["acknowledged"] > ENOUGH
    assert counts["streams alike"] > 5
    assert all(counts[kind] > 0 for kind in COUNTED)
    assert all(counts[kind] == 1 for kind in KINDS)
