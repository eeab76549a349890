"""The servers as processes of their own, each as it comes, on loopback, gone when they have been measured."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench.load import peer
from bench.party import ROOT, Failed
from tests.nodes.postgres import Postgres
from tests.nodes.redis import Redis

FOLDER = ROOT / ".build" / "load"
"""On a real disk, as temporary folders often are not: commits must cost what they cost."""
PATIENCE = 30.0
OUTPUT = "output"
TOKEN = "a-token-of-the-bench"
"""Opens the metrics."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


class Server(msgspec.Struct, frozen=True):
    origins: tuple[str, ...]
    processes: tuple[int, ...]


@contextmanager
def ours(build: Path | None = None) -> Iterator[Server]:
    """Tripot with a new SQLite file; its only setting is that load clients are not held to a humane pace."""
    with _folder() as folder, _tripot(folder, build, "--data", str(folder / "house.sqlite")) as server:
        yield server


@contextmanager
def nodes(build: Path | None = None, count: int = 2) -> Iterator[Server]:
    """So many nodes of Tripot with a new PostgreSQL and a Redis, on this machine as well."""
    with ExitStack() as stack:
        folder = stack.enter_context(_folder())
        postgres = Postgres(folder)
        stack.callback(postgres.close)
        redis = Redis()
        stack.callback(redis.close)
        words = ("--database", postgres.database(), "--bus", redis.url)
        found = []
        for number in range(count):
            home = folder / f"node{number}"
            home.mkdir()
            found.append(stack.enter_context(_tripot(home, build, *words)))
        for number in range(count):
            _acquainted(folder / f"node{number}" / OUTPUT, count)
        yield Server(
            tuple(origin for node in found for origin in node.origins),
            tuple(process for node in found for process in node.processes),
        )


def _acquainted(output: Path, count: int) -> None:
    """Until this node knows of all: whoever sat at a table whose home changes would have to come again."""
    said = f'"event":"nodes","count":{count}}}'
    end = time.monotonic() + PATIENCE
    while said not in output.read_text(encoding="utf-8"):
        if time.monotonic() > end:
            raise Failed("the nodes do not know of each other")
        time.sleep(0.05)


def _tripot(folder: Path, build: Path | None, *words: str) -> AbstractContextManager[Server]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["TRIPOT_METRICS_TOKEN"] = TOKEN
    if build is not None:
        environment["PYTHONPATH"] = str(build.resolve())
    command = [sys.executable, "-m", "tripot", "--unlimited", "--no-browser", "--lang", "en", "--port", "0", *words]
    return _running(command, environment, folder)


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
    output = folder / OUTPUT
    with output.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield Server((_address(process, output),), (process.pid,))
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
