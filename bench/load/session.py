"""All loads, taken in turns and several times over, each by a fresh client on a fresh server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal

import msgspec

from bench.load import server
from bench.load.overtaken import overtaken
from bench.load.reading import Reading
from bench.load.server import Server
from bench.party import ROOT, Failed
from bench.session import Series

MOST_SECONDS = 400.0
"""No client runs for longer."""


class Load(msgspec.Struct, frozen=True):
    """One thing to measure."""

    server: Literal["ours", "nodes", "peer"]
    tables: int
    seconds: float
    idle: int = 0
    """Sockets that only listen; if there are any, tables are played at a humane pace."""

    def __str__(self) -> str:
        name = {"ours": "Tripot", "nodes": "Tripot, two nodes", "peer": "boardgame.io"}[self.server]
        return f"{name}: {self.tables} tables" + (f", {self.idle} idle sockets" if self.idle else "")


class Readings(msgspec.Struct):
    """What a load gave, round by round; or why it gave nothing."""

    found: list[Reading] = []
    failure: str | None = None

    def series(self, figure: str) -> Series:
        return Series([getattr(reading, figure) for reading in self.found], {"peer": "boardgame.io"}, self.failure)


Take = Callable[[Load], Reading]


def measure(
    loads: Sequence[Load], rounds: int, take: Take, progress: Callable[[Load], None] = lambda load: None
) -> dict[Load, Readings]:
    """Every round takes every load once, there and back again; a load that fails is not tried again."""
    readings = {load: Readings() for load in loads}
    for number in range(rounds):
        for load in loads if number % 2 == 0 else reversed(loads):
            progress(load)
            if readings[load].failure is None:
                try:
                    readings[load].found.append(take(load))
                except Failed as failed:
                    readings[load].failure = str(failed)
    return readings


def take(load: Load, build: Path | None = None) -> Reading:
    with running(load, build) as found:
        return drive(load, found)


def running(load: Load, build: Path | None) -> AbstractContextManager[Server]:
    match load.server:
        case "ours":
            return server.ours(build)
        case "nodes":
            return server.nodes(build)
        case "peer":
            return server.boardgame()


def drive(load: Load, found: Server) -> Reading:
    """Let a load client of its own process loose on that server."""
    places = [",".join(found.origins), ",".join(map(str, found.processes))]
    command = [sys.executable, "-m", "bench.load.client", load.server, *places]
    counts = [f"--tables={load.tables}", f"--idle={load.idle}", f"--seconds={load.seconds}"]
    try:
        done = subprocess.run(
            [*command, *counts], cwd=ROOT, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"the load client was still at it after {MOST_SECONDS:g} s") from None
    if done.returncode != 0:
        raise Failed((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    reading = msgspec.json.decode(done.stdout, type=Reading)
    return reading if load.server == "peer" else msgspec.structs.replace(reading, first=1 - overtaken(found.origins))
