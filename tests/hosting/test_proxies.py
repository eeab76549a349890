"""People come through nginx or Caddy, over TLS, and one of two nodes is down."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.hosting.guest import Guest
from tests.hosting.proxy import KINDS, PROGRAMS, Proxy, fitted, found, origin
from tests.ports import closed_port, free_port
from tests.server.process import Process
from tests.server.running import TOKEN, metrics
from tests.server.visitor import PATIENCE, Visitor, play_through, sit_down

pytestmark = pytest.mark.slow

BURST = 60
"""New visitors that one address may be at once."""
CODE = "ABCD-EFGH-JKMN"


class Site:
    """A node, a proxy before it, and another node that does not answer."""

    def __init__(self, kind: str, folder: Path, stack: ExitStack) -> None:
        self._stack, self._folder = stack, folder
        self._public, self._port, nobody = free_port(), free_port(), stack.enter_context(closed_port())
        self.node = f"http://127.0.0.1:{self._port}"
        self.house = self.opened()
        self.proxy = stack.enter_context(Proxy(kind, folder, self._public, [nobody, self._port]))

    def opened(self) -> Process:
        words = ("--base-url", origin(self._public), "--metrics-token", TOKEN)
        return self._stack.enter_context(Process(self._folder / "house.sqlite", *words, port=self._port))


@pytest.fixture(params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    if found(*PROGRAMS[request.param]) is None:
        pytest.skip(f"no {request.param} here")
    with ExitStack() as stack:
        made = Site(request.param, tmp_path, stack)
        monkeypatch.setenv("SSL_CERT_FILE", str(made.proxy.authority))
        yield made


def test_three_people_play_a_whole_game(site: Site) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(site.proxy.origin, name)) for name in ("Ana", "Bob", "Carl")]
        _, lines = sit_down(people, stack)
        play_through(lines)
        for line in lines:
            assert line.situation["result"] == lines[0].situation["result"]
            response = line.socket.response
            assert response is not None
            assert "Sec-WebSocket-Extensions" not in response.headers
        assert all(cookie.secure for person in people for cookie in person.http.cookies.jar)


def test_what_the_outside_gets(site: Site) -> None:
    with httpx.Client(base_url=site.proxy.origin) as outside:
        home = outside.get("/api/home")
        assert home.headers["strict-transport-security"] == "max-age=31536000"
        assert home.headers["content-encoding"] in ("gzip", "zstd")
        assert home.json()["games"]
        assert "default-src 'self'" in home.headers["content-security-policy"]
        for path in ("/metrics", "/%6detrics", "//metrics", "/./metrics", "/metrics?x"):
            assert "tripot_" not in outside.get(path, headers={"Authorization": f"Bearer {TOKEN}"}).text
        assert outside.get("/metrics").status_code == 404
        posted = {"Origin": site.proxy.origin, "Content-Type": "application/json"}
        middling = outside.post("/api/me", content=b" " * 20_000, headers=posted)
        assert middling.json()["problem"]["reason"] == "server-too-large"
        assert outside.post("/api/me", content=b" " * 200_000, headers=posted).status_code == 413
        moved = httpx.get(f"http://localhost:{site.proxy.plain}/t/{CODE}")
        assert moved.status_code in (301, 308)
        there = httpx.URL(moved.headers["location"])
        assert (there.scheme, there.host, there.path) == ("https", "localhost", f"/t/{CODE}")
    assert "tripot_sockets 0" in metrics(site.node).text


def test_a_forged_address_helps_nobody_and_hurts_nobody(site: Site) -> None:
    with httpx.Client(base_url=site.proxy.origin) as pest:
        forged = [{"X-Forwarded-For": f"203.0.113.{n}", "Cookie": ""} for n in range(BURST + 40)]
        answers = [pest.get("/api/me", headers=headers).status_code for headers in forged]
    assert set(answers[:BURST]) == {200}
    assert answers[-1] == 429
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=site.proxy.origin.replace("localhost", "127.0.0.1"), transport=elsewhere) as neighbour:
        asked = neighbour.build_request("GET", "/api/me", headers={"Host": f"localhost:{site.proxy.port}"})
        asked.extensions["sni_hostname"] = "localhost"
        assert neighbour.send(asked).status_code == 200


def test_a_game_goes_on_after_a_restart(site: Site) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(site.proxy.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, lines = sit_down(people, stack)
        lines[1].play(7)
        site.house.interrupt(signal.SIGTERM)
        assert lines[0].closed() in (1001, 1006, 1012)
        site.house = site.opened()
        end = time.monotonic() + PATIENCE
        while people[1].http.get("/healthz").status_code != 200:
            assert time.monotonic() < end
        again = stack.enter_context(people[1].line(code))
        again.until(lambda message: message["type"] == "snapshot")
        assert again.situation["view"]["waiting"] == [0, 2]


def test_a_house_that_is_down_does_not_give_codes_away(site: Site) -> None:
    with Visitor(site.proxy.origin) as ana:
        site.house.kill()
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        for path, headers in ((f"/t/{CODE}", {}), (f"/ws/{CODE}", upgrade)):
            assert ana.http.get(path, headers=headers).status_code in (502, 503, 504)
    assert CODE not in site.proxy.said()


def test_an_example_that_changed_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no longer"):
        fitted("Caddyfile", {"reverse_proxy 10.9.9.9": ""})
