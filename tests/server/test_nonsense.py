"""Malformed, oversized, hasty and foreign visitors: each gets a typed answer, and nobody else notices."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Arrive
from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor
from tripot.kernel.problem import Problem
from tripot.server import wire
from tripot.server.guest import MOST_BYTES, Guest
from tripot.server.limits import Limit
from tripot.server.person import Person
from tripot.server.security_headers import own_origin
from tripot.server.socket import MOST_NONSENSE, read

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"fly"}',
    '{"type":"sit"}',
    '{"type":"sit","id":"","chair":1}',
    '{"type":"sit","id":"a","chair":"one"}',
    '{"type":"sit","id":"a","chair":-1}',
    '{"type":"sit","id":"a","chair":1,"more":1}',
    '{"type":"hello","last_seq":-5}',
    '{"type":"say","id":"a","text":"' + "x" * 501 + '"}',
    '{"type":"say","id":"a","text":"\\ud800"}',
    '{"type":"act","id":"a"}',
    '{"type":"stand","id":"a\\u0000b"}',
    "[" * 2000,
    "x" * 5000,
]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
tags = [kind.__struct_config__.tag for kind in wire.Incoming.__args__]
words = st.sampled_from(["id", "chair", "level", "moves", "text", "option", "value", "last_seq", "card", "pace"])
commands = st.builds(
    lambda kind, fields: {**fields, "type": kind},
    st.sampled_from(tags),
    st.dictionaries(words, json_values | st.sampled_from(["a", "easy", [{"move": "choose", "card": 3}]]), max_size=4),
)


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_each_malformed_message_gets_a_typed_error(arrive: Arrive, stack: ExitStack, text: str) -> None:
    ana = arrive("Ana")
    line = stack.enter_context(ana.line(ana.table()))
    line.socket.send(text)
    answer = line.read()
    assert answer["type"] == "error"
    assert answer["problem"]["reason"] in ("server-malformed", "server-too-large")
    line.catch_up()


def test_bytes_and_fragments_are_read_like_text(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    line = stack.enter_context(ana.line(ana.table()))
    line.socket.send(b'{"type":"ping"}')
    assert line.read()["type"] == "pong"
    line.socket.send(['{"type":', '"ping"}'])
    assert line.read()["type"] == "pong"
    line.socket.send([b"\xff", b"\xfe"])
    assert line.read()["problem"]["reason"] == "server-malformed"


def test_whoever_goes_on_is_shown_the_door(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    line = stack.enter_context(ana.line(ana.table()))
    for _ in range(MOST_NONSENSE):
        line.socket.send("nonsense")
    assert line.closed() == 4400
    assert sum('"error"' in message for message in line.raw) == MOST_NONSENSE


def test_hello_comes_first(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    line = stack.enter_context(ana.silent_line(ana.table()))
    assert line.refused("stand") == "server-no-hello"
    assert line.quiet()


@settings(max_examples=300)
@given(st.text() | json_values.map(lambda value: msgspec.json.encode(value).decode()) | commands.map(str))
def test_reading_never_fails_otherwise(text: str) -> None:
    try:
        found: object = read(text.encode())
    except Problem as problem:
        found = problem.say("fr") + problem.say("en")
    assert isinstance(found, wire.Message | str)


@pytest.mark.slow
def test_a_storm_of_odd_commands_leaves_the_house_standing(house: Running, arrive: Arrive, stack: ExitStack) -> None:
    """Every message is answered, and the table goes on."""
    ana = arrive("Ana")
    code = ana.table()

    @settings(max_examples=150)
    @given(st.lists(commands, max_size=MOST_NONSENSE - 1))
    def storm(messages: list[dict[str, object]]) -> None:
        with ana.line(code) as line:
            for message in messages:
                line.socket.send(msgspec.json.encode(message).decode())
            line.catch_up()

    storm()
    line = stack.enter_context(ana.line(code))
    assert line.table["code"] == code
    assert ana.http.get("/healthz").text == "ok\n"


def test_another_origin_gets_nowhere(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    code = ana.table()
    for origin in ("http://evil.example", "null", ""):
        line = ana.silent_line(code, Origin=origin)
        assert line.closed() == 4403
        assert line.raw == []
        line.close()
        answer = ana.http.post("/api/tables", json={"game": "twelve-gangsters"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["problem"]["reason"] == "server-origin"


@pytest.mark.parametrize(
    ("origin", "host", "base", "own"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "", True),
        ("http://localhost:8000", "localhost:8000", "", True),
        ("http://[::1]:8000", "[::1]:8000", "", True),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", "", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", "", False),
        ("http://rebound.example:8000", "rebound.example:8000", "", False),
        ("https://tripot.example", "10.0.0.1:8000", "https://tripot.example", True),
        ("http://tripot.example", "tripot.example", "https://tripot.example", False),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "https://tripot.example", False),
        ("", "127.0.0.1:8000", "", False),
    ],
)
def test_which_origin_is_our_own(origin: str, host: str, base: str, own: bool) -> None:
    assert own_origin(Headers({"origin": origin, "host": host}), base) is own


def test_no_cookie_or_a_forged_one_opens_no_socket(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.table()
    cookie = ana.http.cookies["tripot"]
    for forged in ("", "tripot=", f"tripot={cookie[:-1]}{'0' if cookie[-1] != '0' else '1'}", "tripot=é.é"):
        line = ana.silent_line(code, Cookie=forged.encode("latin-1").decode("latin-1"))
        assert line.closed() == 4403
        line.close()


def test_no_such_table(arrive: Arrive) -> None:
    ana = arrive("Ana")
    for code in ("0000-0000-0000", "x", "%00"):
        line = ana.silent_line(code)
        assert line.closed() == 4404
        line.close()


def test_every_answer_is_shielded(house: Running, arrive: Arrive) -> None:
    ana = arrive("Ana")
    for path in ("/", "/api/home", "/api/me", "/healthz", "/api/nowhere", "/t/ABCD"):
        headers = ana.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "'unsafe-eval'" not in policy
        assert "script-src 'self' 'unsafe-inline'" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    with httpx.Client(base_url=house.origin) as new:
        cookie = new.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_large_and_malformed_posts(arrive: Arrive) -> None:
    ana = arrive("Ana")
    large = ana.http.post("/api/me", json={"name": "x" * 20_000})
    assert (large.status_code, large.json()["problem"]["reason"]) == (413, "server-too-large")
    for body in (b"", b"{", b"[]", b'{"name": 1}', b'{"nom": "x"}', b"\xff"):
        answer = ana.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["problem"]["reason"]) == (400, "server-malformed")
    form = ana.http.post("/api/me", data={"name": "x"})
    assert form.status_code == 400
    assert ana.http.post("/api/tables", json={"game": "chess"}).status_code == 404
    assert ana.http.post("/api/quick", json={"game": "twelve-gangsters", "players": 2}).status_code == 400


@pytest.mark.slow
def test_people_and_addresses_are_held_to_a_humane_pace(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        code = ana.table()
        with ana.line(code) as line:
            with suppress(ConnectionClosed):
                for _ in range(200):
                    line.send("ping")
            assert line.closed() == 4429
            refused = [message for message in line.raw if "server-too-fast" in message]
            assert len(refused) == 50
        answers = [ana.http.post("/api/me", json={"language": "en"}).status_code for _ in range(40)]
        assert answers.count(429) > 5
        codes: list[int] = []
        while 4429 not in codes and len(codes) < 600:
            with ana.silent_line(code) as line:
                codes.append(line.closed() if refuses(line) else 0)
        assert codes[0] == 0
        assert codes[-1] == 4429


def refuses(line: Line) -> bool:
    try:
        line.send("hello")
        line.read()
    except ConnectionClosed:
        return True
    return False


def test_a_limit_recovers() -> None:
    now = [0.0]
    limit = Limit("any", 2, 3, lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]


class Stuck:
    """A line on which nothing gets through."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_cut = False

    def send(self, message: bytes) -> None:
        self.waiting += len(message)

    def unread(self) -> int:
        return self.waiting

    def close(self, code: int) -> None:
        raise AssertionError("nobody would read it")

    def cut(self) -> None:
        self.is_cut = True


def test_whoever_does_not_read_is_cut_off() -> None:
    line = Stuck()

    async def flood() -> list[bool]:
        guest = Guest(Person("id", "Ana", "fr"), line)
        guest.slow = True
        cut = []
        for size in (MOST_BYTES - 2, 1, 1):
            guest.send(b"x" * size)
            await asyncio.sleep(0)
            cut.append(line.is_cut)
        assert guest.closing == wire.Close.TOO_SLOW
        return cut

    assert asyncio.run(flood()) == [False, True, True]
    assert line.waiting == MOST_BYTES + len(b"[x]")


@pytest.mark.slow
def test_a_client_who_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.table()
        with ana.line(code) as line, ana.silent_line(code) as sleeper:
            for _ in range(100):
                line.do("say", text="x" * 500)
            asked = 0
            while house.house.sockets == 2 and asked < 2000:
                sleeper.send("hello")  # each answer is 60 kB that nobody reads
                asked += 1
                line.catch_up()
            line.catch_up()
            assert house.house.sockets == 1
