"""A player with a bad line: vanishes, repeats, reorders, replays, comes back through another node, never gives up."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.trust import trust

Message = dict[str, Any]
Command = tuple[str, list[Any] | None]
"""Its id, and the moves of a choice that may be only begun; None: the last one is taken back."""

SILENCE = 12.0
"""Seconds after which a player suspects that the line is dead."""
PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": 5, "close_timeout": 0.2}
COUNTED = ("connections", "vanished", "repeated", "reordered", "replayed", "taken back", "cut off")
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Guest:
    def __init__(self, name: str, origins: Sequence[str], dice: random.Random, cookie: str) -> None:
        self.name = name
        self._origins = origins
        self._dice = dice
        self._cookie = cookie
        self.code = ""
        self.seat = 0
        self.mates: Sequence[Guest] = [self]
        """Who plays at this table."""
        self.regrets = False
        """Whether choices are taken back at this table: then others may come too late."""
        self.seq = 0
        self.story: list[Any] = []
        """What this player has been told of the game."""
        self.over = False
        self.sent: list[Command] = []
        self.acknowledged: list[str] = []
        self.faults: list[str] = []
        """What should not have happened."""
        self.counts = dict.fromkeys(COUNTED, 0)
        self._pending: list[Command] = []
        """Not answered yet, and sent again on every new line."""
        self._overtaken: set[str] = set()
        """Commands that came after a later one, which may have made them impossible."""
        self._decisions = 0
        self._last: int | None = None
        """The decision after which it goes."""
        self._legal: Sequence[Any] = ()
        self._can_undo = False
        self._begun: list[Any] = []
        """The moves that were answered by this offer of more."""
        self._halves: set[str] = set()
        """Commands that were only begun: nothing is kept of them."""

    @classmethod
    async def arrive(cls, name: str, origins: Sequence[str], dice: random.Random) -> Guest:
        async with http(origins[0]) as page:
            (await page.post("/api/me", json={"name": name})).raise_for_status()
            cookie = "; ".join(f"{key}={value}" for key, value in page.cookies.items())
        return cls(name, origins, dice, cookie)

    async def create(self, game: str, people: int, bots: int) -> str:
        """A table for so many; this player is its host."""
        headers = {"Cookie": self._cookie}
        async with http(self._origins[0], headers) as page:
            form = {"game": game, "pace": "none"}
            self.code = (await page.post("/api/tables", json=form)).raise_for_status().json()["code"]
        for chair in range(people, people + bots):
            await self.command({"type": "add-bot", "chair": chair, "level": "easy"})
        return self.code

    async def command(self, message: Message) -> None:
        """One command in peace."""
        async with self._connect(self._origins[0]) as line:
            await line.send('{"type":"hello"}')
            await line.send(encoded({"id": f"{self.name}-{random.random()}", **message}))
            while (answer := await self._read(line))[-1]["type"] not in ("ack", "error"):
                pass
            assert answer[-1]["type"] == "ack", answer[-1]

    def _connect(self, origin: str) -> Any:
        address = f"{origin.replace('http', 'ws')}/ws/{self.code}"
        allowed: Any = origin
        return connect(address, origin=allowed, additional_headers={"Cookie": self._cookie}, **PLAIN)

    async def _read(self, line: ClientConnection) -> list[Message]:
        found: list[Message] = msgspec.json.decode(await asyncio.wait_for(line.recv(), SILENCE))
        return found

    async def stream(self, origin: str) -> str:
        """A digest of all that somebody in this seat is told who comes now."""
        async with self._connect(origin) as line:
            await line.send('{"type":"hello"}')
            while True:
                for message in await self._read(line):
                    if message["type"] == "snapshot":
                        told = encoded({"seq": message["seq"], "events": message["events"]})
                        return hashlib.sha256(told.encode()).hexdigest()

    async def play(self, stop: asyncio.Event, more: int) -> None:
        """Until the game is over; or, once it is told to stop, until it has made so many decisions more."""
        while not self._finished():
            try:
                async with self._connect(self._dice.choice(self._origins)) as line:
                    self.counts["connections"] += 1
                    hello = {"type": "hello", "game": 1, "viewer": self.seat, "last_seq": self.seq}
                    await line.send(encoded(hello))
                    await self._send(line)
                    while not self._finished():
                        for message in await self._read(line):
                            self._hear(message)
                        if self._last is None and stop.is_set():
                            self._last = self._decisions + more
                        await self._decide(line)
            except Vanished:
                self.counts["vanished"] += 1
            except TROUBLE:
                self.counts["cut off"] += 1
                await asyncio.sleep(0.2)

    def _finished(self) -> bool:
        """Whoever has decided enough stays until the others have, for they may need an answer."""
        return self.over or all(mate.content() for mate in self.mates)

    def content(self) -> bool:
        return self.over or (self._last is not None and self._decisions >= self._last)

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "snapshot":
            if message["seq"] < self.seq:
                self.faults.append(f"back in time: {self.seq} to {message['seq']}")
            self.seq, self.story = message["seq"], list(message["events"])
        elif kind == "step":
            if message["after"] != self.seq:
                self.faults.append(f"a step after {message['after']}, not after {self.seq}")
            self.seq = message["seq"]
            self.story += message["events"]
        elif kind == "undone":
            if message["keep"] > len(self.story):
                self.faults.append(f"{message['keep']} events are said to stand, {len(self.story)} were told")
            self.seq, self.story = message["seq"], [*self.story[: message["keep"]], *message["events"]]
        elif kind == "ack":
            self._acknowledge(message["id"])
        elif kind == "offer":
            self._go_on(message)
        elif kind == "error":
            if message["id"] not in self._overtaken and not self.regrets:
                self.faults.append(f"refused: {message['problem']}")
            self._answered(message["id"])
        if kind in ("snapshot", "step", "undone"):
            self._legal, self._begun = message["situation"]["legal"], []
            self._can_undo = message["situation"]["can_undo"]
            self.over = message["situation"]["result"] is not None

    def _go_on(self, offer: Message) -> None:
        """The next part, with all that came before it, is a command of its own."""
        moves = dict(self.sent)[offer["id"]] or []
        self._halves.add(offer["id"])
        if self._answered(offer["id"]):
            self._legal, self._begun = offer["legal"], moves

    def _acknowledge(self, command: str) -> None:
        if self._answered(command):
            self.acknowledged.append(command)
            self._decisions += 1

    def _answered(self, command: str) -> bool:
        """Whether this is the first answer to it."""
        waiting = len(self._pending)
        self._pending = [pending for pending in self._pending if pending[0] != command]
        return len(self._pending) < waiting

    async def _decide(self, line: ClientConnection) -> None:
        if self._finished() or self._pending:
            return
        mischief = self._dice.random() if self._last is None else 0.5
        if self.regrets and self._can_undo and mischief > 0.6:
            await self._take_back(line)
        if self._pending or not self._legal:
            return
        self._pending = [self._choose()]
        if mischief < 0.1:
            self.counts["reordered"] += 1
            self._overtaken.add(self._pending[0][0])
            self._pending.insert(0, self._choose())
        self._legal = ()
        await self._send(line)
        if 0.1 <= mischief < 0.2:
            self.counts["repeated"] += 1
            await self._send(line)
        elif 0.2 <= mischief < 0.3:
            self.counts["replayed"] += 1
            past = [old for old in self.sent if old[0] not in self._overtaken | self._halves]
            await line.send(act(*self._dice.choice(past)))
        elif 0.3 <= mischief < 0.4:
            raise Vanished

    async def _take_back(self, line: ClientConnection) -> None:
        """Which may be too late when it comes."""
        self.counts["taken back"] += 1
        self._can_undo = False
        self._pending = [(f"{self.name}-{self.code}-{len(self.sent)}", None)]
        self.sent += self._pending
        await self._send(line)

    def _choose(self) -> Command:
        moves = [*self._begun, self._dice.choice(self._legal)]
        chosen = f"{self.name}-{self.code}-{len(self.sent)}", moves
        self.sent.append(chosen)
        return chosen

    async def _send(self, line: ClientConnection) -> None:
        for command in self._pending:
            await line.send(act(*command))


class Vanished(Exception):
    """The player's line is cut by the player."""


def http(origin: str, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=origin, headers={"Origin": origin, **(headers or {})}, timeout=20, verify=trust())


def act(command: str, moves: list[Any] | None) -> str:
    return encoded({"type": "undo", "id": command} if moves is None else {"type": "act", "id": command, "moves": moves})


def encoded(message: Message) -> str:
    return msgspec.json.encode(message).decode()
