"""The tests know which build they run against."""

from __future__ import annotations

from tests.conftest import build_mistake


def test_the_right_build_is_no_mistake() -> None:
    assert build_mistake("compiled", compiled=True) is None
    assert build_mistake("interpreted", compiled=False) is None
    assert build_mistake(None, compiled=True) is None


def test_the_wrong_build_is_reported() -> None:
    assert "TRIPOT_BUILD=compiled" in (build_mistake("compiled", compiled=False) or "")
    assert "TRIPOT_BUILD=interpreted" in (build_mistake("interpreted", compiled=True) or "")
    assert build_mistake("typo", compiled=True) is not None
