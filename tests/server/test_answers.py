"""Every answer that is not 2xx has the documented shape, whoever gives it: a page, Starlette, uvicorn or picows."""

from __future__ import annotations

import resource
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from bench.load.line import KEY
from tests.attacks.plain import Plain, answer, request
from tests.server.conftest import Arrive
from tests.server.process import Process
from tests.server.running import Running, running
from tests.server.test_serve import wait_for
from tests.server.visitor import Visitor
from tripot.server.forms import Failed
from tripot.server.health import Health
from tripot.server.house import House
from tripot.server.internals.uvicorn_http import LARGEST_REQUEST

SOCKET = ("Upgrade: websocket", "Connection: Upgrade")
HANDSHAKE = (*SOCKET, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
LONG = "x" * (LARGEST_REQUEST + 1)


def problem(text: str) -> str:
    return msgspec.json.decode(text, type=Failed).problem.reason


def own(house: Running, target: str, *lines: str, **kind: str) -> bytes:
    return request(house.origin, target, *lines, method=kind.get("method", "GET"), body=kind.get("body", "").encode())


def test_every_refusal_has_the_documented_shape(house: Running) -> None:
    refused = {
        "no such page": (own(house, "/api/nowhere"), 404, "server-no-page"),
        "no such file": (own(house, "/assets/gone.js"), 404, "server-no-page"),
        "no such table": (own(house, "/api/tables/0000-0000-0000/games/1/record"), 404, "server-no-table"),
        "no such method": (own(house, "/", method="DELETE"), 405, "server-method"),
        "no such method of a page": (own(house, "/healthz", method="PUT"), 405, "server-method"),
        "another method of a page": (own(house, "/api/home", method="PATCH"), 405, "server-method"),
        "another page": (own(house, "/api/me", "Origin: http://a", method="POST", body="{}"), 403, "server-origin"),
        "another name": (own(house, "/api/home", "Host: evil.example"), 403, "server-host"),
        "no form": (own(house, "/api/me", method="POST", body="{"), 400, "server-malformed"),
        "a large form": (own(house, "/api/me", method="POST", body="x" * 20_000), 413, "server-too-large"),
        "a larger form": (own(house, "/api/me", method="POST", body=LONG), 413, "server-too-large"),
        "a long address": (own(house, f"/{LONG}"), 431, "server-too-large"),
        "a long header": (own(house, "/", f"X-Long: {LONG}"), 431, "server-too-large"),
        "no method": (b"BREW / HTTP/1.1\r\n\r\n", 400, "server-malformed"),
        "no version": (b"GET / HTTP/9.9\r\n\r\n", 400, "server-malformed"),
        "no request": (b"\x00\xff\r\n\r\n", 400, "server-malformed"),
        "no header": (own(house, "/", "X Spaced: a"), 400, "server-malformed"),
        "no address": (own(house, "http://[/"), 400, "server-malformed"),
        "half a handshake": (own(house, "/ws/ABCD", *SOCKET), 400, "server-malformed"),
        "a handshake elsewhere": (own(house, "/elsewhere", *HANDSHAKE), 404, "server-no-page"),
        "a handshake with a form": (own(house, "/ws/ABCD", *HANDSHAKE, body="{}"), 400, "server-malformed"),
        "another handshake": (own(house, "/ws/ABCD", *HANDSHAKE[:-1], "Sec-WebSocket-Key: x"), 400, "server-malformed"),
    }  # fmt: skip
    wrong = {}
    for name, (data, status, reason) in refused.items():
        found, head, text = answer(house.origin, data)
        if (found, head.lower().count("content-type: application/json")) != (status, 1) or problem(text) != reason:
            wrong[name] = (found, text)
        assert "x-content-type-options: nosniff" in head.lower(), name
    assert wrong == {}


@pytest.mark.provokes("page-failed")
def test_what_nobody_foresaw_has_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(house: House) -> None:
        raise ValueError("le 7 de pique")

    monkeypatch.setattr(House, "listed", fail)
    with running(tmp_path / "house.sqlite") as house:
        found = httpx.get(f"{house.origin}/api/home")
    assert (found.status_code, problem(found.text)) == (500, "server-failed")
    assert found.headers["x-content-type-options"] == "nosniff"


def test_firefox_is_let_in(arrive: Arrive) -> None:
    """It says that it would keep the connection alive as well."""
    ana = arrive("Ana")
    cookie = f"Cookie: tripot={ana.http.cookies['tripot']}"
    with Plain(ana.origin) as line:
        lines = (*HANDSHAKE, "Connection: keep-alive, Upgrade", cookie)
        line.send(request(ana.origin, f"/ws/{ana.table()}", *lines[:1], *lines[2:]))
        assert line.read(lambda data: b"\r\n\r\n" in data).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize(
    ("base_url", "host", "status"),
    [
        ("", "localhost:8000", 200),
        ("", "127.0.0.1", 200),
        ("", "[::1]:8000", 200),
        ("", "192.168.1.7:8000", 200),
        ("", socket.gethostname(), 200),
        ("", "evil.example", 403),
        ("", "localhost.evil.example", 403),
        ("", "127.0.0.1.evil.example", 403),
        ("", "[::1", 403),
        ("", "", 403),
        ("https://tripot.example", "tripot.example", 200),
        ("https://tripot.example", "Tripot.Example", 200),
        ("https://tripot.example", "127.0.0.1", 403),
        ("https://tripot.example", "tripot.example:8000", 403),
        ("https://tripot.example", "evil.example", 403),
    ],
)
def test_the_house_is_asked_by_its_own_names(tmp_path: Path, base_url: str, host: str, status: int) -> None:
    """DNS rebinding: a page of evil.example, whose name now points here, must not read what ours may."""
    with running(tmp_path / "house.sqlite", base_url=base_url) as house:
        for target in ("/api/home", "/api/me", "/"):
            assert answer(house.origin, request(house.origin, target, f"Host: {host}"))[0] == status
        assert answer(house.origin, request(house.origin, "/healthz", f"Host: {host}"))[0] == 200
        assert answer(house.origin, request(house.origin, "/metrics", f"Host: {host}"))[0] == 403


@pytest.mark.slow
@pytest.mark.provokes("disk-failed")
def test_a_house_on_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """As far as it can tell: it may write no file any larger."""
    with Process(tmp_path / "house.sqlite", "--unlimited") as house:
        assert wait_for(f"{house.origin}/healthz").text == "ok\n"
        resource.prlimit(house.id, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        while (found := httpx.get(f"{house.origin}/healthz")).status_code == 200:
            continue
        assert (found.status_code, problem(found.text)) == (503, "server-trouble")
        resource.prlimit(house.id, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        while (found := httpx.get(f"{house.origin}/healthz")).status_code != 200:
            continue


@pytest.mark.provokes("disk-failed")
def test_a_house_that_may_not_make_a_file_is_not_well(tmp_path: Path, stack: ExitStack) -> None:
    """A disk without room, though the log of the database still has some of its own."""
    house = stack.enter_context(running(tmp_path / "house.sqlite"))
    (tmp_path / "house.sqlite-proof").mkdir()
    found = httpx.get(f"{house.origin}/healthz")
    assert (found.status_code, problem(found.text)) == (503, "server-trouble")


def test_the_disk_is_tried_once_a_second_at_most(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(running(tmp_path / "house.sqlite"))
    ana = stack.enter_context(Visitor(house.origin))
    now = [0.0]
    house.house.health = Health(house.house.services.store, lambda: now[0])

    def proof() -> bytes:
        rows = house.inside(house.house.services.store.read("select value from house where key = 'proof'"))
        return bytes(rows[0][0]) if rows else b""

    before = proof()
    ana.http.get("/healthz").raise_for_status()
    first = proof()
    ana.http.get("/healthz").raise_for_status()
    assert before != first == proof()
    now[0] = 1.0
    ana.http.get("/healthz").raise_for_status()
    assert proof() != first
