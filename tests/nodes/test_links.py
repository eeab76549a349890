"""Only nodes of the house speak to each other, and one that misbehaves is cut off."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import psycopg
import pytest

from tests.nodes.caller import Caller
from tests.nodes.conftest import Open
from tests.server.running import Running
from tests.server.visitor import Visitor
from tests.until import until
from tripot.server.guest import FAILED
from tripot.server.links import inbound, link
from tripot.server.links.frames import (
    ANSWER,
    CHALLENGE,
    CLOSE,
    HEAD,
    LARGEST,
    LARGEST_EARLY,
    OPEN,
    PING,
    PROVED,
    SAY,
    WORD,
)
from tripot.server.links.proof import SIZE
from tripot.server.wire import Close

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is cut off for being slow, who should be for what he says."""
    monkeypatch.setattr(link, "HANDSHAKE_SECONDS", 3600.0)


@pytest.fixture
def house(nodes: Open) -> Running:
    return nodes(1)[0]


def secret(house: Running) -> bytes:
    return house.house.services.secret


def opened(house: Running, code: str) -> bytes:
    """What a node says that lets its host in at this table."""
    return f"{code} {house.house.tables[code].sheet.host}".encode()


def test_a_node_that_knows_the_secret_is_heard(house: Running) -> None:
    with Visitor(house.origin, "Ana") as ana, Caller(house) as node:
        code = ana.table()
        assert node.prove(secret(house))
        node.send(OPEN, 7, opened(house, code))
        node.send(SAY, 7, b'{"type":"hello"}')
        answer = node.read()
        assert answer is not None
        assert answer[:2] == (SAY, 7)
        assert answer[2].startswith(b'[{"type":"welcome"')
        assert len(house.house.tables[code].presence.guests) == 1
        node.send(OPEN, 8, f"{code} nobody".encode())
        assert node.read() == (CLOSE, 8, Close.FORBIDDEN.to_bytes(2))


@pytest.mark.parametrize(
    "said",
    [
        b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n",
        HEAD.pack(5, 0, OPEN) + b"x y z",
        HEAD.pack(3, 1, SAY) + b"{}\n",
        HEAD.pack(2 * SIZE, 0, ANSWER) + bytes(2 * SIZE),
        HEAD.pack(2 * SIZE + 1, 0, ANSWER) + bytes(2 * SIZE) + b"\xff",
        HEAD.pack(0, 0, ANSWER),
        HEAD.pack(LARGEST_EARLY + 1, 0, ANSWER),
        HEAD.pack(0xFFFFFFFF, 0, PING),
        bytes(range(256)),
    ],
)
def test_a_stranger_gets_nothing_but_a_question(house: Running, said: bytes) -> None:
    with Caller(house) as stranger:
        stranger.say(said)
        challenged = stranger.read()
        assert challenged is not None
        assert (challenged[0], len(challenged[2])) == (CHALLENGE, SIZE)
        assert stranger.read() is None


def test_who_says_nothing_is_cut_off(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "HANDSHAKE_SECONDS", 0.0)
    with Caller(house) as stranger:
        while stranger.read() is not None:
            pass


def test_a_wrong_secret_opens_nothing(house: Running) -> None:
    with Caller(house) as stranger:
        assert not stranger.prove(b"another house")
        assert stranger.read() is None


def test_an_answer_is_good_for_one_meeting(house: Running) -> None:
    """Whoever has listened cannot say it again: each meeting has a challenge of its own."""
    with Caller(house) as first, Caller(house) as second:
        assert first.read() != second.read()


def test_strangers_leave_room_for_nodes(house: Running) -> None:
    with ExitStack() as stack:
        strangers = [stack.enter_context(Caller(house)) for _ in range(inbound.MOST_STRANGERS + 5)]
        node = stack.enter_context(Caller(house))
        assert node.prove(secret(house))
        assert [stranger.read() is None for stranger in strangers[:6]] == [False] * 6
        assert [stranger.read() is None for stranger in strangers[:6]] == [True] * 6


@pytest.mark.parametrize(
    "said",
    [
        HEAD.pack(LARGEST + 1, 7, SAY),
        HEAD.pack(0, 7, 99),
        HEAD.pack(0, 0, CHALLENGE),
        HEAD.pack(2, 9, OPEN) + b"\xff\xff",
        HEAD.pack(1, 0, WORD) + b"\xff",
        HEAD.pack(3, 7, OPEN) + b"x y",
    ],
)
def test_garbage_ends_the_link_and_its_visitors_go(house: Running, said: bytes) -> None:
    with Visitor(house.origin, "Ana") as ana, Visitor(house.origin, "Bo") as bo, Caller(house) as node:
        code = ana.table()
        line = bo.line(code)
        assert node.prove(secret(house))
        node.send(OPEN, 7, opened(house, code))
        node.send(SAY, 7, b'{"type":"hello"}')
        line.until(lambda message: line.table["chairs"][0]["present"] is True)
        node.say(said)
        while node.read() is not None:
            pass
        line.until(lambda message: line.table["chairs"][0]["present"] is False)
        line.do("say", text="encore là")
        line.close()


@pytest.mark.provokes("socket-failed")
def test_a_message_that_is_none_costs_only_its_visitor(house: Running) -> None:
    with Visitor(house.origin, "Ana") as ana, Caller(house) as node:
        code = ana.table()
        assert node.prove(secret(house))
        for channel in (1, 2):
            node.send(OPEN, channel, opened(house, code))
        node.send(SAY, 1, b"nonsense")
        node.send(SAY, 2, b'{"type":"ping"}')
        answers = {node.read(), node.read()}
        assert answers == {(CLOSE, 1, FAILED.to_bytes(2)), (SAY, 2, b'[{"type":"pong"}]')}


def test_a_node_that_reads_nothing_is_cut_off(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it leaves unread does not fill our memory."""
    monkeypatch.setattr(link, "MOST_UNREAD", 1 << 18)
    with Visitor(house.origin, "Ana") as ana, Caller(house) as node:
        code = ana.table()
        assert node.prove(secret(house))
        node.send(OPEN, 7, opened(house, code))
        with suppress(ConnectionError):
            while True:
                node.send(SAY, 7, b'{"type":"hello"}')
        until(lambda: not house.house.tables[code].presence.guests)


def test_who_cannot_prove_it_is_no_home(house: Running, database: str, stack: ExitStack) -> None:
    """Somebody listens where a node should: he is told nothing, and the table is served here."""
    heard: list[bytes] = []
    door = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
    impostor = threading.Thread(target=lambda: heard.extend(listened(door)))
    impostor.start()
    name = f"impostor@127.0.0.1:{door.getsockname()[1]}"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("insert into nodes values (%s, 9000000000000000)", (name,))
    nodes = house.house.services.nodes
    until(lambda: name in nodes.live)
    ana = stack.enter_context(Visitor(house.origin, "Ana"))
    code = next(code for code in iter(ana.table, "") if nodes.home(code) == name)
    line = stack.enter_context(ana.line(code))
    line.do("say", text="Salut")
    impostor.join()
    assert nodes.piped() == 0
    assert code in house.house.tables
    said = b"".join(heard)
    assert len(said) == HEAD.size + 2 * SIZE + len(nodes.name)
    assert secret(house) not in said


def listened(door: socket.socket) -> Iterator[bytes]:
    """What somebody hears who asks for a proof and gives a wrong one."""
    line, _ = door.accept()
    with line, suppress(ConnectionResetError):
        line.sendall(HEAD.pack(SIZE, 0, CHALLENGE) + bytes(SIZE))
        while data := line.recv(1 << 16):
            yield data
            line.sendall(HEAD.pack(SIZE, 0, PROVED) + bytes(SIZE))
