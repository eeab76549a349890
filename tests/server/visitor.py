"""Somebody with a browser: a cookie, requests, and a socket to a table."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.trust import trust

Message = dict[str, Any]
ANSWERS = ("ack", "error", "because", "offer")
PATIENCE = 60.0
"""Until a machine that stalls counts as one that is broken."""


class Visitor:
    opening = PATIENCE
    """Seconds until a line that is not answered is given up."""

    def __init__(self, origin: str, name: str = "", cookies: httpx.Cookies | None = None) -> None:
        self.origin = origin
        self.http = httpx.Client(
            base_url=origin, headers={"Origin": origin}, cookies=cookies, timeout=PATIENCE, verify=trust()
        )
        self.http.get("/api/me").raise_for_status()
        if name:
            self.post("/api/me", name=name)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def through(self, origin: str) -> Visitor:
        """The same person at another door of the house."""
        return Visitor(origin, cookies=self.http.cookies)

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def table(self, **form: Any) -> str:
        code: str = self.post("/api/tables", **{"game": "twelve-gangsters", **form})["code"]
        return code

    def line(self, code: str, **hello: Any) -> Line:
        """A socket that has said hello and read its welcome."""
        line = self.silent_line(code)
        line.send("hello", **hello)
        line.until(lambda message: message["type"] == "welcome")
        return line

    def silent_line(self, code: str, **headers: str) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Origin": self.origin, "Cookie": cookie, **headers}
        origin: Any = given.pop("Origin") or None
        address = f"{self.origin.replace('http', 'ws')}/ws/{code}"
        plain: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": self.opening, "close_timeout": 1}
        return Line(connect(address, origin=origin, additional_headers=given, **plain))


class Line:
    """One socket. `raw` is every message as it came."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(opening)
        self.raw: list[str] = []
        self._unread: list[str] = []
        """A frame holds one message or several."""
        self.table: Message = {}
        self.you: Message = {}
        self.game: Message = {}
        """The last snapshot, step or undone."""
        self.story: list[Message] = []

    def __enter__(self) -> Line:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, kind: str, **fields: Any) -> str:
        if kind not in ("hello", "ping"):
            fields.setdefault("id", uuid.uuid4().hex)
        self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())
        return str(fields.get("id", ""))

    def read(self, timeout: float = PATIENCE) -> Message:
        if not self._unread:
            data = self.socket.recv(timeout)
            assert isinstance(data, str)
            self._unread = [bytes(raw).decode() for raw in msgspec.json.decode(data, type=list[msgspec.Raw])]
        self.raw.append(self._unread.pop(0))
        message: Message = msgspec.json.decode(self.raw[-1])
        match message["type"]:
            case "welcome" | "lobby":
                self.table, self.you = message["table"], message["you"]
            case "snapshot":
                self.game, self.story = message, list(message["events"])
            case "step":
                assert message["seq"] > self.game["seq"]
                assert message["after"] == self.game["seq"]
                self.game = message
                self.story += message["events"]
            case "undone":
                self.game = message
                self.story = [*self.story[: message["keep"]], *message["events"]]
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        end = time.monotonic() + PATIENCE
        while not wanted(message := self.read(end - time.monotonic())):
            pass
        return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and read up to its answer."""
        command = self.send(kind, **fields)
        return self.until(lambda message: message["type"] in ANSWERS and message["id"] == command)

    def do(self, kind: str, **fields: Any) -> None:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "ack", answer

    def refused(self, kind: str, **fields: Any) -> str:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        return str(answer["problem"]["reason"])

    def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes."""
        try:
            self.read(seconds)
        except TimeoutError:
            return True
        return False

    def catch_up(self) -> None:
        """Read all that the server has said so far."""
        self.send("ping")
        self.until(lambda message: message["type"] == "pong")

    def closed(self) -> int:
        """Read until the server closes; the close code."""
        while True:
            try:
                self.read()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 1006

    @property
    def situation(self) -> Message:
        """What was told last; at a table that was joined just now, what is told first."""
        if not self.game:
            self.until(lambda message: message["type"] == "snapshot")
        found: Message = self.game["situation"]
        return found

    def play(self, card: int) -> None:
        self.do("act", moves=[{"move": "choose", "card": card}])

    def choose(self, pick: Callable[[list[Message]], Message] = lambda moves: moves[0]) -> None:
        """A whole choice, part by part as it is offered: an answer, or something out of turn."""
        moves = [pick(self.situation["legal"] or self.situation["extra"])]
        while (answer := self.ask("act", moves=moves))["type"] == "offer":
            moves.append(pick(answer["legal"]))
        assert answer["type"] == "ack", answer

    def play_out(self) -> None:
        """Answer whatever is asked with the first legal move, to the end of the game."""
        while self.situation["result"] is None:
            if self.situation["legal"]:
                self.choose()
            else:
                self.read()


def sit_down(people: list[Visitor], stack: ExitStack, **form: Any) -> tuple[str, list[Line]]:
    """A table of these people, started: its code and their sockets in order of seats."""
    code = people[0].table(**form)
    lines = [stack.enter_context(person.line(code)) for person in people]
    for chair, line in enumerate(lines[1:], 1):
        line.do("sit", chair=chair)
    while sum(chair["kind"] == "person" for chair in lines[0].table["chairs"]) < len(people):
        lines[0].read()
    lines[0].do("start")
    return code, [line for line in lines if line.situation]


def play_through(lines: Sequence[Line]) -> None:
    """Everybody whose seat is asked chooses, until the game is over and all know it."""
    while lines[0].situation["result"] is None:
        for line in lines:
            line.catch_up()
            if line.situation["legal"]:
                line.choose()
    for line in lines:
        line.catch_up()
