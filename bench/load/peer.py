"""Installs boardgame.io under `.build/`, from the lock in `bench/load/peer/`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bench.party import PEER_PYTHON, ROOT, Failed

SOURCE = Path(__file__).parent / "peer"
HOME = ROOT / ".build" / "peer"
PATH = os.pathsep.join([os.environ.get("PATH", ""), str(PEER_PYTHON.parent)])
"""Node on the path if there is one; else the one in the peers' own environment."""


def installed() -> tuple[str, Path]:
    """Where Node is, and the folder with the server; Failed if there is no Node or no network."""
    node, npm = shutil.which("node", path=PATH), shutil.which("npm", path=PATH)
    if node is None or npm is None:
        raise Failed("no node and npm on the path, nor in .venv-bench: make .venv-bench/installed")
    lock, stamp = SOURCE / "package-lock.json", HOME / "installed.json"
    fresh = not stamp.exists() or stamp.read_bytes() != lock.read_bytes()
    if fresh:
        shutil.rmtree(HOME, ignore_errors=True)
    shutil.copytree(SOURCE, HOME, dirs_exist_ok=True)
    if fresh:
        command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        environment = {**os.environ, "PATH": PATH}
        done = subprocess.run(command, cwd=HOME, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise Failed(f"npm ci: {lines[0]}")
        shutil.copy(lock, stamp)
    return node, HOME
