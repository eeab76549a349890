"""The timed loop and the line of JSON."""

from __future__ import annotations

import json
import sys

import pytest

from bench import probe


def test_a_rate_counts_units_after_a_batch_that_warms_up() -> None:
    batches: list[int] = []

    def batch() -> int:
        batches.append(sum(range(1000)))
        return 10

    assert probe.rate(batch, 0.01) > 0
    assert len(batches) >= 2


def test_even_no_time_measures_one_batch() -> None:
    assert probe.rate(lambda: sum(range(10000)), 0.0) > 0


def test_a_script_prints_one_json_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["script", "twice", "--seconds", "0.5"])
    probe.main({"twice": lambda seconds: seconds * 2}, {"peer": "X"})
    assert json.loads(capsys.readouterr().out) == {"value": 1.0, "about": {"peer": "X"}}


def test_an_unknown_probe_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["script", "other"])
    with pytest.raises(SystemExit) as stop:
        probe.main({"twice": lambda seconds: seconds}, {})
    assert stop.value.code == 2
    assert "twice" in capsys.readouterr().err
