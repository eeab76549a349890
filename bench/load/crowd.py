"""Many tables at once, at full speed or at a humane pace; every loop has its end."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import TypeVar

from bench.load import house
from bench.load.board import Board
from bench.load.line import Line
from bench.load.meter import Meter
from bench.load.process import resident
from bench.load.reading import Reading, reading
from bench.load.seat import Seat
from bench.party import Failed

Origins = Sequence[str]
"""Of a server, or of the nodes that are one."""
Processes = Sequence[int]
Open = Callable[[Origins, Board], Awaitable[list[Seat]]]
"""Opens a table with four seated players, ready to begin."""

WARM_UP_TABLES = 20
MOST_WAVES = 8
MOST_SECONDS = 90.0
AT_ONCE = 32
LATE_SECONDS = 3.0
"""After the last move at a humane pace: those that come late must count, or p99 would look better than it is."""
TABS = 10
"""Idle sockets at each idle table."""
T = TypeVar("T")


async def rush(origins: Origins, processes: Processes, open_table: Open, tables: int, seconds: float) -> Reading:
    """Waves of whole games as fast as acknowledgements allow, until moves were made for that long."""
    await wave(origins, processes, open_table, min(tables, WARM_UP_TABLES), Meter())
    meter = Meter()
    memory = await wave(origins, processes, open_table, tables, meter)
    for _ in range(MOST_WAVES - 1):
        if meter.seconds < seconds:
            await wave(origins, processes, open_table, tables, meter)
    return reading(meter, memory / tables)


async def wave(origins: Origins, processes: Processes, open_table: Open, tables: int, meter: Meter) -> int:
    """One game on each of so many new tables; by how many bytes the server grew."""
    before = resident(processes)
    async with opened(origins, open_table, tables, meter) as boards:
        with meter.running(processes):
            for board in boards:
                board.release()
            await in_time(asyncio.gather(*(board.over for board in boards)))
        return resident(processes) - before


async def pace(origins: Origins, processes: Processes, tables: int, idle: int, seconds: float) -> Reading:
    """A move a second on each table of ours, with idle sockets beside them."""
    before = resident(processes)
    async with idlers(origins, idle):
        memory = resident(processes) - before
        meter = Meter()
        async with opened(origins, house.open_table, tables, meter) as boards:
            with meter.running(processes):
                await asyncio.gather(*(stroll(board, at / tables, seconds) for at, board in enumerate(boards)))
            await asyncio.sleep(LATE_SECONDS)
            return reading(meter, memory / idle)


async def stroll(board: Board, late: float, seconds: float) -> None:
    """One move each second; the tables are spread over the second."""
    began = perf_counter() + late
    for number in range(round(seconds)):
        await asyncio.sleep(max(0.0, began + number - perf_counter()))
        board.answer_one()
    if board.over.done():
        board.over.result()


@asynccontextmanager
async def opened(origins: Origins, open_table: Open, tables: int, meter: Meter) -> AsyncIterator[list[Board]]:
    boards = [Board(meter) for _ in range(tables)]
    groups = await few_at_once([partial(open_table, origins, board) for board in boards])
    gc.collect()
    gc.freeze()  # so that our own collector does not look through thousands of players while we measure
    try:
        yield boards
    finally:
        gc.unfreeze()
        for seat in (seat for seats in groups for seat in seats):
            seat.line.close()


@asynccontextmanager
async def idlers(origins: Origins, sockets: int) -> AsyncIterator[None]:
    """Sockets at tables where nothing happens; several of one person, as tabs of a browser."""
    lines: list[Line] = []

    async def sit_idle() -> None:
        cookie = await house.person(origins[0])
        code = await house.new_table(origins[0], cookie)
        for tab in range(TABS):
            line = Line(origins[tab % len(origins)], f"/ws/{code}", lambda data: None, lambda why: None, cookie)
            lines.append(line)
            await line.open()
            line.send(b'{"type":"hello"}')

    await few_at_once([sit_idle] * (sockets // TABS))
    try:
        yield
    finally:
        for line in lines:
            line.close()


async def few_at_once(jobs: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """All of them, but not all at the same time: a server's door is narrow."""
    door = asyncio.Semaphore(AT_ONCE)

    async def through(job: Callable[[], Awaitable[T]]) -> T:
        async with door:
            return await job()

    return await in_time(asyncio.gather(*map(through, jobs)))


async def in_time(work: Awaitable[T]) -> T:
    try:
        return await asyncio.wait_for(work, MOST_SECONDS)
    except TimeoutError:
        raise Failed(f"not done after {MOST_SECONDS:g} s") from None
