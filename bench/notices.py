"""`python -m bench.notices`: turns of people whose page is closed, an endpoint that fails now and then, a house that is
closed and opened in between. How many notices were sent, late, doubled, lost?"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec

from tests.server.receivers import Browser, Receiver
from tests.server.running import Running, running
from tests.server.test_sweep import Calendar
from tripot.server import lobby, wire
from tripot.server.database import channels
from tripot.server.notices.channel import Channel
from tripot.server.person import Person

LATE = 5.0
MINUTE = 61_000
PEOPLE, ROUNDS, TABLES = 3, 11, 40
"""The twelfth card plays itself (TG-3.9)."""
FAILING = 0.05
Told = tuple[str, str]
"""Who, at which table."""


class Absent:
    """A seat's commands, by nobody who is there."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def send(self, message: bytes) -> None:
        assert b'"ack"' in message, message


class Evening:
    def __init__(self, stack: ExitStack, seed: int) -> None:
        self.chance, self.calendar, self.browser = random.Random(seed), Calendar(), Browser()
        self.stack, self.receiver = stack, stack.enter_context(Receiver())
        self.data = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "house.sqlite"
        self.house = self.open()
        self.people = [self.house.inside(self.welcome()) for _ in range(PEOPLE)]
        self.sent, self.late, self.doubled, self.lost, self.failed, self.delays = 0, 0, 0, 0, 0, list[float]()

    def open(self) -> Running:
        hosts = (self.receiver.place, "127.0.0.0/8")
        return self.stack.enter_context(
            running(self.data, push_hosts=hosts, now=self.calendar, uptime=self.calendar.uptime, grace=0.0)
        )

    async def welcome(self) -> Person:
        house = self.house.house
        person = await house.identity.welcome("fr")
        address, keys = f"{self.receiver.url}/{person.id}", self.browser.keys
        channel = Channel(person.id, person.id, "push", address, keys["key"], keys["auth"], 1, 0, 0)
        await channels.add(house.services.store, channel)
        await house.herald.refresh()
        return person

    async def begin(self) -> str:
        host, *others = self.people
        sheet = lobby.new_sheet("twelve-gangsters", host, None, {}, "none", False)
        for chair, person in enumerate(others, 1):
            sheet = lobby.sit(sheet, person, chair)
        return (await self.house.house.tables.add(*lobby.start(sheet, host, self.calendar()))).sheet.code

    async def play(self, code: str) -> None:
        """A whole round: everybody chooses a card."""
        table = await self.house.house.tables.find(code)
        assert table.play is not None
        for seat, person in enumerate(self.people):
            move = table.play.moves(seat, table.play.game.legal(table.play.match.state, seat))[0]
            absent: Any = Absent(person)
            table.command(absent, wire.Act(f"{table.state.turns}-{seat}", (msgspec.Raw(msgspec.json.encode(move)),)))
        before = table.state.turns
        while table.state.turns == before or not table._turns.resting:
            await asyncio.sleep(0.002)

    def await_notices(self, expected: set[Told], began: dict[str, float]) -> None:
        """All of a wave; those that failed come after their minute."""
        first: Counter[Told] = Counter()
        through: Counter[Told] = Counter()
        patience = time.monotonic() + 60
        while len(through) < len(expected) and time.monotonic() < patience:
            self.receiver.status = 503 if self.chance.random() < FAILING else 200
            try:
                request = self.receiver.requests.get(timeout=0.5)
            except Empty:
                if len(first) == len(expected):
                    self.calendar.ahead += MINUTE
                continue
            told = request.path[1:], self.browser.read(request.body)["tag"]
            if not first[told]:
                self.delays.append(time.monotonic() - began[told[1]])
                self.late += self.delays[-1] > LATE
            first[told] += 1
            if request.status == 200:
                through[told] += 1
            else:
                self.failed += 1
        self.sent += sum(through.values())
        self.doubled += sum(count - 1 for count in through.values())
        self.lost += len(expected - set(through))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began, turns, waves = time.monotonic(), 0, 0
    with ExitStack() as stack:
        evening = Evening(stack, args.seed)
        while turns < args.turns:
            start = {evening.house.inside(evening.begin()): time.monotonic() for _ in range(TABLES)}
            for number in range(ROUNDS):
                expected = {(person.id, code) for person in evening.people for code in start}
                evening.await_notices(expected, start)
                turns, waves = turns + len(expected), waves + 1
                if number in (4, 8):
                    evening.house.close()
                    evening.house = evening.open()
                for code in start:
                    evening.house.inside(evening.play(code))
                    start[code] = time.monotonic()
    delays = sorted(evening.delays)
    opened, took = 1 + 2 * (waves // ROUNDS), time.monotonic() - began
    print(f"turns {turns} in {waves} waves, {took:.0f} s; the house was opened {opened} times")
    print(f"sent {evening.sent}, late {evening.late}, doubled {evening.doubled}, lost {evening.lost}")
    print(f"attempts that the endpoint refused: {evening.failed}")
    print(f"seconds after the turn: median {delays[len(delays) // 2]:.2f}, p99 {delays[len(delays) * 99 // 100]:.2f}")


if __name__ == "__main__":
    main()
