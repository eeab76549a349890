"""Addresses and headers that try to get at files, at other answers, or at an error."""

from __future__ import annotations

import pytest

from tests.attacks.plain import answer, request
from tests.server.conftest import Arrive
from tests.server.running import Running

UP = ("../", "..%2f", "%2e%2e/", "..%5c", "%252e%252e%252f", "....//", "..%c0%af", "%00../", "//")
FILES = ("etc/passwd", "proc/self/environ", "house.sqlite", "tripot.sqlite", "pyproject.toml", "app.py")
ROOTS = ("/", "/assets/", "/t/", "/api/texts/", "/api/rules/", "/api/rules/nostra-city/", "/api/tables/")
FOUND = ("root:", "PATH=", "SQLite format", "[project]", "import ")
INJECTED = "x%0d%0aSet-Cookie:%20tripot=stolen%0d%0aX-Evil:%20yes"


@pytest.mark.parametrize("root", ROOTS)
def test_no_path_leads_to_a_file(house: Running, root: str) -> None:
    for up in UP:
        for file in FILES:
            status, _, body = answer(house.origin, request(house.origin, root + up * 6 + file))
            assert status in (200, 400, 404, 405, 503)
            assert not any(found in body for found in FOUND if "<!doctype html>" not in body.lower())


def test_addresses_that_are_none(house: Running) -> None:
    for target in (
        "*",
        "http://evil.example/",
        "/\xff\xfe",
        "/" + "a" * 8000,
        "/?" + "a=b&" * 2000,
        "/%ff%fe%00",
        "//evil.example/x",
    ):
        status, head, _ = answer(house.origin, request(house.origin, target))
        assert status in (200, 400, 404, 414, 503), target[:20]
        assert "\nlocation" not in head.lower()


@pytest.mark.parametrize("number", ["0", "2", "9" * 19, "9" * 30, "9" * 5000])
def test_games_with_impossible_numbers(arrive: Arrive, number: str) -> None:
    ana = arrive("Ana")
    path = f"/api/tables/{ana.table()}/games/{number}"
    for rest in ("record", "verify", "replay", "analysis"):
        status, _, body = answer(ana.origin, request(ana.origin, f"{path}/{rest}"))
        assert status == 404
        assert "server-no" in body


@pytest.mark.parametrize("host", ["[", "[::1", "a:b", "x" * 3000, "evil.example/%0d%0a", "\xe9", ""])
def test_strange_hosts_and_origins(house: Running, host: str) -> None:
    for target in ("/", "/api/home", "/api/tables/ABCD-EFGH-JKMN/qr.svg"):
        status, _, _ = answer(house.origin, request(house.origin, target, f"Host: {host}"))
        assert status in (400, 403)
    own = (f"Host: {host}", f"Origin: http://{host}")
    status, _, _ = answer(house.origin, request(house.origin, "/api/me", *own, method="POST", body=b"{}"))
    assert status in (400, 403)


@pytest.mark.parametrize(
    "target",
    [f"/{INJECTED}", f"/t/{INJECTED}", f"/api/{INJECTED}", f"/api/texts/{INJECTED}", f"/api/tables/{INJECTED}/qr.svg"],
)
def test_no_header_of_mine_comes_back(house: Running, target: str) -> None:
    strange = ("Accept-Language: en\tX-Evil: yes", "Cookie: tripot=x; X-Evil=yes", "If-None-Match: x")
    _, head, _ = answer(house.origin, request(house.origin, target, *strange))
    assert "evil" not in head.lower()
    assert "stolen" not in head.lower()


@pytest.mark.parametrize(
    ("lines", "body"),
    [
        (("Transfer-Encoding: chunked", "Content-Length: 4"), b"0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: a\r\n\r\n"),
        (("Content-Length: 2", "Content-Length: 40"), b"{}GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n"),
        (("Content-Length: +2",), b"{}"),
        (("Transfer-Encoding: chunked, identity",), b"0\r\n\r\n"),
        (("Content-Length: 2", "X-Folded: a\r\n b"), b"{}"),
        (("Content-Length: 2", "X Spaced: a"), b"{}"),
    ],
)
def test_no_request_hides_in_another(house: Running, lines: tuple[str, ...], body: bytes) -> None:
    """Whatever two servers could read differently is refused, or read as one request."""
    with_body = request(house.origin, "/api/me", *lines, "Content-Type: application/json", method="POST", body=b"")
    status, _, text = answer(house.origin, with_body + body)
    assert status in (200, 400)
    assert "tripot_requests_total" not in text
