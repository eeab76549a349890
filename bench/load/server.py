"""Both servers as processes of their own, each as it comes, on loopback, gone when they have been measured."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load import peer
from bench.party import ROOT, Failed

FOLDER = ROOT / ".build" / "load"
"""On a real disk, as temporary folders often are not: commits must cost what they cost."""
PATIENCE = 30.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


class Server(msgspec.Struct, frozen=True):
    origin: str
    process: int


@contextmanager
def ours(build: Path | None = None) -> Iterator[Server]:
    """Tripot with a new SQLite file; its only setting is that load clients are not held to a humane pace."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build is not None:
        environment["PYTHONPATH"] = str(build.resolve())
    with _folder() as folder:
        words = ["--unlimited", "--no-browser", "--lang", "en", "--port", "0", "--data", str(folder / "house.sqlite")]
        with _running([sys.executable, "-m", "tripot", *words], environment, folder) as server:
            yield server


@contextmanager
def boardgame() -> Iterator[Server]:
    """boardgame.io with its own store in memory."""
    node, home = peer.installed()
    environment = {**os.environ, "NODE_ENV": "production"}
    with _folder() as folder, _running([node, str(home / "server.js")], environment, folder) as server:
        yield server


@contextmanager
def _folder() -> Iterator[Path]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        yield Path(folder)


@contextmanager
def _running(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> Iterator[Server]:
    output = folder / "output"
    with output.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield Server(_address(process, output), process.pid)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], output: Path) -> str:
    """What the server says when it is open; Failed with its last words if it does not open."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        found = ADDRESS.search(output.read_text(encoding="utf-8"))
        if found:
            return found.group()
        time.sleep(0.05)
    words = output.read_text(encoding="utf-8").strip().splitlines() or ["it said nothing"]
    raise Failed(f"the server did not open: {words[-1]}")
