"""Every finished game that was ever kept is replayed and verified by today's rules."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.corpus import make
from tests.corpus.files import FOLDER, edition_of, files, key_of, missing, wanted
from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record

ADD = "`python -m tests.corpus.make` adds them"
KEEP = """Games that are under way would break as well. If the change is not meant, undo it. If it is, give the rules a
new version, keep the old ways for older games, and keep the old edition: docs/records.md, "Versions"."""


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", files(), ids=named)
def test_a_kept_game_is_replayed_and_verified(path: Path) -> None:
    data = path.read_bytes()
    record = Record.decode(data)
    assert (record.game, f"rules-{record.rules}") == (path.parent.name, path.stem.rpartition("-")[0])
    try:
        verified = records.verify(record, edition_of(record))
    except Problem as found:
        pytest.fail(f"{path.name}: {found}\n{KEEP}")
    assert verified.steps == len(record.steps)


def test_todays_rules_have_their_games() -> None:
    lacking = [f"{key.game} for {key.players}, {key.options}, rules {key.rules}" for key, _ in missing()]
    assert lacking == [], ADD


def test_the_corpus_is_small() -> None:
    assert sum(path.stat().st_size for path in files()) < 800_000


def test_what_lacks_is_added_and_nothing_overwritten(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.py"))
    lacking, _ = next(wanted())
    next(path for path in files(tmp_path) if key_of(Record.decode(path.read_bytes())) == lacking).unlink()
    kept = {path: path.read_bytes() for path in files(tmp_path)}
    assert [key for key, _ in missing(tmp_path)] == [lacking]
    make.main(tmp_path)
    assert missing(tmp_path) == []
    assert {path: path.read_bytes() for path in kept} == kept
    assert len(files(tmp_path)) == len(kept) + 1
