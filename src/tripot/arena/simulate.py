"""Games between bots over worker processes: the same seed gives the same games, whatever their number."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import msgspec

from tripot.arena.plan import Plan, seated
from tripot.bots.answer import answer
from tripot.bots.volunteers import let_time_pass
from tripot.kernel.match import Match
from tripot.kernel.seats import CLOCK

BATCH = 8
"""How many games a worker plays at a time."""


class Played(msgspec.Struct, frozen=True):
    """How one game went, in order of seats."""

    number: int
    lineup: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int
    record: bytes | None


def simulate(plan: Plan, workers: int = 1, records: bool = False) -> Iterator[Played]:
    """The games as they finish; their order depends on the workers, what happens in them does not."""
    plan.check()
    if workers == 1:
        for number in range(plan.games):
            yield play(plan, number, records)
        return
    with crew(workers) as executor:
        for done in as_completed(handed_out(executor, plan, records)):
            yield from done.result()


def default_workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def crew(workers: int) -> Iterator[Executor]:
    """Worker processes that are sent home when the work is done, or given up."""
    executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def handed_out(executor: Executor, plan: Plan, records: bool) -> list[Future[list[Played]]]:
    starts = range(0, plan.games, BATCH)
    return [executor.submit(batch, plan, start, min(start + BATCH, plan.games), records) for start in starts]


def batch(plan: Plan, start: int, stop: int, records: bool) -> list[Played]:
    return [play(plan, number, records) for number in range(start, stop)]


def play(plan: Plan, number: int, record: bool) -> Played:
    """One game to its end; every bot gets its own view and nothing else."""
    game = plan.load()
    lineup = plan.lineup(number)
    match = Match(game, plan.secret(number, "chance"), names=lineup)
    chairs = [seated(name, game, seat, bot_seed(plan, number, seat)) for seat, name in enumerate(lineup)]
    while not match.over:
        seat = match.waiting[0]
        if seat == CLOCK:
            let_time_pass(match, dict(enumerate(chairs)))
            continue
        bot, clock = chairs[seat]
        answer(match, seat, bot, clock)
    result: Any = match.result()
    return Played(
        number=number,
        lineup=tuple(lineup),
        ranks=tuple(standing.rank for standing in result.standings),
        scores=tuple(standing.score for standing in result.standings),
        steps=len(match.steps),
        record=match.record().encode() if record else None,
    )


def bot_seed(plan: Plan, number: int, seat: int) -> int:
    return int.from_bytes(plan.secret(number, f"bot {seat}")[:7])
