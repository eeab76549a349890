"""Nothing is tagged before everything agrees."""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from pathlib import Path
from shutil import copy

import pytest

import tripot

ROOT = Path(__file__).parents[2]
WHO = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b"}


def run(folder: Path, *words: str, make: str = "true") -> subprocess.CompletedProcess[str]:
    variables = os.environ | WHO | {"MAKE": make}
    return subprocess.run(words, cwd=folder, env=variables, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As much of the project as a release looks at itself, committed."""
    for folder in ("make", "src/tripot"):
        (tmp_path / folder).mkdir(parents=True)
    copy(ROOT / "make" / "release", tmp_path / "make")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "7.8.9"\n')
    (tmp_path / "src/tripot/__init__.py").write_text('__version__ = "7.8.9"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 7.8.9 (2026-01-02)\n")
    run(tmp_path, "git", "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(tree: Path) -> None:
    run(tree, "git", "add", "--all")
    run(tree, "git", "commit", "--quiet", "--message", "all")


def test_what_agrees_is_tagged(tree: Path) -> None:
    assert run(tree, "make/release").returncode == 0
    assert run(tree, "git", "tag").stdout == "v7.8.9\n"
    again = run(tree, "make/release")
    assert (again.returncode, "tagged already" in again.stderr) == (1, True)


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("CHANGELOG.md", "## Unreleased\n\n## 7.8.9 (2026-01-02)\n", "still has a section Unreleased"),
        ("CHANGELOG.md", "## 7.8.8 (2026-01-02)\n", "has no section 7.8.9"),
        ("CHANGELOG.md", "## 7.8.9\n", "with a date"),
        ("src/tripot/__init__.py", '__version__ = "7.8.8"\n', "is not 7.8.9"),
    ],
)
def test_what_does_not_agree_is_said_and_nothing_is_tagged(tree: Path, file: str, text: str, why: str) -> None:
    (tree / file).write_text(text)
    commit(tree)
    refused = run(tree, "make/release")
    assert (refused.returncode, why in refused.stderr) == (1, True)
    assert run(tree, "git", "tag").stdout == ""


def test_what_is_not_committed_or_fails_is_not_tagged(tree: Path) -> None:
    assert run(tree, "make/release", make="false").returncode == 1
    (tree / "CHANGELOG.md").write_text("## 7.8.9 (2026-01-02)\n\nMore.\n")
    assert "not committed" in run(tree, "make/release").stderr
    assert run(tree, "git", "tag").stdout == ""


def test_the_versions_of_this_project_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert project["version"] == tripot.__version__ == page["version"]
