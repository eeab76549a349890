"""A finished game and an unfinished one, on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.played import played
from tripot.kernel.match import Match


@pytest.fixture(scope="session")
def finished() -> Match:
    return played(11)


@pytest.fixture
def record(tmp_path: Path, finished: Match) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(finished.record().encode())
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.json"
    path.write_bytes(played(2).record().encode())
    return path
