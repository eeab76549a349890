"""Those who take their time, or everybody's: half a request, half a message, answers that nobody reads."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.load.frame import PING, frame
from tests.attacks.plain import Plain, request, upgrade
from tests.server.running import Running, running
from tests.server.visitor import PATIENCE, Visitor
from tests.until import until
from tripot.server.socket import MOST_NONSENSE
from tripot.server.wire import Close

HELLO = frame(b'{"type":"hello"}')
SOON = 1.0
CROWD = 200


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> Running:
    """A house where a second is long."""
    monkeypatch.setattr("tripot.server.internals.uvicorn_http.REQUEST_SECONDS", SOON)
    monkeypatch.setattr("tripot.server.socket.HELLO_SECONDS", 2 * SOON)
    monkeypatch.setattr("tripot.server.socket.FAREWELL_SECONDS", SOON)
    return stack.enter_context(running(tmp_path / "house.sqlite", limited=True))


def hangs_up(line: Plain) -> None:
    """The server does, by itself."""
    until(lambda: not line.open())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nX-Slow: ",
    ],
)
def test_half_a_request_is_not_waited_for(impatient: Running, begun: bytes) -> None:
    with Plain(impatient.origin) as line:
        line.send(begun)
        hangs_up(line)


def test_a_crowd_of_slow_callers_keeps_nobody_out(impatient: Running, stack: ExitStack) -> None:
    crowd = [stack.enter_context(Plain(impatient.origin)) for _ in range(CROWD)]
    for line in crowd:
        line.send(b"GET / HTTP/1.1\r\nHost: a\r\n")
    with Visitor(impatient.origin, "Ana") as ana, ana.line(ana.table()) as served:
        served.catch_up()
    for line in crowd:
        hangs_up(line)


def test_a_byte_now_and_then_is_no_request(impatient: Running) -> None:
    with Plain(impatient.origin) as line:
        rest = iter(request(impatient.origin, "/healthz", "X-Long: " + "x" * 100_000))

        def cut_off() -> bool:
            line.send(bytes((next(rest),)))
            return not line.open()

        until(cut_off)


@pytest.mark.parametrize(
    ("begun", "endless"),
    [
        (b"GET /", b"x" * 1000),
        (b"GET / HTTP/1.1\r\n", b"X-Long: " + b"x" * 1000 + b"\r\n"),
        (b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 900000000\r\n\r\n", b"x" * 1000),
        (
            b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"X-Long: " + b"x" * 1000 + b"\r\n",
        ),
    ],
)
def test_a_request_without_end_is_ended(house: Running, begun: bytes, endless: bytes) -> None:
    with Plain(house.origin) as line:
        # Else all of it lies on its way before the server has had its turn.
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        line.send(begun)
        sent = 0
        try:
            while line.open() and sent < 2_000:
                line.send(endless)
                sent += 1
        except ConnectionError:
            return
        assert sent < 2_000


def test_a_socket_must_say_hello(impatient: Running) -> None:
    with Visitor(impatient.origin, "Ana") as ana:
        code = ana.table()
        with ana.silent_line(code) as silent, ana.line(code) as polite:
            silent.send("ping")
            assert silent.closed() == 4408
            polite.catch_up()


@pytest.mark.parametrize("idle", [frame(b"", PING), frame(b"x" * 125, PING), b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_frames_that_say_nothing_are_counted(impatient: Running, idle: bytes) -> None:
    """Pings, and parts of a message that never ends; the answers to them are not read."""
    with Visitor(impatient.origin, "Ana") as ana, Plain(impatient.origin) as line:
        line.send(upgrade(impatient.origin, ana.table(), ana.http.cookies["tripot"]))
        line.send(HELLO)
        line.read(lambda found: b'"welcome"' in found)
        end = time.monotonic() + 20
        try:
            while time.monotonic() < end:
                line.send(idle * 500)
        except ConnectionError:
            return
        raise AssertionError("it might go on for ever")


def test_an_honest_ping_is_answered(impatient: Running) -> None:
    with Visitor(impatient.origin, "Ana") as ana, ana.line(ana.table()) as line:
        assert line.socket.ping(b"alive?").wait(PATIENCE)


def test_whoever_is_not_let_in_is_not_listened_to(impatient: Running) -> None:
    with Plain(impatient.origin) as line:
        line.send(upgrade(impatient.origin, "0000-0000-0000", "nobody"))
        end = time.monotonic() + 20
        try:
            while time.monotonic() < end:
                line.send(frame(b"x" * 4000) * 10)
        except ConnectionError:
            return
        raise AssertionError("it might go on for ever")


def test_whoever_answers_the_farewell_is_gone(impatient: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is left to cut when the time for an answer is over."""
    with Visitor(impatient.origin, "Ana") as ana, ana.line(ana.table()) as line:
        for _ in range(MOST_NONSENSE):
            line.socket.send("nonsense")
        assert line.closed() == Close.NONSENSE
    time.sleep(1.5 * SOON)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
