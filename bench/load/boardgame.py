"""Players at a match of boardgame.io: the same client, speaking socket.io (its packets are text with a prefix)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bench.load.board import SEATS, Board
from bench.load.line import Line
from bench.load.request import request
from bench.load.seat import Seat

GAME = "twelve-gangsters"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPENED = b"0"
PING, PONG = b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
SYNC, UPDATE = EVENT + b'["sync",', EVENT + b'["update",'


class Gang(msgspec.Struct):
    hand: list[int]
    has_chosen: bool = msgspec.field(name="hasChosen")


class G(msgspec.Struct):
    gangs: list[Gang]


class Result(msgspec.Struct):
    pass


class Ctx(msgspec.Struct):
    gameover: Result | None = None


class State(msgspec.Struct):
    game: G = msgspec.field(name="G")
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    player: str = msgspec.field(name="playerID")


class Action(msgspec.Struct):
    payload: Payload


class Entry(msgspec.Struct):
    action: Action


class Synced(msgspec.Struct):
    state: State


synced = msgspec.json.Decoder(tuple[str, str, Synced])
updated = msgspec.json.Decoder(tuple[str, str, State, list[Entry]])


class Player(Seat):
    def __init__(self, board: Board, number: int, match: str, credentials: str) -> None:
        super().__init__(board, number)
        self._match = match
        self._credentials = credentials
        self._state: State | None = None
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            self.board.meter.message(len(data))
            _, _, state, log = updated.decode(data[len(EVENT) :])
            self._state = state
            actor = int(log[0].action.payload.player)
            self.board.known(state.number, actor, state.ctx.gameover is not None)
            if actor == self.number:
                self.acknowledged()
            else:
                self.consider()
        elif data == PING:
            self.line.send(PONG)
        elif data.startswith(SYNC):
            self._state = synced.decode(data[len(EVENT) :])[2].state
            self._ready.set_result(None)
            self.consider()
        elif data.startswith(OPENED):
            self.line.send(JOIN)
        elif data.startswith(JOIN):
            self._emit("sync", self._match, str(self.number), self._credentials, SEATS)

    def asked(self) -> bool:
        state = self._state
        return state is not None and state.ctx.gameover is None and not state.game.gangs[self.number].has_chosen

    def answer(self) -> None:
        assert self._state is not None
        card = self.dice.choice(self._state.game.gangs[self.number].hand)
        seat = str(self.number)
        payload = {"type": "choose", "args": [card], "playerID": seat, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._state.number, self._match, seat)

    async def sit_down(self, origin: str) -> None:
        self.line = Line(origin, SOCKET, self.hear, self.board.fail)
        await self.line.open()
        await self.board.wait(self._ready)

    def _emit(self, *words: object) -> None:
        self.line.send(EVENT + msgspec.json.encode(words))


async def open_table(origins: Sequence[str], board: Board) -> list[Seat]:
    """A match of four people that has begun."""
    (origin,) = origins
    answer = await request(origin, f"/games/{GAME}/create", {"numPlayers": SEATS})
    match = msgspec.json.decode(answer.body)["matchID"]
    players = []
    for number in range(SEATS):
        form = {"playerID": str(number), "playerName": f"Player {number}"}
        joined = await request(origin, f"/games/{GAME}/{match}/join", form)
        players.append(Player(board, number, match, msgspec.json.decode(joined.body)["playerCredentials"]))
    for player in players:
        await player.sit_down(origin)
    return list(players)
