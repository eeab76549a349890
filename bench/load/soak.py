"""`python -m bench.load.soak --minutes 25 --live 2000`: games without end on two nodes, and what these hold in memory,
beside tables whose games have begun and whose people have gone.

A table leaves the memory ten minutes after its last guest, so memory grows for ten minutes and must not grow after.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

import msgspec
import uvloop

from bench.load import crowd, files, house, server
from bench.load.meter import Meter, percentile
from bench.load.process import resident
from bench.load.server import Server

PAUSE = 10.0
"""Seconds between two waves of games."""


class Minute(msgspec.Struct, frozen=True):
    minute: float
    tables: int
    """Played so far."""
    megabytes: float
    p50: float
    p99: float


async def soak(found: Server, minutes: float, tables: int, live: int) -> None:
    async with crowd.opened(found.origins, house.open_table, live, Meter()):
        pass  # their people go, the games are not over
    began, played = time.monotonic(), live
    while (passed := (time.monotonic() - began) / 60) < minutes:
        meter = Meter()
        await crowd.wave(found.origins, found.processes, house.open_table, tables, meter)
        played += tables
        waits = [percentile(meter.waits, share) * 1000 for share in (0.5, 0.99)]
        held = resident(found.processes) / (1 << 20)
        print(msgspec.json.encode(Minute(round(passed, 1), played, round(held, 1), *waits)).decode(), flush=True)
        await asyncio.sleep(PAUSE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--live", type=int, default=0)
    chosen = parser.parse_args()
    files.allow(4 * (chosen.tables + chosen.live))
    with server.nodes() as found:
        uvloop.run(soak(found, chosen.minutes, chosen.tables, chosen.live))
    return 0


if __name__ == "__main__":
    sys.exit(main())
