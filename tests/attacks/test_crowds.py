"""One person as a crowd: many sockets, many greetings, many requests, each of them allowed."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Arrive
from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor
from tests.until import until
from tripot.server.limits import Limits
from tripot.server.socket import MOST_OF_ONE_PERSON
from tripot.server.wire import Close


def lines_of(visitor: Visitor, code: str, count: int, stack: ExitStack) -> list[Line]:
    return [stack.enter_context(visitor.line(code)) for _ in range(count)]


@pytest.mark.slow
def test_one_person_has_some_sockets_and_no_more(limited: Running, stack: ExitStack) -> None:
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    code = ana.table()
    lines = lines_of(ana, code, MOST_OF_ONE_PERSON, stack)
    with ana.silent_line(code) as line:
        assert line.closed() == Close.TOO_FAST
    lines.pop().close()
    until(lambda: limited.house.sockets < MOST_OF_ONE_PERSON)
    stack.enter_context(ana.line(code)).catch_up()


def test_greeting_again_disturbs_nobody(arrive: Arrive, stack: ExitStack) -> None:
    """A hundred sockets that greet again and again would each be told of each."""
    ana, bob = arrive("Ana"), arrive("Bob")
    code = ana.table()
    host = stack.enter_context(ana.line(code))
    guest = stack.enter_context(bob.line(code))
    host.catch_up()
    told = len(host.raw)
    twin = stack.enter_context(bob.line(code))
    for line in (guest, twin) * 3:
        line.send("hello")
        line.until(lambda message: message["type"] == "welcome")
    twin.close()
    guest.refused("stand")
    host.catch_up()
    assert [raw for raw in host.raw[told:] if "lobby" in raw] == []


@pytest.mark.slow
def test_many_sockets_are_no_faster_than_one(limited: Running, stack: ExitStack) -> None:
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    lines = lines_of(ana, ana.table(), 8, stack)
    for _ in range(40):
        for line in lines:
            line.send("ping")
    answers = [line.read()["type"] for line in lines for _ in range(40)]
    assert set(answers) == {"pong", "error"}


@pytest.mark.slow
def test_nobody_is_greeted_all_the_time(limited: Running, stack: ExitStack) -> None:
    """Each greeting is answered with everything: the chat, the table, the game."""
    ana = stack.enter_context(Visitor(limited.origin, "Ana"))
    line = stack.enter_context(ana.line(ana.table()))
    for _ in range(60):
        line.send("hello")
    answers = [line.read()["type"] for _ in range(60)]
    assert set(answers) == {"welcome", "error"}


def test_an_address_has_so_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "REQUESTS", (0.001, 20.0))
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin) as ana:
        answers = [ana.http.get("/api/home").status_code for _ in range(40)]
    assert answers == [200] * 19 + [429] * 21
