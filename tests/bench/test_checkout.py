"""Another commit beside this one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bench.checkout import Unusable, build, resolve, worktree


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet")
    (folder / "setup.py").write_text('raise SystemExit("no such package")\n')
    git(folder, "add", ".")
    git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=first")
    return folder


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


def test_a_name_becomes_a_hash(repository: Path) -> None:
    assert resolve(repository, "HEAD") == git(repository, "rev-parse", "HEAD").strip()


@pytest.mark.parametrize("name", ["nonsense", "--all", "HEAD:setup.py", "0" * 40])
def test_an_unknown_commit_is_named(repository: Path, name: str) -> None:
    with pytest.raises(Unusable, match="no such commit"):
        resolve(repository, name)


def test_a_missing_commit_is_asked_for(repository: Path) -> None:
    with pytest.raises(Unusable, match="BASE="):
        resolve(repository, "")


def test_a_worktree_is_gone_afterwards_also_on_error(repository: Path, tmp_path: Path) -> None:
    folder = tmp_path / "base"

    def interrupted() -> None:
        with worktree(repository, resolve(repository, "HEAD"), folder) as tree:
            assert (tree / "setup.py").exists()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not folder.exists()
    assert len(git(repository, "worktree", "list").splitlines()) == 1


def test_a_worktree_left_by_a_killed_run_is_in_nobodys_way(repository: Path, tmp_path: Path) -> None:
    folder = tmp_path / "base"
    git(repository, "worktree", "add", "--detach", str(folder), "HEAD")
    with worktree(repository, resolve(repository, "HEAD"), folder) as tree:
        assert (tree / "setup.py").exists()


def test_a_commit_that_does_not_build_says_why(repository: Path, tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"does not build:\nno such package"):
        build(repository, tmp_path / "out")
