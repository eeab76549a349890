"""Games between bots over any executor: the same seed gives the same games, whoever plays them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import monotonic

from tripot.arena.crew import Crew, Here
from tripot.arena.plan import Plan
from tripot.arena.played import Played, play

MOST = 32
"""Games in a task, so that handing them out costs little."""
PATIENCE = 1.0
"""Seconds after which a worker brings what it has played; the rest of its games is handed out again."""
ALONE = Crew(Here(), 1)


def simulate(
    plan: Plan, crew: Crew = ALONE, numbers: Iterable[int] | None = None, records: bool = False
) -> Iterator[Played]:
    """The games of these numbers as they finish: their order depends on the crew, what happens in them does not."""
    plan.check()
    left = deque(range(plan.games) if numbers is None else numbers)
    running: dict[Future[list[Played]], list[int]] = {}
    while left or running:
        while left and len(running) < crew.tasks:
            share = [left.popleft() for _ in range(size(len(left), crew.tasks))]
            running[crew.executor.submit(batch, plan, share, records)] = share
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            games = done.result()
            left.extendleft(reversed(running.pop(done)[len(games) :]))
            yield from games


def size(left: int, tasks: int) -> int:
    """Fewer games in a task the fewer are left, so that all workers end together."""
    return min(MOST, max(1, left // (2 * tasks)))


def batch(plan: Plan, numbers: list[int], records: bool) -> list[Played]:
    """The first of these games, at least one."""
    began = monotonic()
    games: list[Played] = []
    for number in numbers:
        games.append(play(plan, number, records))
        if monotonic() - began > PATIENCE:
            break
    return games
