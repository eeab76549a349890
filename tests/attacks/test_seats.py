"""Doing what only somebody else may do, and seeing what only somebody else may see."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Arrive, Deal
from tests.server.orders import ORDERS
from tests.server.running import Running
from tests.server.visitor import Line, Message
from tripot import SPECTATOR
from tripot.games.registry import games
from tripot.server.wire import Close

SEATS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("act", {"moves": [{"move": "choose", "card": 4}]}),
    ("ask", {"moves": [{"move": "choose", "card": 4}]}),
    ("undo", {}),
    ("why", {"moves": [{"move": "choose", "card": 4}]}),
    ("rematch", {}),
)


def state(line: Line) -> tuple[Any, ...]:
    """All that this person may know."""
    line.catch_up()
    return line.table["chairs"], line.table["options"], line.table["open"], line.situation["view"], line.story


def test_a_spectator_can_do_nothing(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    zoe = stack.enter_context(arrive("Zoé").line(code))
    lines[0].play(4)
    zoe.catch_up()
    before = state(lines[0])
    for kind, fields in (*ORDERS, *SEATS, ("sit", {"chair": 1}), ("stand", {}), ("salt", {"nonce": "x"})):
        assert zoe.refused(kind, **fields)
    assert state(lines[0]) == before
    assert zoe.situation["legal"] == zoe.situation["extra"] == []
    assert zoe.situation["can_undo"] is False


def test_a_guest_is_no_host(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    for kind, fields in ORDERS:
        assert lines[1].refused(kind, **fields) in ("lobby-not-host", "lobby-cannot-fill")


@pytest.mark.parametrize("claim", [{"seat": 0}, {"viewer": 0}, {"person": "x"}, {"chair": 0}, {"as": 0}])
def test_nobody_says_for_whom_he_acts(deal: Deal, claim: dict[str, object]) -> None:
    """A message has no room for it; within a move it counts for nothing."""
    _, lines = deal("Ana", "Bob", "Carl", options={"first_boss": 0})
    lines[1].socket.send(
        msgspec.json.encode({"type": "act", "id": "x", "moves": [{"move": "choose", "card": 4}], **claim}).decode()
    )
    assert lines[1].until(lambda message: message["type"] == "error")["problem"]["reason"] == "server-malformed"
    lines[1].ask("act", moves=[{"move": "choose", "card": 4, **claim}])
    lines[0].catch_up()
    assert [event["seat"] for event in lines[0].story if event["event"] == "chosen"] in ([], [1])
    assert 0 in lines[0].situation["view"]["waiting"]


def test_claiming_a_chair_in_hello_shows_nothing(deal: Deal, arrive: Arrive, stack: ExitStack) -> None:
    code, lines = deal("Ana", "Bob", "Carl", options={"first_boss": 0})
    lines[0].play(4)
    eyes = arrive("Zoé")
    for viewer in (0, 1, -1, 99, None):
        for seq in (0, 1, 2, 1 << 40):
            with eyes.line(code, game=1, viewer=viewer, last_seq=seq) as line:
                line.game = {"seq": seq}
                line.catch_up()
                assert line.you["chair"] is None
                shown = [message for message in map(msgspec.json.decode, line.raw) if "situation" in message]
                assert all(message["viewer"] is None for message in shown)
                assert all(event.get("card") is None for message in shown for event in message["events"])


@pytest.mark.parametrize("game", games())
def test_each_socket_is_told_what_its_own_eyes_may_see(
    house: Running, deal: Deal, arrive: Arrive, stack: ExitStack, game: str
) -> None:
    """In every game, with undo and spectators; that such eyes see no secret is proved in tests/conformance."""
    code, lines = deal("Ana", "Bob", "Carl", game=game)
    lines.append(stack.enter_context(arrive("Zoé").line(code)))
    for turn in range(20):

        def pick(moves: list[Message], turn: int = turn) -> Message:
            return moves[turn % len(moves)]

        for line in lines[:3]:
            line.catch_up()
            if line.situation["legal"]:
                line.choose(pick)
            if turn % 5 == 4:
                line.ask("undo")
    play = house.house.tables[code].play
    assert play is not None
    for viewer, line in zip((0, 1, 2, SPECTATOR), lines, strict=True):
        line.catch_up()
        events = play.match.events(viewer)
        assert line.story == msgspec.json.decode(msgspec.json.encode(events))
        assert line.situation["view"] == msgspec.json.decode(msgspec.json.encode(play.match.view(viewer)))
    assert lines[3].situation["legal"] == lines[3].situation["extra"] == []


def test_a_kicked_guest_does_not_stay_by_a_second_socket(arrive: Arrive, stack: ExitStack) -> None:
    """He has opened it before, and says hello only now."""
    ana, bob = arrive("Ana"), arrive("Bob")
    code = ana.table()
    host, guest = stack.enter_context(ana.line(code)), stack.enter_context(bob.line(code))
    spare = stack.enter_context(bob.silent_line(code))
    spare.send("ping")
    spare.read()
    guest.do("sit", chair=1)
    host.do("kick", chair=1)
    assert guest.closed() == Close.KICKED
    spare.send("hello")
    assert spare.closed() == Close.KICKED
    assert not any('"welcome"' in message for message in spare.raw)


def test_another_ones_command_is_not_answered_again(deal: Deal) -> None:
    """An id that another seat has used is neither that seat's answer nor its move."""
    _, lines = deal("Ana", "Bob", "Carl", options={"first_boss": 0})
    answer = lines[0].ask("why", id="same", moves=[{"move": "choose", "card": 40}])
    other = lines[1].ask("why", id="same", moves=[{"move": "choose", "card": 4}])
    assert answer["refusal"] is not None
    assert other["refusal"] is None
