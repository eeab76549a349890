"""The socket of a table: reads one message at a time, answers each, and closes on whoever goes too far."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tripot.kernel.problem import Problem
from tripot.server import wire
from tripot.server.guest import Guest
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.problems import malformed, reason
from tripot.server.shield import own_origin
from tripot.server.table import Table, encode
from tripot.server.visit import COOKIE
from tripot.server.wire import Close

MOST_BYTES = 4096
MOST_NONSENSE = 10
MOST_TOO_FAST = 50
MOST_SOCKETS = 20_000

decoder = msgspec.json.Decoder(wire.Incoming)


class Sockets:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()  # only an accepted socket can tell a browser why it is closed
        guest, table = await self._enter(socket)
        if guest is None or table is None:
            return
        self._house.sockets += 1
        try:
            await self._talk(socket, guest, table)
        finally:
            self._house.sockets -= 1
            await table.leave(guest)

    async def _enter(self, socket: WebSocket) -> tuple[Guest | None, Table | None]:
        """Origin, cookie, limits, table: whatever is missing closes the socket."""
        address = socket.client.host if socket.client else ""
        limits = self._limits
        person = await self._house.identity.person(socket.cookies.get(COOKIE))
        if person is None or not own_origin(socket.headers, self._house.settings.base_url):
            await socket.close(Close.FORBIDDEN)
        elif not limits.allow((limits.sockets, person.id), (limits.sockets_by_address, address)):
            await socket.close(Close.TOO_FAST)
        elif self._house.sockets >= MOST_SOCKETS:
            await socket.close(Close.FULL)
        else:
            try:
                table = await self._house.find(socket.path_params["code"])
            except Problem:
                await socket.close(Close.NO_TABLE)
                return None, None
            if person.id not in table.sheet.kicked:
                return Guest(person), table
            await socket.close(Close.KICKED)
        return None, None

    async def _talk(self, socket: WebSocket, guest: Guest, table: Table) -> None:
        reading = asyncio.create_task(self._read(socket, guest, table))
        sending = asyncio.create_task(guest.deliver(socket.send_text))
        hopeless = asyncio.create_task(guest.hopeless.wait())
        tasks: list[asyncio.Task[object]] = [reading, sending, hopeless]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if sending in done and sending.exception() is None:
                await socket.close(sending.result())
            elif reading in done and not reading.cancelled() and reading.exception() is not None:
                log("socket-failed", error=type(reading.exception()).__name__)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, socket: WebSocket, guest: Guest, table: Table) -> None:
        """Until the guest has gone."""
        pace, nonsense, too_fast = self._limits.messages(), 0, 0
        while guest.closing is None:
            try:
                data = await receive(socket)
            except WebSocketDisconnect:
                return
            self._house.metrics.count("tripot_messages_total")
            if not pace.take(time.monotonic()):
                too_fast += 1
                refuse(guest, None, Problem("server-too-fast"))
                if too_fast >= MOST_TOO_FAST:
                    guest.close(Close.TOO_FAST)
                continue
            try:
                await self._take(guest, table, read(data))
            except Problem as problem:
                nonsense += 1
                refuse(guest, None, problem)
                if nonsense >= MOST_NONSENSE:
                    guest.close(Close.NONSENSE)
        await asyncio.Event().wait()  # the sender says farewell

    async def _take(self, guest: Guest, table: Table, message: wire.Incoming) -> None:
        if isinstance(message, wire.Ping):
            guest.send(encode(wire.Pong()))
        elif isinstance(message, wire.Hello):
            await table.hello(guest, message)
        elif guest.greeted:
            await table.command(guest, message)
        else:
            refuse(guest, message.id, Problem("server-no-hello"))


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text: str | None = message.get("text")
    return message["bytes"] if text is None else text


def read(data: str | bytes) -> wire.Incoming:
    """The message; Problem if it is none."""
    if len(data) > MOST_BYTES:
        raise Problem("server-too-large", most=MOST_BYTES)
    if isinstance(data, bytes):
        raise Problem("server-malformed", detail="bytes")
    try:
        message: wire.Incoming = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    return message


def refuse(guest: Guest, command: str | None, problem: Problem) -> None:
    guest.send(encode(wire.Refused(command, reason(problem))))
