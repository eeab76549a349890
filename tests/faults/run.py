"""A run: people play through all nodes while one thing after another fails; repeatable from a seed.

`python -m tests.faults.run --minutes 20 --seed 1` is `make soak`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.faults.guest import COUNTED, TROUBLE, Guest
from tests.faults.verdict import judged
from tests.faults.world import World

GAMES = {"twelve-gangsters": (2, 1), "reglement-de-comptes": (2, 1), "gangster": (2, 0), "nostra-city": (2, 1)}
"""People and bots at a table of each."""
LOOKS = 40
"""Until all nodes tell the same: bots may still be playing."""
MORE = 4
"""Decisions that everybody can still make when the faults are over."""
ENOUGH = 50
"""Decisions that a run asks for at least."""
PATIENCE = 120.0
KINDS = ("kill node", "pause node", "kill redis", "kill postgres", "slow postgres")


class Run:
    def __init__(self, world: World, seed: int) -> None:
        self._world = world
        self._dice = random.Random(seed)
        self._stop = asyncio.Event()
        self.guests: list[Guest] = []
        self.counts: Counter[str] = Counter()
        self.stuck: list[str] = []

    async def party(self, number: int) -> None:
        """Some people who play one game after another; those of every second party take choices back."""
        while not self._stop.is_set():
            game = self._dice.choice(list(GAMES))
            people, bots = GAMES[game]
            guests = await self._seated(f"P{number}-{len(self.guests)}", game, people, bots)
            if guests is None:
                continue
            for guest in guests:
                guest.mates, guest.regrets = guests, number % 2 == 0
            self.guests += guests
            self.counts[f"games of {game}"] += 1
            await asyncio.gather(*(guest.play(self._stop, MORE) for guest in guests))

    async def _seated(self, name: str, game: str, people: int, bots: int) -> list[Guest] | None:
        """None if something failed meanwhile: then another table is tried."""
        origins = self._dice.sample(self._world.origins, len(self._world.origins))
        try:
            dice = [random.Random(self._dice.random()) for _ in range(people)]
            guests = [await Guest.arrive(f"{name}-{seat}", origins, dice[seat]) for seat in range(people)]
            code = await guests[0].create(game, people, bots)
            for seat, guest in enumerate(guests[1:], 1):
                guest.code, guest.seat = code, seat
                await guest.command({"type": "sit", "chair": seat})
            await guests[0].command({"type": "start"})
        except Exception:
            await asyncio.sleep(0.5)
            return None
        return guests

    async def trouble(self, kinds: Sequence[str]) -> None:
        """One after another, each with some peace before it."""
        for kind in kinds:
            await asyncio.sleep(self._dice.uniform(1.0, 3.0))
            self.counts[kind] += 1
            await asyncio.to_thread(self._fault(kind))

    async def _enough(self) -> None:
        """Until all that a bad line can do was done: on a slow machine later."""
        while sum(len(guest.acknowledged) for guest in self.guests) <= ENOUGH or any(
            not any(guest.counts[kind] for guest in self.guests) for kind in COUNTED
        ):
            await asyncio.sleep(0.2)

    def _fault(self, kind: str) -> Callable[[], None]:
        world, seconds = self._world, self._dice.uniform(0.5, 2.0)
        node = self._dice.randrange(len(world.nodes))
        return {
            "kill node": lambda: world.kill_node(node, seconds),
            "pause node": lambda: world.pause_node(node, 3 + 2 * seconds),
            "kill redis": lambda: world.kill_redis(seconds),
            "kill postgres": lambda: world.kill_postgres(seconds),
            "slow postgres": lambda: world.slow_postgres(seconds),
        }[kind]

    async def go(self, parties: int, kinds: Sequence[str]) -> None:
        playing = [asyncio.create_task(self.party(number)) for number in range(parties)]
        await self.trouble(kinds)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._enough(), PATIENCE)
        self._stop.set()
        _, late = await asyncio.wait(playing, timeout=PATIENCE)
        for task in late:
            task.cancel()
        self.stuck = [f"{guest.code}, {guest.name}" for guest in self.guests if late and not guest.content()]
        for task in playing:
            if task not in late:
                task.result()
        if not self.stuck:
            await self._compare()

    async def _compare(self) -> None:
        """Whoever comes is told the same through every node."""
        for guest in self.guests:
            for _ in range(LOOKS):
                try:
                    told = {await guest.stream(origin) for origin in self._world.origins}
                except TROUBLE:
                    told = set()
                if len(told) == 1:
                    self.counts["streams alike"] += 1
                    break
                await asyncio.sleep(0.25)
            else:
                self.stuck.append(f"{guest.code}, {guest.name}: nodes tell different things")


def run(folder: Path, seed: int, nodes: int, parties: int, kinds: Sequence[str]) -> tuple[Counter[str], list[str]]:
    world = World(folder, nodes)
    try:
        asyncio.run((played := Run(world, seed)).go(parties, kinds))
        counts, wrong = judged(world.database, played.guests)
    finally:
        world.close()
    counts.update(played.counts)
    for guest in played.guests:
        counts.update(guest.counts)
    return counts, [*wrong, *(f"stuck: {who}" for who in played.stuck)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--parties", type=int, default=20)
    chosen = parser.parse_args()
    end, number, failed = time.monotonic() + 60 * chosen.minutes, chosen.seed, False
    total: Counter[str] = Counter()
    while time.monotonic() < end and not failed:
        kinds = random.Random(number).choices(KINDS, k=20)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            counts, wrong = run(Path(folder) / "world", number, chosen.nodes, chosen.parties, kinds)
        total.update(counts)
        print(json.dumps({"seed": number, **counts, "wrong": wrong}), flush=True)
        failed, number = bool(wrong), number + 1
    print(json.dumps({"all": dict(total), "failed": failed}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
