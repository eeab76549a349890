"""Players at a table of Tripot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bench.load.board import SEATS, Board
from bench.load.line import Line
from bench.load.request import request
from bench.load.seat import Seat

GAME = "twelve-gangsters"


class Happened(msgspec.Struct):
    event: str
    seat: int = -1


class Result(msgspec.Struct):
    pass


class Situation(msgspec.Struct):
    legal: list[msgspec.Raw]
    result: Result | None


class Welcome(msgspec.Struct, tag="welcome"):
    pass


class Lobby(msgspec.Struct, tag="lobby"):
    pass


class Snapshot(msgspec.Struct, tag="snapshot"):
    situation: Situation


class Step(msgspec.Struct, tag="step"):
    after: int
    seq: int
    events: list[Happened]
    situation: Situation


class Ack(msgspec.Struct, tag="ack"):
    pass


class Refused(msgspec.Struct, tag="error"):
    problem: msgspec.Raw


decoder = msgspec.json.Decoder(list[Welcome | Lobby | Snapshot | Step | Ack | Refused])


class Chair(Seat):
    def __init__(self, board: Board, number: int) -> None:
        super().__init__(board, number)
        self._legal: list[msgspec.Raw] = []
        self._commands = 0
        self._answered: asyncio.Future[None] | None = None

    def hear(self, data: bytes) -> None:
        messages = decoder.decode(data)
        self.board.meter.message(len(data))
        for message in messages:
            self._take(message)

    def _take(self, message: Welcome | Lobby | Snapshot | Step | Ack | Refused) -> None:
        match message:
            case Step():
                self._legal = message.situation.legal
                actors = (event.seat for event in message.events if event.event == "chose")
                for move, actor in zip(range(message.after + 1, message.seq + 1), actors, strict=False):
                    self.board.known(move, actor, message.situation.result is not None)
                self.consider()
            case Ack() | Welcome() if self._answered is not None:
                self._answered.set_result(None)
                self._answered = None
            case Ack():
                self.acknowledged()
            case Snapshot():
                self._legal = message.situation.legal
                self.consider()
            case Refused():
                self.board.fail(bytes(message.problem).decode())

    def asked(self) -> bool:
        return bool(self._legal)

    def answer(self) -> None:
        self._command("act", b',"moves":[' + bytes(self.dice.choice(self._legal)) + b"]")

    async def do(self, kind: str, fields: bytes = b"") -> None:
        """Send a command and wait for its answer."""
        self._answered = asyncio.get_running_loop().create_future()
        self._command(kind, fields)
        await self.board.wait(self._answered)

    async def sit_down(self, origin: str, code: str, cookie: str) -> None:
        self._answered = asyncio.get_running_loop().create_future()
        self.line = Line(origin, f"/ws/{code}", self.hear, self.board.fail, cookie)
        await self.line.open()
        self.line.send(b'{"type":"hello"}')
        await self.board.wait(self._answered)
        if self.number:
            await self.do("sit", b',"chair":%d' % self.number)

    def _command(self, kind: str, fields: bytes) -> None:
        self._commands += 1
        self.line.send(b'{"type":"%s","id":"%d"%s}' % (kind.encode(), self._commands, fields))


async def person(origin: str) -> str:
    """The cookie of somebody new."""
    return (await request(origin, "/api/me")).cookie


async def new_table(origin: str, cookie: str) -> str:
    """Its code."""
    answer = await request(origin, "/api/tables", {"game": GAME}, cookie)
    code: str = msgspec.json.decode(answer.body)["code"]
    return code


async def open_table(origins: Sequence[str], board: Board) -> list[Seat]:
    """A game of four people that has begun; they come through the nodes in turn."""
    doors = [origins[number % len(origins)] for number in range(SEATS)]
    cookies = [await person(door) for door in doors]
    code = await new_table(doors[0], cookies[0])
    chairs = [Chair(board, number) for number in range(SEATS)]
    for chair, door, cookie in zip(chairs, doors, cookies, strict=True):
        await chair.sit_down(door, code, cookie)
    await chairs[0].do("start")
    return list(chairs)
