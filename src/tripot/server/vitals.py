"""How the process itself is: what runs, since when, and how late it comes to what it has to do."""

from __future__ import annotations

import asyncio
import os
import platform
import time
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

import tripot
from tripot.server.measures import STATUSES
from tripot.server.metrics import Metrics

PULSE = 0.25
STARTED = time.time()
PROC = Path("/proc/self")


def show_vitals(metrics: Metrics) -> None:
    build = "compiled" if tripot.compiled else "interpreted"
    labels = f'version="{tripot.__version__}",build="{build}",python="{platform.python_version()}"'
    metrics.gauge(f"tripot_build_info{{{labels}}}", lambda: 1)
    metrics.gauge("process_start_time_seconds", lambda: STARTED)
    metrics.gauge("process_cpu_seconds_total", time.process_time)
    if PROC.is_dir():  # Linux
        metrics.gauge("process_resident_memory_bytes", resident)
        metrics.gauge("process_open_fds", lambda: len(list((PROC / "fd").iterdir())))
        metrics.gauge("process_max_fds", most_files)


def resident() -> float:
    pages = int((PROC / "statm").read_bytes().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def most_files() -> float:
    import resource  # Windows has none

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


async def pulse(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PULSE
        await asyncio.sleep(PULSE)
        metrics.observe("tripot_loop_lag_seconds", max(0.0, loop.time() - due))


class Stopwatch:
    """How long every request takes, and how it ends."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def seen(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, seen)
        finally:
            self._metrics.observe("tripot_request_seconds", time.perf_counter() - began)
            self._metrics.count(STATUSES[status // 100 - 1])
