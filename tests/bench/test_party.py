"""Measuring in another process."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.party import Failed, Party


def stub(folder: Path, code: str, compiled: bool | None = None) -> Party:
    (folder / "stub.py").write_text(code)
    return Party("stub", "stub", path=folder, compiled=compiled)


def test_a_script_gets_its_probe_and_seconds(tmp_path: Path) -> None:
    code = 'import json, sys\nprint(json.dumps({"value": 3, "about": {"words": sys.argv[1:]}}))'
    reading = stub(tmp_path, code).measure("clones", 0.5)
    assert (reading.value, reading.about) == (3.0, {"words": ["clones", "--seconds", "0.5"]})


def test_a_script_that_fails_gives_its_last_line(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"^AttributeError: no rollout$"):
        stub(tmp_path, 'raise AttributeError("no rollout")').measure("rollout", 0.1)


def test_a_script_that_just_ends_gives_its_exit_code(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="exit code 3"):
        stub(tmp_path, "raise SystemExit(3)").measure("rollout", 0.1)


@pytest.mark.parametrize(("compiled", "found"), [(True, "interpreted"), (False, "compiled")])
def test_the_wrong_build_is_not_measured(tmp_path: Path, compiled: bool, found: str) -> None:
    code = f'import json\nprint(json.dumps({{"value": 3, "about": {{"compiled": {not compiled}}}}}))'
    with pytest.raises(Failed, match=f"the build is {found}"):
        stub(tmp_path, code, compiled).measure("rollout", 0.1)


def test_a_missing_interpreter_is_named(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="nowhere"):
        Party("peer", "stub", python=tmp_path / "nowhere").measure("games", 0.1)
