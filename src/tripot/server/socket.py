"""The socket of a table: reads one message at a time, answers each, and closes on whoever goes too far."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import unquote

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from starlette.requests import cookie_parser

from tripot.kernel.problem import Problem
from tripot.server import wire
from tripot.server.guest import Guest
from tripot.server.house import House
from tripot.server.identity import Person
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.problems import malformed, reason
from tripot.server.shield import own_origin
from tripot.server.table import RESTART, Table, encode
from tripot.server.visit import COOKIE
from tripot.server.wire import Close

PATH = "/ws/"
MOST_BYTES = 4096
MOST_EARLY = 20
MOST_NONSENSE = 10
MOST_TOO_FAST = 50
MOST_SOCKETS = 20_000
FAREWELL_SECONDS = 2.0
FAILED = 1011
NUL = b"\\u0000"
"""SQLite would cut a text there."""

decoder = msgspec.json.Decoder(wire.Incoming)


class Refusal(Exception):
    """This socket is closed with a code instead of being let in."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Sockets:
    """The door to all tables."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits

    async def enter(self, request: WSUpgradeRequest, address: str) -> tuple[Person, Table]:
        """Cookie, origin, limits, table: whatever is missing is a Refusal."""
        house, limits = self.house, self.limits
        person = await house.identity.person(cookie_parser(request.headers.get("cookie", "")).get(COOKIE))
        if person is None or not own_origin(request.headers, house.settings.base_url):
            raise Refusal(Close.FORBIDDEN)
        if not limits.allow((limits.sockets, person.id), (limits.sockets_by_address, address)):
            raise Refusal(Close.TOO_FAST)
        if house.sockets >= MOST_SOCKETS:
            raise Refusal(Close.FULL)
        try:
            table = await house.find(unquote(request.path.decode("latin-1")).removeprefix(PATH))
        except Problem:
            raise Refusal(Close.NO_TABLE) from None
        if person.id in table.sheet.kicked:
            raise Refusal(Close.KICKED)
        return person, table


class Socket(WSListener):
    """One connection. Whoever may not come in is let in all the same, to be told why it is closed."""

    def __init__(self, sockets: Sockets, request: WSUpgradeRequest, address: str) -> None:
        self._sockets = sockets
        self._request = request
        self._address = address
        self._pace = sockets.limits.messages()
        self._nonsense = self._too_fast = 0
        self._early: list[bytes] = []
        """What came before the door was open."""
        self._part = b""
        """What came of a message that is not complete."""
        self._guest: Guest | None = None
        self._table: Table | None = None
        self._gone = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._entering = asyncio.get_running_loop().create_task(self._enter())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind not in (WSMsgType.PING, WSMsgType.PONG):
            self._part += frame.get_payload_as_bytes()
            if frame.fin or len(self._part) > MOST_BYTES:
                data, self._part = self._part, b""
                self._take(data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._gone = True
        self._entering.cancel()
        if self._guest is not None and self._table is not None:
            self._sockets.house.sockets -= 1
            self._table.leave(self._guest)

    def pause_writing(self) -> None:
        if self._guest is not None:
            self._guest.slow = True

    def resume_writing(self) -> None:
        if self._guest is not None:
            self._guest.slow = False

    def send(self, message: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, message)

    def unread(self) -> int:
        return self._transport.underlying_transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Say why, and wait a little for the answer."""
        if not self._gone and not self._transport.is_close_frame_sent:
            self._transport.send_close(WSCloseCode(code))
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._transport.disconnect)

    def cut(self) -> None:
        self._transport.disconnect(graceful=False)

    async def _enter(self) -> None:
        try:
            person, self._table = await self._sockets.enter(self._request, self._address)
        except Refusal as refusal:
            self.close(refusal.code)
            return
        except Exception as error:
            log("socket-failed", error=type(error).__name__)
            self.close(RESTART)
            return
        self._guest = Guest(person, self)
        self._sockets.house.sockets += 1
        early, self._early = self._early, []
        for data in early:
            self._take(data)

    def _take(self, data: bytes) -> None:
        guest = self._guest
        if guest is None:
            self._early.append(data[: MOST_BYTES + 1])
            if len(self._early) > MOST_EARLY:
                self.close(Close.TOO_FAST)
            return
        if guest.closing is not None:
            return
        self._sockets.house.metrics.count("tripot_messages_total")
        if not self._pace.take(time.monotonic()):
            self._too_fast += 1
            refuse(guest, None, Problem("server-too-fast"))
            if self._too_fast >= MOST_TOO_FAST:
                guest.close(Close.TOO_FAST)
            return
        try:
            self._hear(guest, read(data))
        except Problem as problem:
            self._nonsense += 1
            refuse(guest, None, problem)
            if self._nonsense >= MOST_NONSENSE:
                guest.close(Close.NONSENSE)
        except Exception as error:
            log("socket-failed", error=type(error).__name__)
            guest.close(FAILED)

    def _hear(self, guest: Guest, message: wire.Incoming) -> None:
        assert self._table is not None
        if self._table.broken:
            guest.close(RESTART)
        elif isinstance(message, wire.Ping):
            guest.send(encode(wire.Pong()))
        elif isinstance(message, wire.Hello):
            self._table.hello(guest, message)
        elif guest.greeted:
            self._table.command(guest, message)
        else:
            refuse(guest, message.id, Problem("server-no-hello"))


def read(data: bytes) -> wire.Incoming:
    """The message; Problem if it is none."""
    if len(data) > MOST_BYTES:
        raise Problem("server-too-large", most=MOST_BYTES)
    if NUL in data:
        raise Problem("server-malformed", detail="\\u0000")
    try:
        message: wire.Incoming = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    return message


def refuse(guest: Guest, command: str | None, problem: Problem) -> None:
    guest.send(encode(wire.Refused(command, reason(problem))))
