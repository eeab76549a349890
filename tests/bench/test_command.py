"""The command line, without measuring anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import argument, gate, suite
from bench import session as sessions
from bench.__main__ import main
from bench.session import Series, Task


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled we do 10 million of anything, interpreted a hundredth; everybody else 10 thousand."""

    def measure(tasks: list[Task], rounds: int, *_: object) -> dict[Task, Series]:
        speeds = {"compiled": 1e7, "interpreted": 1e5}
        return {task: Series([speeds.get(task.party.name, 1e4)] * rounds) for task in tasks}

    monkeypatch.setattr(sessions, "measure", measure)


@pytest.mark.usefixtures("quick")
def test_run_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--folder", str(tmp_path)]) == 0
    assert "✓" in capsys.readouterr().out
    assert json.loads((tmp_path / "latest.json").read_text())["rounds"] == 5


@pytest.mark.usefixtures("quick")
def test_run_prints_the_same_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--json", "--rounds", "3", "--folder", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((tmp_path / "latest.json").read_text())


def test_every_aim_of_the_issue_has_its_row() -> None:
    aims = {(line.aim.least, line.aim.absolute) for line in suite.lines() if line.aim}
    assert aims == {
        (2, False),
        (10, False),
        (200, False),
        (5, False),
        (100, False),
        (50, False),
        (0.85, False),
        (2e6, True),
        (15_000, True),
        (1e6, True),
        (400e3, True),
        (200e3, True),
        (1, True),
        (5e6 / suite.BID_0_1, True),
        (0.8, False),
        (0.9, False),
    }


def test_each_task_is_measured_once() -> None:
    tasks = suite.tasks(suite.lines())
    assert len(tasks) == len(set(tasks))
    assert {task.probe for task in tasks} > set(gate.RATES)


@pytest.mark.parametrize("base", [[], ["no-such-commit"]])
def test_compare_without_a_usable_base_says_so(base: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *base]) == 2
    assert "commit" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["walk"],
        ["run", "--rounds", "0"],
        ["run", "--rounds", "two"],
        ["run", "--seconds", "-1"],
        ["run", "--seconds", "nan"],
        ["compare", "HEAD", "--threshold", "1.5"],
        ["compare", "HEAD", "--threshold", "much"],
    ],
)
def test_bad_arguments_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2


def test_good_numbers_are_read() -> None:
    assert (argument.rounds("7"), argument.seconds("0.5"), argument.share("1")) == (7, 0.5, 1.0)
