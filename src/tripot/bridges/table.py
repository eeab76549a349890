"""A bot at a table of a running house: it comes with a cookie and a socket, as a person's browser does."""

from __future__ import annotations

import asyncio
import json
import secrets
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tripot import bots
from tripot.bots import Bot, Clock
from tripot.bots.answer import choose, volunteered
from tripot.games.kinds import view_kind
from tripot.games.registry import box
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.notation import Move
from tripot.kernel.problem import Problem
from tripot.kernel.result import Result
from tripot.kernel.view import View

COOKIE = "tripot"
PING_SECONDS = 20.0
PATIENCE = (0.2, 1.0, 3.0, 10.0)
"""How long to wait before coming back after a lost line."""
LOST = (1001, 1006, 1012)
"""Close codes after which it is worth coming back."""
TAKEN = "lobby-chair-taken"
"""Somebody else was quicker."""
RUNNING = ("relaxed", "fast")
"""The paces whose clocks run."""

Message = dict[str, Any]


def join(
    link: str,
    bot: type[Bot] | str,
    name: str = "",
    chair: int | None = None,
    clock: Clock | None = None,
    cookie: str = "",
) -> Result:
    """Take a free chair at the table behind an invite link, play its game to the end, and say how it went.

    The bot is a class, or named as on the command line. With the cookie of an earlier visit it is the same person.
    """
    origin, code = read_link(link)
    cookie = cookie or arrive(origin, name)
    return asyncio.run(Guest(origin, code, cookie, bot, clock or Clock(), chair).play())


def read_link(link: str) -> tuple[str, str]:
    """`http://house:8000/t/ABCD-EFGH-JKMN`: the house and the table."""
    parts = urlsplit(link)
    code = parts.path.removeprefix("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not code or "/" in code:
        raise Problem("table-link", link=link)
    return f"{parts.scheme}://{parts.netloc}", code


def arrive(origin: str, name: str = "") -> str:
    """Somebody new in the house: the cookie that says who it is from now on."""
    data = json.dumps({"name": name} if name else {}).encode()
    request = Request(f"{origin}/api/me", data, {"Origin": origin, "Content-Type": "application/json"})
    try:
        with urlopen(request) as answer:
            return SimpleCookie(answer.headers["Set-Cookie"])[COOKIE].value
    except (URLError, OSError) as error:
        raise Problem("table-unreachable", address=origin, error=str(error)) from None


class Line(WSListener):
    """One socket; what the server says comes out of `messages`, and None when it has closed."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self.closed = 1006

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.closed = frame.get_close_code().value
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            for message in msgspec.json.decode(frame.get_payload_as_bytes()):
                self.messages.put_nowait(message)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.messages.put_nowait(None)

    def send(self, kind: str, **fields: Any) -> None:
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": kind, **fields}))

    def leave(self) -> None:
        self._transport.disconnect()


class Guest:
    """A bot with a place at a table."""

    def __init__(
        self, origin: str, code: str, cookie: str, bot: type[Bot] | str, clock: Clock, chair: int | None = None
    ) -> None:
        self.origin = origin
        self.code = code
        self.cookie = cookie
        self._kind = bot
        self._clock = clock
        self._chair = chair
        self._tried: list[int] = []
        self._table: Message = {}
        self._situation: Message | None = None
        self._bot: Bot | None = None
        self._dice = Dice(secrets.randbits(50))
        self._command = ""
        """The id of the command that is not answered yet."""

    async def play(self) -> Result:
        """To the end of the game; a lost line is taken up again."""
        for pause in (*PATIENCE, None):
            line = await self._connect()
            try:
                return await self._follow(line)
            except ConnectionError:
                if pause is None or line.closed not in LOST:
                    raise Problem("table-closed", code=line.closed) from None
                await asyncio.sleep(pause)
            finally:
                line.leave()
        raise AssertionError

    async def _connect(self) -> Line:
        headers = {"Origin": self.origin, "Cookie": f"{COOKIE}={self.cookie}"}
        address = f"{self.origin.replace('http', 'ws', 1)}/ws/{self.code}"
        try:
            _, line = await ws_connect(Line, address, extra_headers=headers)
        except (WSError, OSError) as error:
            raise Problem("table-unreachable", address=self.origin, error=str(error)) from None
        assert isinstance(line, Line)
        self._command = ""
        line.send("hello")
        return line

    async def _follow(self, line: Line) -> Result:
        while True:
            await self._hear(line)
            while not line.messages.empty():
                await self._hear(line)
            situation = self._situation
            if situation is None or self._command:
                continue
            if situation["result"] is not None:
                return msgspec.convert(situation["result"], Result)
            moves = await asyncio.to_thread(self.moves, situation)
            if moves and line.messages.empty():  # else something has happened meanwhile: look again
                self._do(line, "act", moves=moves)

    async def _hear(self, line: Line) -> None:
        try:
            message = await asyncio.wait_for(line.messages.get(), PING_SECONDS)
        except TimeoutError:
            line.send("ping")
            return
        if message is None:
            raise ConnectionError
        match message["type"]:
            case "welcome" | "lobby":
                self._table = message["table"]
                if message["you"]["chair"] is None and not self._command:
                    self._sit(line)
            case "snapshot" | "step" | "undone" if message["viewer"] is not None:
                self._situation = message["situation"]
            case "ack" if message["id"] == self._command:
                self._command = ""
            case "error" if message["id"] in (self._command, None):
                self._command = ""
                if message["problem"]["reason"] == TAKEN and self._chair is None:
                    self._sit(line)
                elif not message["problem"]["rule"]:  # else the moment had passed: look again
                    raise refused(message["problem"])

    def _do(self, line: Line, kind: str, **fields: Any) -> None:
        self._command = secrets.token_hex(16)
        line.send(kind, id=self._command, **fields)

    def _sit(self, line: Line) -> None:
        """On the chair that was asked for, or the first free one that nobody was quicker to take."""
        chairs = enumerate(self._table["chairs"]) if self._table["phase"] == "lobby" else ()
        free = [chair for chair, seated in chairs if seated["kind"] == "empty" and chair not in self._tried]
        if self._chair is None and not free:
            raise Problem("table-full")
        self._tried.append(free[0] if self._chair is None else self._chair)
        self._do(line, "sit", chair=self._tried[-1])

    def moves(self, situation: Message) -> list[Move]:
        """The bot's whole choice, made on a state that its view allows; empty: it does nothing."""
        asked = situation["legal"]
        offered = situation["extra"] if situation["alarm"] is not None and not asked else []
        if not asked and not offered:
            return []
        view: View = msgspec.convert(situation["view"], view_kind(self._table["game"]))
        assert view.viewer is not None
        bot = self._bot or self._make(view.viewer)
        draft = Draft(bot.game, bot.game.sample(view, self._dice), bot.seat)
        actions = (choose if asked else volunteered)(bot, draft, self._clock)
        return [bot.game.notation.move(bot.seat, action) for action in actions]

    def _make(self, seat: int) -> Bot:
        game = table_game(self._table)
        seed = secrets.randbits(50)
        kind = self._kind
        self._bot = bots.make(kind, game, seat, seed) if isinstance(kind, str) else kind(game, seat, seed)
        return self._bot


def table_game(table: Message) -> Game[Any]:
    """The rules that this table plays by."""
    players = sum(chair["kind"] != "empty" for chair in table["chairs"])
    chosen = box(table["game"])
    return chosen.load(players, chosen.edition, chosen.paced(table["options"], table["pace"] in RUNNING))


def refused(reason: Message) -> Problem:
    """What the server says, as a problem of ours."""
    args = {key: refused(value) if isinstance(value, dict) else value for key, value in reason["args"].items()}
    return Problem(reason["reason"], **args)
