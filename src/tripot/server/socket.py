"""The socket of a table: reads one message at a time, answers each, and closes on whoever goes too far."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from urllib.parse import unquote

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from starlette.requests import cookie_parser

from tripot.kernel.problem import Problem
from tripot.server import wire
from tripot.server.codes import read_code
from tripot.server.door import Door, Refusal
from tripot.server.failures import failed
from tripot.server.guest import FAILED, LOST, Guest, Line
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.person import Person
from tripot.server.problems import malformed
from tripot.server.screen import Screen, asked
from tripot.server.security_headers import own_origin
from tripot.server.session import Session
from tripot.server.visit import COOKIE
from tripot.server.wire import Close

PATH = "/ws/"
MOST_BYTES = 4096
MOST_EARLY = 20
MOST_NONSENSE = 10
MOST_TOO_FAST = 50
MOST_SOCKETS = 20_000
MOST_OF_ONE_PERSON = 20
MOST_OF_ONE_ADDRESS = 500
FAREWELL_SECONDS = 2.0
HELLO_SECONDS = 10.0
NUL = b"\\u0000"
"""SQLite would cut a text there."""


class Sockets:
    """The door to all tables."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self._open: Counter[str] = Counter()
        """How many sockets each person and each address has."""

    async def enter(self, request: WSUpgradeRequest, address: str, line: Line) -> tuple[Guest, Session, Door]:
        """Cookie, origin, limits, table: whatever is missing is a Refusal."""
        house, limits = self.house, self.limits
        cookie = cookie_parser(request.headers.get("cookie", "")).get(COOKIE)
        found = await house.visitor(cookie, request.headers.get("user-agent", ""))
        if found is None or not own_origin(request.headers, house.settings.base_url):
            raise Refusal(Close.FORBIDDEN)
        person, session = found
        if house.bans.known(person.id, session.id) is not None:
            raise Refusal(Close.BANNED)
        if not limits.allow((limits.sockets, person.id), (limits.sockets_by_address, address)):
            raise Refusal(Close.TOO_FAST)
        if house.sockets >= MOST_SOCKETS:
            limits.hold("house-full")
            raise Refusal(Close.FULL)
        place, delay = asked(unquote(request.path.decode("latin-1")).removeprefix(PATH))
        code = read_code(place)
        if code is None:
            raise Refusal(Close.NO_TABLE)
        guest = Guest(person, line) if delay is None else Screen(line, delay)
        way = await house.services.nodes.way(code)
        if way is None:
            table = await house.reception.table(code, person)
            self._hold(person, address)
            return guest, session, table
        self._hold(person, address)
        return guest, session, way.open(code, guest)

    def _hold(self, person: Person, address: str) -> None:
        """Refusal to whoever has too many sockets."""
        self._crowd("sockets-at-once", person.id, MOST_OF_ONE_PERSON)
        self._crowd("sockets-at-once-by-address", address, MOST_OF_ONE_ADDRESS)

    def _crowd(self, limit: str, key: str, most: int) -> None:
        if self.limits.limited and self._open[key] >= most:
            self.limits.hold(limit)
            raise Refusal(Close.TOO_FAST)

    def count(self, person: str, address: str, by: int) -> None:
        """A socket has come or gone."""
        self.house.sockets += by
        for key in (person, address):
            self._open[key] += by
            if not self._open[key]:
                del self._open[key]


class Socket(WSListener):
    """One connection. Whoever may not come in is let in all the same, to be told why it is closed."""

    def __init__(self, sockets: Sockets, request: WSUpgradeRequest, address: str) -> None:
        self._sockets = sockets
        self._request = request
        self._address = address
        self._paces = sockets.limits.paces(address)
        self._nonsense = self._too_fast = 0
        self._early: list[bytes] = []
        """What came before the door was open."""
        self._part = b""
        """What came of a message that is not complete."""
        self._guest: Guest | None = None
        self._door: Door | None = None
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
        elif kind in (WSMsgType.PING, WSMsgType.PONG):
            if self._humane() and kind == WSMsgType.PING:
                transport.send_pong(frame.get_payload_as_bytes())
        else:
            self._part += frame.get_payload_as_bytes()
            if frame.fin or len(self._part) > MOST_BYTES:
                data, self._part = self._part, b""
                self._take(data)
            else:
                self._humane()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._gone = True
        self._entering.cancel()
        if self._guest is not None and self._door is not None:
            self._sockets.count(self._session.person, self._address, -1)
            self._sockets.house.sessions.depart(self._session, self._guest)
            self._door.leave(self._guest)
            self._guest.closing = self._guest.closing or LOST
        self._guest = self._door = None
        del self._transport  # which leads back here: nothing is to wait for a full collection

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
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.cut)

    def cut(self) -> None:
        if not self._gone:
            self._transport.disconnect(graceful=False)

    async def _enter(self) -> None:
        try:
            guest, session, self._door = await self._sockets.enter(self._request, self._address, self)
        except Refusal as refusal:
            self.close(refusal.code)
            return
        except Exception as error:
            failed(self._sockets.house.metrics, "socket-failed", error)
            self.close(Close.RESTART)
            return
        self._guest, self._session = guest, session
        self._sockets.house.sessions.attend(session, guest)
        asyncio.get_running_loop().call_later(HELLO_SECONDS, self._silent, guest)
        self._sockets.count(session.person, self._address, 1)
        self._paces = self._sockets.limits.paces(self._address, session.person)
        early, self._early = self._early, []
        for data in early:
            self._take(data)

    @staticmethod
    def _silent(guest: Guest) -> None:
        """Somebody has been let in for a while: only whoever says hello may stay."""
        if not guest.greeted:
            guest.close(Close.TOO_SLOW)

    def _humane(self) -> bool:
        """Whether this frame keeps to a humane pace; on whoever goes on too fast the socket is closed."""
        now = time.monotonic()
        if all(pace.take(now) for pace in self._paces):
            return True
        self._sockets.limits.hold(self._sockets.limits.messages.name)
        self._too_fast += 1
        if self._guest is not None:
            self._guest.refuse(None, Problem("server-too-fast"))
        if self._too_fast >= MOST_TOO_FAST:
            (self if self._guest is None else self._guest).close(Close.TOO_FAST)
        return False

    def _take(self, data: bytes) -> None:
        guest = self._guest
        if guest is None:
            if len(self._early) < MOST_EARLY:
                self._early.append(data[: MOST_BYTES + 1])
            else:
                self.close(Close.TOO_FAST)
            return
        if guest.closing is not None:
            return
        self._sockets.house.metrics.count("tripot_messages_total")
        if not self._humane():
            return
        try:
            self._hear(guest, read(data), len(data))
        except Problem as problem:
            self._nonsense += 1
            guest.refuse(None, problem)
            if self._nonsense >= MOST_NONSENSE:
                guest.close(Close.NONSENSE)
        except Exception as error:
            failed(self._sockets.house.metrics, "socket-failed", error)
            guest.close(FAILED)

    def _hear(self, guest: Guest, message: wire.Incoming, length: int) -> None:
        assert self._door is not None
        limits = self._sockets.limits
        if guest.person.screen and isinstance(message, wire.Ping):
            self.send(b"[%s]" % wire.encode(wire.Pong()))  # at once: it says nothing of the table
        elif guest.person.screen and isinstance(message, wire.Command):
            guest.refuse(message.id, Problem("server-screen"))
        elif isinstance(message, wire.Hello) and not limits.allow((limits.hellos, guest.person.id)):
            guest.refuse(None, Problem("server-too-fast"))
        elif (
            isinstance(message, wire.Say | wire.React | wire.Talk)
            and not limits.allow((limits.sayings, guest.person.id))
        ) or (isinstance(message, wire.Vote) and not limits.allow((limits.votes, guest.person.id))):
            guest.refuse(message.id, Problem("server-too-fast"))
        elif isinstance(message, wire.Command) and not limits.allow_writing(guest.person.id, self._address, length):
            guest.refuse(message.id, Problem("server-too-much"))
        else:
            self._door.hear(guest, message)


def read(data: bytes) -> wire.Incoming:
    """The message; Problem if it is none."""
    if len(data) > MOST_BYTES:
        raise Problem("server-too-large", most=MOST_BYTES)
    if NUL in data:
        raise Problem("server-malformed", detail="\\u0000")
    try:
        message: wire.Incoming = wire.incoming.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    return message
