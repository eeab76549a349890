"""NC-5.2: what a bid of three bills costs a house, in commands, commits and bytes to the bidder."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bench.house import house

BILLS = 3
PATIENCE = 60.0
Message = dict[str, Any]


def commands(seconds: float) -> float:
    """Bids for each command that is sent."""
    return 1 / _cost()[0]


def commits(seconds: float) -> float:
    """Bids for each turn on the disk."""
    return 1 / _cost()[1]


def downloads(seconds: float) -> float:
    """Bids for each megabyte that the bidder is sent."""
    return 1e6 / _cost()[2]


@cache
def _cost() -> tuple[int, int, int]:
    """One bid, counted three ways."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        data = Path(folder) / "house.sqlite"
        origin = stack.enter_context(house(data)).origin
        players = [stack.enter_context(Player(origin)) for _ in range(3)]
        code = players[0].post("/api/tables", {"game": "nostra-city"})["code"]
        for chair, player in enumerate(players):
            player.enter(code, chair)
        players[0].do("start")
        bidder = _at_the_meeting(players)
        sent, heard, turns = bidder.sent, bidder.heard, _turns(data)
        bidder.choose(bidder.bid())
        for player in players:
            player.catch_up()
        return bidder.sent - sent - 1, _turns(data) - turns, bidder.heard - heard  # one is the ping that catches up


def _at_the_meeting(players: list[Player]) -> Player:
    """Everybody passes until somebody can bid three bills."""
    while True:
        for player in players:
            player.catch_up()
            if not player.situation.get("legal"):
                continue
            if player.bid():
                return player
            passing = [move for move in player.situation["legal"] if move["move"] == "pass"]
            player.choose(passing or player.situation["legal"][:1])


def _turns(data: Path) -> int:
    with sqlite3.connect(data) as base:
        found: int = base.execute("select count(*) from turns").fetchone()[0]
    base.close()
    return found


class Player:
    """Somebody at the table, who counts what goes up and comes down."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.http = httpx.Client(base_url=origin, headers={"Origin": origin})
        self.http.get("/api/me").raise_for_status()
        self.line: ClientConnection
        self._open = ExitStack()
        self.situation: Message = {}
        self.sent = self.heard = 0

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *ending: object) -> None:
        self._open.close()
        self.http.close()

    def post(self, path: str, body: Message) -> Message:
        found: Message = self.http.post(path, json=body).raise_for_status().json()
        return found

    def enter(self, code: str, chair: int) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.origin.replace('http', 'ws')}/ws/{code}"
        how: dict[str, Any] = {"origin": self.origin, "additional_headers": {"Cookie": cookie}, "compression": None}
        self.line = self._open.enter_context(connect(address, **how))
        self.line.send('{"type": "hello"}')
        self._until("welcome")
        if chair:
            self.do("sit", chair=chair)

    def do(self, kind: str, **fields: Any) -> Message:
        """A command and its answer."""
        self.sent += 1
        self.line.send(json.dumps({"type": kind, "id": str(self.sent), **fields}))
        return self._until("ack", "offer", "error")

    def catch_up(self) -> None:
        self.sent += 1
        self.line.send('{"type": "ping"}')
        self._until("pong")

    def bid(self) -> list[Message]:
        """The parts of a bid, if one of three bills can be made."""
        view, legal = self.situation["view"], self.situation["legal"]
        caids = [move for move in legal if move["move"] == "caid"]
        bank = view["hand"]["bank"]
        if view["question"]["step"] != "meeting" or not caids or len(bank) < BILLS:
            return []
        slot = next(number for number, lot in enumerate(view["rue"], 1) if lot["card"])
        bills = [{"move": "bill", "bill": bill} for bill in bank[:BILLS]]
        return [caids[0], {"move": "pick", "pick": slot}, *bills, {"move": "done"}]

    def choose(self, moves: list[Message]) -> None:
        """All at once; a house of 0.1 takes them one by one."""
        answer = self.do("act", moves=moves)
        while answer["type"] == "offer":
            moves = [*moves, answer["legal"][0]]
            answer = self.do("act", moves=moves)
        if answer["type"] == "error":
            self.sent -= 1  # what the old wire does not know is not counted
            for move in moves:
                answer = self.do("act", move=move)
                if answer["type"] != "ack":
                    raise RuntimeError(str(answer))

    def _until(self, *kinds: str) -> Message:
        while True:
            data = self.line.recv(PATIENCE)
            self.heard += len(data)
            messages: list[Message] = json.loads(data)
            for message in messages:
                self.situation = message.get("situation", self.situation)
            answers = [message for message in messages if message["type"] in kinds]
            if answers:
                return answers[-1]
