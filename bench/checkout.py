"""Another commit beside this one: checked out, built, and cleared away."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Unusable(Exception):
    """A commit that cannot be had or built."""


def resolve(repository: Path, name: str) -> str:
    """The full hash of the commit with this name; Unusable if there is none."""
    if not name:
        raise Unusable("which commit? make bench-compare BASE=<commit>")
    try:
        return _git(repository, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    except subprocess.CalledProcessError:
        raise Unusable(f"no such commit: {name}") from None


@contextmanager
def worktree(repository: Path, commit: str, folder: Path) -> Iterator[Path]:
    """The commit's files in that folder, gone again afterwards whatever happens."""
    _clear(repository, folder)
    try:
        _git(repository, "worktree", "add", "--quiet", "--detach", str(folder), commit)
        yield folder
    finally:
        _clear(repository, folder)


def build(tree: Path, folder: Path) -> Path:
    """Build the package of that tree; the folder to import it from. Unusable with the reason if it does not build."""
    shutil.rmtree(folder, ignore_errors=True)
    library = folder / "lib"
    command = [sys.executable, "setup.py", "--quiet", "build", f"--build-base={folder}", f"--build-lib={library}"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise Unusable("\n".join([f"{tree} does not build:", *lines[-5:]]))
    return library


def _clear(repository: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    _git(repository, "worktree", "prune")


def _git(repository: Path, *arguments: str) -> str:
    command = ["git", "-C", str(repository), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
