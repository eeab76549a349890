"""Pages of other sites, which the browser lets speak with our visitor's cookie."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
import pytest

from tests.attacks.plain import Plain, answer, request, upgrade
from tests.server.conftest import Arrive
from tests.server.running import Running, running
from tripot.server.wire import Close

FOREIGN = (
    "http://evil.example", "http://{own}.evil.example", "http://{own}@evil.example", "http://evil.example#{own}",
    "http://evil.example?{own}", "http://{own}:80", "{own}", "//{own}", "ftp://{own}", "null", "file://",
    "http://[", "http://[::1", "http://", "http://localhost.evil.example", "HTTP://EVIL.EXAMPLE",
    "http://127.0.0.1", "http://{own} http://evil.example",
)  # fmt: skip
FORBIDDEN = b"\x88\x02" + Close.FORBIDDEN.to_bytes(2)
"""A close frame: whoever gets it as the first thing has been told nothing else."""


def first_words(origin: str, data: bytes) -> bytes:
    """The first four bytes that a socket is sent."""
    with Plain(origin) as line:
        line.send(data)
        head, _, rest = line.read(lambda found: len(found.partition(b"\r\n\r\n")[2]) >= 4).partition(b"\r\n\r\n")
    assert b" 101 " in head
    return rest


@pytest.mark.parametrize("foreign", FOREIGN)
def test_no_other_page_opens_a_socket_or_posts(arrive: Arrive, foreign: str) -> None:
    ana = arrive("Ana")
    code, cookie = ana.table(), ana.http.cookies["tripot"]
    origin = foreign.format(own=ana.origin.removeprefix("http://"))
    told = first_words(ana.origin, upgrade(ana.origin, code, cookie, f"Origin: {origin}"))
    assert told == FORBIDDEN
    posted = request(
        ana.origin, "/api/me", f"Origin: {origin}", f"Cookie: tripot={cookie}", method="POST", body=b'{"name":"Eve"}'
    )
    assert answer(ana.origin, posted)[0] == 403
    assert ana.get("/api/me")["name"] == "Ana"


def test_a_name_that_points_at_this_machine_is_not_ours(arrive: Arrive) -> None:
    """DNS rebinding: host and origin agree, and are the attacker's."""
    ana = arrive("Ana")
    lines = ("Host: evil.example", "Origin: http://evil.example")
    posted = request(
        ana.origin, "/api/me", *lines, f"Cookie: tripot={ana.http.cookies['tripot']}", method="POST", body=b"{}"
    )
    assert answer(ana.origin, posted)[0] == 403
    told = first_words(ana.origin, upgrade(ana.origin, ana.table(), ana.http.cookies["tripot"], *lines))
    assert told == FORBIDDEN


def test_nothing_is_shared_with_other_sites(house: Running, arrive: Arrive) -> None:
    ana = arrive("Ana")
    foreign = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    for path in ("/api/me", "/api/home", "/api/tables", "/"):
        for method in ("GET", "OPTIONS"):
            headers = ana.http.request(method, path, headers=foreign).headers
            assert not any(name.startswith("access-control") for name in headers)
            assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_form_of_another_site_is_no_post_of_ours(arrive: Arrive, kind: str) -> None:
    """What a page may send without asking first; even with our own origin it is not read."""
    ana = arrive("Ana")
    sent = ana.http.post("/api/me", content=b'{"name":"Eve"}', headers={"Content-Type": kind})
    assert sent.status_code == 400
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.slow
def test_a_public_house_knows_its_own_address_alone(tmp_path_factory: pytest.TempPathFactory, stack: ExitStack) -> None:
    """The real command, behind a public address: not even its own port is an origin."""
    data = tmp_path_factory.mktemp("public") / "house.sqlite"
    house = stack.enter_context(running(data, base_url="https://tripot.example"))
    for origin, status in (
        ("https://tripot.example", 200),
        (house.origin, 403),
        ("https://tripot.example.evil", 403),
    ):
        headers = {"Origin": origin, "Host": "tripot.example"}
        answer = httpx.post(f"{house.origin}/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == status
