"""The JSON and the conclusion."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.report import Report, report
from bench.row import Aim, Row, row
from bench.session import Series

OURS = Series([10.0, 12.0])
PEER = Series([5.0, 6.0], {"peer": "Slow 1"})
MET = row("games", "games/s", OURS, [PEER], Aim(2))
MISSED = row("clones", "clones/s", OURS, [PEER], Aim(20))
UNMEASURED = row("records", "records/s", Series(failure="the build is interpreted"))


@pytest.mark.parametrize(
    ("rows", "code"), [([MET], 0), ([MET, MISSED], 1), ([MET, UNMEASURED], 2), ([UNMEASURED, MISSED], 1)]
)
def test_the_exit_code_tells(rows: list[Row], code: int) -> None:
    assert report(rows, 5, 1.0).exit_code == code


def test_the_conclusion_names_what_is_wrong() -> None:
    assert report([MET], 5, 1.0).conclusion() == ["every aim is met"]
    assert report([MET, MISSED, UNMEASURED], 5, 1.0).conclusion() == [
        "aim missed: clones",
        "not measured: records: the build is interpreted",
    ]


def test_the_json_has_its_shape() -> None:
    found = msgspec.json.decode(report([MET], 5, 1.0).encode())
    assert set(found) == {"version", "when", "commit", "machine", "rounds", "seconds", "rows"}
    assert set(found["machine"]) == {"processor", "cores", "system", "python"}
    assert found["rows"] == [
        {
            "name": "games",
            "unit": "games/s",
            "ours": 11.0,
            "peer": 5.5,
            "peer_name": "Slow 1",
            "ratio": {"low": 2.0, "middle": 2.0, "high": 2.0},
            "aim": {"least": 2.0, "absolute": False},
            "verdict": "met",
            "note": "",
        }
    ]


def test_the_latest_and_the_history_are_written(tmp_path: Path) -> None:
    result = report([MET], 5, 1.0)
    latest = result.write(tmp_path)
    (kept,) = (tmp_path / "history").iterdir()
    assert latest == tmp_path / "latest.json"
    assert latest.read_bytes() == kept.read_bytes()
    assert msgspec.json.decode(latest.read_bytes(), type=Report) == result
