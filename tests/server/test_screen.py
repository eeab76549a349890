"""A screen for a projector or a stream: what every spectator sees, so much later, and no word of anybody."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.leaping import leap, passed
from tests.server.conftest import Arrive, Deal
from tests.server.visitor import Line, Visitor, sit_down
from tripot.server.guest import MOST_BYTES
from tripot.server.screen import DELAYS, Screen
from tripot.server.wire import Close


def screen(visitor: Visitor, code: str, late: int, stack: ExitStack) -> Line:
    line = stack.enter_context(visitor.silent_line(f"{code}/stream/{late}"))
    line.send("hello")
    return line


def test_whoever_plays_sees_on_a_screen_what_spectators_see(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, lines = sit_down(people, stack)
    with arrive("Zoé").line(code) as zoe:
        zoe.do("say", text="Elle bluffe")
    lines[0].do("say", text="Salut")
    shown = screen(people[0], code, 0, stack)
    assert shown.situation["legal"] == []
    assert shown.game["viewer"] is None
    assert shown.you["chair"] is None
    lines[0].play(5)
    lines[1].do("say", text="À moi")
    shown.until(lambda message: message["type"] == "step")
    assert shown.story[-1] == {"event": "chose", "rule": "TG-3.1", "seat": 0, "card": None}
    lines[1].play(7)
    shown.until(lambda message: message["type"] == "step")
    assert not [raw for raw in shown.raw if "bluffe" in raw or "Salut" in raw or "moi" in raw]
    assert shown.refused("act", moves=[{"move": "choose", "card": 3}]) == "server-screen"
    assert shown.refused("say", text="Je vois tout") == "server-screen"


@pytest.mark.parametrize("late", [late for late in DELAYS if late])
def test_what_is_not_due_is_not_told(deal: Deal, arrive: Arrive, stack: ExitStack, late: int) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    shown = screen(arrive("Zoé"), code, late, stack)
    for _ in range(2):
        shown.catch_up()
        lines[0].play(5)
        lines[0].catch_up()
        lines[0].do("undo")
    assert set(shown.raw) == {'{"type":"pong"}'}


@pytest.mark.parametrize("late", ["31", "-30", "x", "", "30/0"])
def test_other_delays_lead_nowhere(arrive: Arrive, stack: ExitStack, late: str) -> None:
    visitor = arrive("Zoé")
    line = stack.enter_context(visitor.silent_line(f"{visitor.table()}/stream/{late}"))
    assert line.closed() == Close.NO_TABLE


class Wire:
    """What a socket would be sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.code = 0

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def unread(self) -> int:
        return 0

    def close(self, code: int) -> None:
        self.code = code

    def cut(self) -> None:
        self.code = -1


def test_all_comes_in_order_and_as_much_later_as_it_should() -> None:
    async def watched() -> None:
        wire = Wire()
        shown = Screen(wire, 120)
        shown.send(b"1")
        await passed(100)
        shown.send(b"2")
        shown.send(b"3")
        await passed(19)
        assert wire.sent == []
        await passed(2)
        assert wire.sent == [b"[1]"]
        await passed(100)
        assert wire.sent == [b"[1]", b"[2,3]"]

    leap(watched())


def test_whoever_has_gone_is_shown_nothing_and_nobody_makes_the_house_hold_too_much() -> None:
    async def watched() -> None:
        gone, greedy = Wire(), Wire()
        left, held = Screen(gone, 30), Screen(greedy, 300)
        left.send(b"1")
        await passed(1)
        left.close(Close.RESTART)
        for _ in range(5):
            held.relay(b"x" * MOST_BYTES)
        await passed(400)
        assert (gone.sent, gone.code) == ([], Close.RESTART)
        assert (greedy.sent, greedy.code) == ([], Close.TOO_SLOW)

    leap(watched())
