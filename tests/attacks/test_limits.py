"""Going round the limits with many addresses, turning them against others, and doing it unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import httpx
import msgspec
import pytest

from tests.server.running import Running, metrics
from tests.server.samples import samples
from tests.server.visitor import Visitor
from tripot.server import socket
from tripot.server.limits import Limit, Limits
from tripot.server.logs import JsonLines
from tripot.server.measures import LIMITS
from tripot.server.metrics import Metrics
from tripot.server.proxies import network_of
from tripot.server.restraint import MINUTE, Restraint
from tripot.server.wire import Close

BURST = 60
"""New visitors that one address may be at once."""
PHRASE = "quatre mots bien gardés"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_an_address_of_ipv6_is_its_whole_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_whoever_has_a_network_is_one_visitor(limited: Running) -> None:
    def asked(address: str) -> int:
        return httpx.get(f"{limited.origin}/api/me", headers={"X-Forwarded-For": address}).status_code

    answers = [asked(f"2001:db8:1:2::{number:x}") for number in range(BURST + 20)]
    assert answers[:BURST] == [200] * BURST
    assert answers[-1] == 429
    assert asked("2001:db8:1:3::1") == 200


def test_sockets_are_counted_by_network_too(
    limited: Running, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_OF_ONE_ADDRESS", 2)
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    code = ana.table()
    for number in range(2):
        line = stack.enter_context(ana.silent_line(code, **{"X-Forwarded-For": f"2001:db8:1:2::{number}"}))
        line.send("hello")
        line.read()
    line = stack.enter_context(ana.silent_line(code, **{"X-Forwarded-For": "2001:db8:1:2::9"}))
    assert line.closed() == Close.TOO_FAST
    found = samples(metrics(limited.origin).text)
    assert found['tripot_limited_total{limit="sockets-at-once-by-address"}'] == 1


def test_guessing_does_not_lock_the_owner_out(limited: Running, stack: ExitStack) -> None:
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    ana.post("/api/me/phrase", name="Ana Zénith", phrase=PHRASE)

    def entered(address: str, phrase: str) -> int:
        headers = {"X-Forwarded-For": address, "Origin": limited.origin}
        form = {"name": "Ana Zénith", "phrase": phrase}
        return httpx.post(f"{limited.origin}/api/enter", json=form, headers=headers).status_code

    guesses = [entered(f"2001:db8:6:6::{number:x}", "une phrase au hasard") for number in range(12)]
    assert set(guesses[:5]) == {403}
    assert set(guesses[6:]) == {429}
    assert entered("192.0.2.7", PHRASE) == 200


def test_every_limit_is_counted_from_the_start() -> None:
    limits = Limits(True, Restraint(Metrics()))
    assert {limit.name for limit in vars(limits).values() if isinstance(limit, Limit)} < set(LIMITS)


def test_a_limit_is_told_of_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    counted, waiting = Metrics(), list[tuple[float, Callable[[str], None], str]]()
    restraint = Restraint(counted, lambda *work: waiting.append(work))

    def told() -> list[tuple[str, int]]:
        lines = [msgspec.json.decode(JsonLines().format(record)) for record in caplog.records]
        caplog.clear()
        return [(line["limit"], line["count"]) for line in lines if line["event"] == "limited"]

    def a_minute_later() -> None:
        seconds, work, what = waiting.pop(0)
        assert seconds == MINUTE
        work(what)

    caplog.set_level("INFO", "tripot.server")
    for _ in range(5):
        restraint.hold("posts")
    restraint.hold("looks")
    assert told() == [("posts", 1), ("looks", 1)]
    a_minute_later()
    assert told() == [("posts", 4)]
    a_minute_later()
    a_minute_later()
    assert told() == []
    assert waiting == []
    restraint.hold("posts")
    assert told() == [("posts", 1)]
    assert samples(counted.text())['tripot_limited_total{limit="posts"}'] == 6


def test_a_full_house_is_told_of_and_counted(
    limited: Running, stack: ExitStack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "tripot.server")
    monkeypatch.setattr(socket, "MOST_SOCKETS", 0)
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    assert stack.enter_context(ana.silent_line(ana.table())).closed() == Close.FULL
    assert samples(metrics(limited.origin).text)['tripot_limited_total{limit="house-full"}'] == 1
    assert [record.__dict__["details"] for record in caplog.records if record.getMessage() == "limited"] == [
        {"limit": "house-full", "count": 1}
    ]
