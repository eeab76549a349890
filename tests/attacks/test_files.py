"""Whoever else is on the machine: other users who read along, and a second server on the same file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Process
from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.kernel.problem import Problem
from tripot.server.database.backup import load, save
from tripot.server.database.condition import file_sound
from tripot.server.database.sqlite import Sqlite
from tripot.server.metrics import Metrics
from tripot.text import LANGUAGES, say


@pytest.fixture(autouse=True)
def anybody_may_read() -> Iterator[None]:
    """As on a machine whose owner never thought of it."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in path.iterdir()}


def test_what_a_house_keeps_is_nobody_elses_to_read(tmp_path: Path) -> None:
    folder, copy = tmp_path / "new" / "house", tmp_path / "copy.sqlite"
    with running(folder / "tripot.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        ana.table()
        save(f"sqlite:///{folder / 'tripot.sqlite'}", folder / "kept.backup", lambda rows: None)
        kept = rights(folder)
    assert set(kept) >= {"tripot.sqlite", "tripot.sqlite-wal", "tripot.sqlite-shm", "tripot.sqlite-lock", "kept.backup"}
    assert set(kept.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    load(f"sqlite:///{copy}", folder / "kept.backup", lambda rows: None)
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_second_house_on_the_same_file_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "tripot.sqlite"
    with running(data) as house, Visitor(house.origin, "Ana") as ana:
        for _ in range(2):
            with pytest.raises(Problem) as refused:
                Sqlite(data, Metrics())
            assert refused.value.reason == "server-locked"
        ana.table()
        assert file_sound(data)
    with running(data) as house, Visitor(house.origin, "Ana") as ana:
        ana.table()


@pytest.mark.slow
def test_a_house_that_was_killed_leaves_the_file_free(tmp_path: Path) -> None:
    data = tmp_path / "tripot.sqlite"
    with Process(data) as first:
        for language in LANGUAGES:
            words = ["--no-browser", "--port", "0", "--data", str(data), "--lang", language]
            second = subprocess.run([sys.executable, "-m", "tripot", *words], capture_output=True, text=True)
            assert second.returncode != 0
            assert say("server-locked", language, file=str(data)) in second.stderr
            assert "Traceback" not in second.stderr
        first.kill()
        with Process(data) as again:
            assert again.runs()
