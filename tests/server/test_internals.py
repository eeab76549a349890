"""The libraries still have the parts that `server/internals` leans on; if not, it says which part of which version."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest
from picows import WSListener, WSUpgradeRequest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tests.leaping import leap, passed
from tests.server.leaners import DOOR, leaners
from tests.server.leaning import changed, check_methods, leaning
from tests.until import until
from tripot.server.internals import picows_protocol, process_pool, uvicorn_http
from tripot.server.internals.uvicorn_http import TimedHttp

SERVER = Path(__file__).parents[2] / "src" / "tripot" / "server"
SOON = 0.05
HTTP = {
    "connection_made": ("self", "transport"),
    "connection_lost": ("self", "exc"),
    "data_received": ("self", "data"),
    "on_message_begin": ("self",),
    "on_headers_complete": ("self",),
    "on_message_complete": ("self",),
    "send_400_response": ("self", "msg"),
    "handle_websocket_upgrade": ("self",),
    "timeout_keep_alive_handler": ("self",),
}
UPGRADE = (
    b"GET /ws/CODE HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection to nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.protocol: asyncio.BaseProtocol | None = None
        self.aborted = False
        self.written = b""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data


class Taker(asyncio.Protocol):
    """What uvicorn does to the class that takes a connection over."""

    calls: list[tuple[str, object]]

    def __init__(self, **given: object) -> None:
        type(self).calls = [("made with", tuple(sorted(given)))]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.calls.append(("connection_made", type(transport)))

    def data_received(self, data: bytes) -> None:
        self.calls.append(("data_received", data))


async def empty(scope: Any, receive: Any, send: Any) -> None:
    """An application that has nothing to say."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def accepted(wire: Wire, ws: Any) -> TimedHttp:
    with leaning("uvicorn", "HttpToolsProtocol(config, server_state, app_state)"):
        config = Config(empty, http=TimedHttp, ws=ws, log_config=None)
        config.load()
        http = TimedHttp(config, ServerState(), {})
        http.connection_made(wire)
    return http


def test_no_other_module_leans_on_private_parts() -> None:
    assert (SERVER / DOOR / "picows_protocol.py").is_file()
    assert leaners(SERVER) == []


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("from picows.picows import WSProtocol", "picows.picows"),
        ("import uvicorn.protocols.http.httptools_impl", "uvicorn.protocols.http.httptools_impl"),
        ("from asyncio import _set_running_loop", "asyncio._set_running_loop"),
        ("processes = list(pool._processes)", "pool._processes"),
        ("found = self._pool._processes", "self._pool._processes"),
    ],
)
def test_who_leans_is_reported(tmp_path: Path, line: str, part: str) -> None:
    (tmp_path / "workers.py").write_text(line, "utf-8")
    assert leaners(tmp_path) == [f"workers.py: {part}"]


def test_uvicorn_calls_what_we_override() -> None:
    check_methods("uvicorn", HttpToolsProtocol, HTTP)


def test_uvicorn_goes_through_the_moments_of_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so are requests timed."""
    monkeypatch.setattr(uvicorn_http, "REQUEST_SECONDS", SOON)

    async def go() -> tuple[bool, bool]:
        wire = Wire()
        http = accepted(wire, "none")
        with leaning("uvicorn", "HttpToolsProtocol.data_received, .loop, .transport"):
            http.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            await passed(2 * SOON)
            after_one = wire.aborted
            http.data_received(b"GET / HTTP/1.1\r\n")
            await passed(2 * SOON)
            http.connection_lost(None)
        return after_one, wire.aborted

    whole, half = leap(go())
    assert not whole, changed("uvicorn", "HttpToolsProtocol.on_message_complete", "not called when a request is whole")
    assert half, changed("uvicorn", "HttpToolsProtocol.on_message_begin", "not called when a request begins")


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"])
def test_uvicorn_lets_us_answer_what_is_no_request(begun: bytes) -> None:
    """Before any request, and after one that was answered."""

    async def go() -> bytes:
        wire = Wire()
        http = accepted(wire, "none")
        with leaning("uvicorn", "HttpToolsProtocol.send_400_response, .cycle"):
            http.data_received(begun)
            await passed(SOON)
            wire.written = b""
            http.data_received(b"\x00\xff\r\n\r\n")
            http.connection_lost(None)
        return wire.written

    found = leap(go())
    assert found.startswith(b"HTTP/1.1 400 "), changed("uvicorn", "HttpToolsProtocol.send_400_response", found)
    assert found.endswith(b"}"), changed("uvicorn", "HttpToolsProtocol.send_400_response", found)


def test_picows_judges_a_handshake() -> None:
    with leaning("picows", "picows.picows._parse_http_request, ._validate_upgrade_request"):
        asked = picows_protocol.PlainFrames.asked(UPGRADE)
        half = picows_protocol.PlainFrames.asked(UPGRADE.replace(b"version: 13", b"version: x"))
        none = picows_protocol.PlainFrames.asked(b"GET\r\n\r\n")
    assert asked is not None, changed("picows", "_parse_http_request", "refuses a handshake that is right")
    assert asked.path == b"/ws/CODE"
    assert (half, none) == (None, None), changed("picows", "_validate_upgrade_request", "takes any handshake")


def test_uvicorn_hands_a_connection_over() -> None:
    async def go() -> Wire:
        wire = Wire()
        http = accepted(wire, Taker)
        with leaning("uvicorn", "HttpToolsProtocol.handle_websocket_upgrade"):
            http.data_received(UPGRADE)
        return wire

    wire = asyncio.run(go())
    expected = [
        ("made with", ("app_state", "config", "server_state")),
        ("connection_made", Wire),
        ("data_received", UPGRADE),
    ]
    part = "what HttpToolsProtocol.handle_websocket_upgrade does to the class for WebSockets"
    assert Taker.calls == expected, changed("uvicorn", part, Taker.calls)
    assert isinstance(wire.protocol, Taker), changed("uvicorn", part, "the connection stays uvicorn's")


def test_picows_takes_a_connection_that_has_begun() -> None:
    """Its protocol is made by the names of its parameters, and fed with what has been read."""
    asked: list[WSUpgradeRequest] = []

    def listen(request: WSUpgradeRequest) -> WSListener:
        asked.append(request)
        return WSListener()

    async def shake(ours: socket.socket, theirs: socket.socket) -> tuple[bytes, str]:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, ours)
        try:
            with leaning("picows", "picows.picows.WSProtocol(host_port=, ws_path=, …)"):
                protocol = picows_protocol.PlainFrames(listen)
            with leaning("picows", "WSProtocol.connection_made, .get_buffer, .buffer_updated"):
                protocol.connection_made(transport)
                transport.set_protocol(protocol)
                protocol.feed(UPGRADE)
            with leaning("picows", "WSProtocol.transport.underlying_transport"):
                peer = protocol.peer()
            return await asyncio.wait_for(loop.sock_recv(theirs, 4096), 5), peer
        finally:
            transport.abort()
            await asyncio.sleep(0)

    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as theirs:
        theirs.setblocking(False)
        answer, peer = asyncio.run(shake(door.accept()[0], theirs))
    part = "the handshake of WSProtocol"
    assert [request.path for request in asked] == [b"/ws/CODE"], changed("picows", part, asked)
    assert answer.startswith(b"HTTP/1.1 101"), changed("picows", part, answer)
    assert peer == "127.0.0.1", changed("picows", "WSProtocol.transport.underlying_transport", peer)


def test_python_tells_the_processes_of_a_pool() -> None:
    pool = ProcessPoolExecutor(1, get_context("spawn"))
    part = "ProcessPoolExecutor._processes, from process id to process, or None"
    with leaning("Python", part):
        before = process_pool.pids(pool)
        own = pool.submit(os.getpid).result()
        during = process_pool.pids(pool)
        at_work = pool.submit(time.sleep, 60)
        until(at_work.running)
        (worker,) = (process for process in active_children() if process.pid == own)
        process_pool.end(pool)
    assert (before, during) == ([], [own]), changed("Python", part, (before, during))
    assert wait([worker.sentinel], 10), changed("Python", part, "a process that is at work goes on")
    assert process_pool.pids(pool) == [], changed("Python", part, "after shutdown")
