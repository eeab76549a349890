"""Many odd messages, frames and requests against a real server, while somebody plays at another table.

    python -m tests.attacks.fuzz --messages 1000000 --seed 1

What is sent follows from the seed alone, batch by batch; `--batch` sends one batch again.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from itertools import takewhile
from math import inf
from pathlib import Path
from random import Random

import msgspec

from bench.load.frame import Broken, frame
from bench.load.process import resident
from tests.attacks import odd
from tests.attacks.odd_bytes import Table, odd_frame, odd_request
from tests.attacks.plain import Talk, talk, upgrade
from tests.attacks.watch import Waits, waits, watching
from tests.server.process import Process
from tests.server.visitor import Visitor
from tripot.games.registry import box, games
from tripot.kernel.problem import Problem
from tripot.server import socket

AT_ONCE = 8
LONGEST = 60
"""Messages on one connection."""
FRESH = 1000
"""Batches after which the tables are new ones."""
PATIENCE = 30.0
SHORT = 0.3
"""Seconds for an answer to a request that may not be one."""
CALM = 3.0
"""Seconds in which the watcher looks at a house in peace."""
HELLO = frame(b'{"type":"hello"}')
HARMFUL = {1011, 1012, 1013, 4403, 4404, 4408, 4429}
"""Codes with which a house in order has no reason to close on an attacker who is let in."""
BAD_NEWS = (
    "socket-failed",
    "table-broken",
    "bot-failed",
    "disk-failed",
    "Exception in ASGI",
    "Traceback",
    '"level":"error"',
)


class Report(msgspec.Struct):
    seed: int
    messages: int = 0
    frames: int = 0
    requests: int = 0
    connections: int = 0
    seconds: float = 0.0
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[str] = msgspec.field(default_factory=list)
    memory: tuple[int, int] = (0, 0)
    """Megabytes that the server held before and after."""
    calm: dict[str, Waits] = {}
    """The other table before the attack: pings, and moves, which wait for the disk."""
    storm: dict[str, Waits] = {}
    """The other table during the attack."""

    @property
    def sent(self) -> int:
        return self.messages + self.frames + self.requests


class Fuzz:
    def __init__(self, origin: str, report: Report) -> None:
        self._origin = origin
        self._report = report
        self._tables: list[Table] = []

    async def run(self, messages: int, until: float) -> None:
        """Batch after batch, several at once."""
        number = 0
        while self._report.sent < messages and len(self._report.failures) < 20 and time.monotonic() < until:
            if number % FRESH == 0:
                self._tables = await asyncio.to_thread(self._deal)
                print(f"{self._report.sent} sent, {len(self._report.failures)} failures", file=sys.stderr)
            batches = range(number, number + AT_ONCE)
            await asyncio.gather(*(self.batch(one) for one in batches))
            number += AT_ONCE

    async def one(self, number: int) -> None:
        """This batch alone."""
        self._tables = await asyncio.to_thread(self._deal)
        await self.batch(number)

    def _deal(self) -> list[Table]:
        """For each game a table in play and one in its lobby."""
        return [self._table(game, started) for game in games() for started in (True, False)]

    def _table(self, game: str, started: bool) -> Table:
        players = min(3, max(box(game).players(box(game).edition)))
        people = [Visitor(self._origin, name) for name in ("Ana", "Bob", "Carl", "Zoé")[: players + 1]]
        code = people[0].table(game=game)
        lines = [person.line(code) for person in people[:players]]
        for chair, line in enumerate(lines[1:], 1):
            line.do("sit", chair=chair)
        if started:
            lines[0].do("start")
        for line in lines:
            line.close()
        for person in people:
            person.http.close()
        return Table(game, code, tuple(person.http.cookies["tripot"] for person in people))

    async def batch(self, number: int) -> None:
        """One connection and what is sent on it."""
        dice = Random(f"{self._report.seed}-{number}")
        table = dice.choice(self._tables)
        chance = dice.random()
        self._report.connections += 1
        try:
            async with talk(self._origin) as line:
                if chance < 0.08:
                    await self._request(line, dice, table)
                elif chance < 0.2:
                    await self._frames(line, dice, table)
                else:
                    await self._messages(line, dice, table)
        except TimeoutError:
            self._fail(number, "no answer")
        except (OSError, asyncio.IncompleteReadError) as error:
            self._fail(number, type(error).__name__)
        except Failure as failure:
            self._fail(number, str(failure))

    def _fail(self, number: int, why: str) -> None:
        self._report.failures.append(f"batch {number}: {why}")

    async def _enter(self, line: Talk, dice: Random, table: Table) -> bool:
        line.send(upgrade(self._origin, table.code, dice.choice(table.cookies)))
        head = await line.head(PATIENCE)
        if b" 101 " not in head:
            raise Failure(head.split(b"\r\n")[0].decode())
        line.send(HELLO)
        if await line.until(b'"welcome"', PATIENCE):
            return True
        self._closed(line)
        return False

    def _closed(self, line: Talk) -> None:
        self._report.answers[f"closed {line.closed}"] += 1
        if line.closed in HARMFUL:
            raise Failure(f"closed with {line.closed}")

    async def _messages(self, line: Talk, dice: Random, table: Table) -> None:
        """As many as the server will hear: it closes on the tenth that is nonsense."""
        if not await self._enter(line, dice, table):
            return
        sent: list[bytes] = []
        nonsense = 0
        while len(sent) < LONGEST and nonsense < socket.MOST_NONSENSE - 1:
            data = odd.message(dice, table.game)
            nonsense += is_nonsense(data)
            sent.append(data)
        for data in sent:
            line.send(frame(data))
        self._report.messages += len(sent)
        line.send(frame(b'{"type":"why","id":"the end","moves":[0]}'))
        if not await line.until(b'"the end"', PATIENCE):
            self._closed(line)
        self._count(line)

    def _count(self, line: Talk) -> None:
        for text in line.texts:
            for kind in (b'"ack"', b'"error"', b'"because"', b'"pong"'):
                self._report.answers[kind.decode().strip('"')] += text.count(b'{"type":' + kind)

    async def _frames(self, line: Talk, dice: Random, table: Table) -> None:
        """Whatever is wrong with a frame, the server may close; it must neither fail nor wait."""
        if not await self._enter(line, dice, table):
            return
        for _ in range(dice.randrange(1, 12)):
            line.send(odd_frame(dice, table.game))
            self._report.frames += 1
        line.send(frame(b'{"type":"why","id":"the end","moves":[0]}'))
        try:
            if not await line.until(b'"the end"', SHORT):
                self._closed(line)
        except TimeoutError:  # it waits for the rest of a frame
            self._report.answers["silence"] += 1
        except Broken:
            raise Failure("the server's own frames are broken") from None
        self._count(line)

    async def _request(self, line: Talk, dice: Random, table: Table) -> None:
        line.send(odd_request(dice, self._origin, table))
        self._report.requests += 1
        found = await line.rest(SHORT)
        status = found[9:12].decode("latin-1") if found.startswith(b"HTTP/1.1 ") else "silence"
        self._report.answers[f"HTTP {status}"] += 1
        if status.startswith("5"):
            raise Failure(f"HTTP {status}")


class Failure(Exception):
    """The server did what it must never do."""


def is_nonsense(data: bytes) -> bool:
    try:
        socket.read(data)
    except Problem:
        return True
    return False


def bad_news(log: list[str]) -> list[str]:
    """Each with what follows it, up to the end of a traceback."""
    found = []
    for number, line in enumerate(log):
        if any(news in line for news in BAD_NEWS):
            rest = takewhile(lambda more: more.startswith(" "), log[number + 1 :])
            story = [line, *rest]
            found.append("\n".join([*story, *log[number + len(story) :][:1]])[:2000])
    return found


def fuzz(messages: int, seed: int, data: Path, batch: int | None = None, minutes: float = inf) -> Report:
    """A server of its own, a watcher, the storm; what came of it."""
    report = Report(seed)
    with Process(data, "--unlimited") as house, watching(house.origin) as watcher:
        before = resident([house.id])
        time.sleep(CALM)
        begun = time.monotonic()
        storm = Fuzz(house.origin, report)
        asyncio.run(storm.run(messages, begun + minutes * 60) if batch is None else storm.one(batch))
        ended = time.monotonic()
        samples = watcher.stop()
        report.memory = (before >> 20, resident([house.id]) >> 20)
        report.seconds = ended - begun
        for name, disk in (("pings", False), ("moves", True)):
            report.calm[name] = waits(samples, begun - CALM, begun, disk)
            report.storm[name] = waits(samples, begun, ended, disk)
        if not house.runs():
            report.failures.append("the server has ended")
        report.failures += [f"logged: {news}" for news in bad_news(house.log().splitlines())[:20]]
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int)
    parser.add_argument("--minutes", type=float, default=inf)
    args = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every connection that the server closes
    with tempfile.TemporaryDirectory() as folder:
        report = fuzz(args.messages, args.seed, Path(folder) / "house.sqlite", args.batch, args.minutes)
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
