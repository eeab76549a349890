"""A proxy that we trust says for whom it speaks; whoever else says so is not believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.kernel.problem import Problem
from tripot.server.limits import Limit, Limits
from tripot.server.proxies import Proxies

FORGED = "203.0.113.7"
PROXIES = Proxies("10.0.0.5, 192.168.7.0/24, ::1")


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("10.0.0.5", [FORGED], FORGED),
        ("10.0.0.5", [], "10.0.0.5"),
        ("10.0.0.5", [""], "10.0.0.5"),
        ("10.0.0.6", [FORGED], "10.0.0.6"),
        ("192.168.7.200", [FORGED], FORGED),
        ("::ffff:10.0.0.5", [FORGED], FORGED),
        ("::1", ["2001:db8::4"], "2001:db8::4"),
        ("10.0.0.5", [f"{FORGED}, 198.51.100.4"], "198.51.100.4"),
        ("10.0.0.5", [FORGED, "198.51.100.4"], "198.51.100.4"),
        ("10.0.0.5", [f"{FORGED}, 198.51.100.4, 192.168.7.9"], "198.51.100.4"),
        ("10.0.0.5", ["192.168.7.1,192.168.7.2"], "192.168.7.1"),
        ("10.0.0.5", [f"{FORGED}, unknown"], "unknown"),
        ("", [FORGED], ""),
    ],
)
def test_whose_connection_it_is(peer: str, forwarded: list[str], visitor: str) -> None:
    assert PROXIES.visitor(peer, forwarded) == visitor


def test_without_a_word_this_machine_is_trusted_and_may_be_told_not_to_be() -> None:
    assert Proxies().trust("127.0.0.1")
    assert not Proxies().trust("10.0.0.5")
    assert not Proxies("").trust("127.0.0.1")


@pytest.mark.parametrize("text", ["moon", "10.0.0.5 10.0.0.6", "10.0.0.5/24", "10.0.0.0/99"])
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(Problem, match=r"10\.0\.0\.0/24"):
        Proxies(text)


@pytest.mark.parametrize(("trusted", "counted"), [("127.0.0.1", FORGED), ("10.0.0.5", "127.0.0.1")])
def test_requests_and_sockets_count_for(
    trusted: str, counted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[str] = []

    def allow(limits: Limits, *asked: tuple[Limit, str]) -> bool:
        keys.extend(key for limit, key in asked if limit in (limits.people, limits.sockets_by_address))
        return True

    monkeypatch.setattr(Limits, "allow", allow)
    with running(tmp_path / "house.sqlite", proxies=Proxies(trusted)) as house, Visitor(house.origin) as somebody:
        code = somebody.table()
        del keys[:]
        somebody.http.get("/api/me", headers={"X-Forwarded-For": FORGED, "Cookie": ""}).raise_for_status()
        with somebody.silent_line(code, **{"X-Forwarded-For": FORGED}) as line:
            line.send("hello")
            line.until(lambda message: message["type"] == "welcome")
    assert keys == [counted, counted]


@pytest.mark.parametrize(("trusted", "secure"), [("127.0.0.1", True), ("10.0.0.5", False)])
def test_behind_tls_the_cookie_stays_there(trusted: str, secure: bool, tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", proxies=Proxies(trusted)) as house, Visitor(house.origin) as somebody:
        answer = somebody.http.get("/api/me", headers={"X-Forwarded-Proto": "https", "Cookie": ""})
    assert ("Secure" in answer.headers["set-cookie"]) is secure
