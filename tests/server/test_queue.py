"""Waiting for others: bots come at the moment that everybody saw, and whoever closes the page has left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.running import Running, running
from tests.server.visitor import Message, Visitor
from tripot.server.queue import AWAY, PATIENCE

GAME = "twelve-gangsters"


class Hand:
    """Of a clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def hall(tmp_path: Path, hand: Hand) -> Iterator[Running]:
    with running(tmp_path / "house.sqlite", now=hand) as house:
        yield house


def come(hall: Running, stack: ExitStack, *names: str) -> list[Visitor]:
    return [stack.enter_context(Visitor(hall.origin, name)) for name in names]


def join(visitor: Visitor, level: str = "easy", game: str = GAME) -> Message:
    found: Message = visitor.post("/api/queue", game=game, level=level)
    return found


def stay(visitor: Visitor) -> Message:
    found: Message = visitor.post("/api/queue/stay")
    return found


def people(visitor: Visitor, code: str) -> list[str]:
    with visitor.line(code) as line:
        return [chair["kind"] for chair in line.table["chairs"]]


def test_bots_come_at_the_moment_that_everybody_saw(hall: Running, hand: Hand, stack: ExitStack) -> None:
    ana, bob = come(hall, stack, "Ana", "Bob")
    first = join(ana)
    deadline = first["own"]["deadline"]
    assert deadline == hand.now + PATIENCE
    hand.now += PATIENCE // 2
    stay(ana)
    second = join(bob)
    assert second["own"]["deadline"] == deadline
    assert second["own"]["names"] == ["Ana", "Bob"]
    for _ in range(4):
        hand.now += AWAY // 2
        assert stay(ana)["code"] == stay(bob)["code"] == ""
    hand.now = deadline
    code = stay(ana)["code"]
    assert code
    assert stay(bob)["code"] == code
    assert people(ana, code) == ["person", "person", "bot", "bot"]
    with bob.line(code) as line:
        assert line.table["phase"] == "playing"
        assert line.table["rated"]
        assert line.table["pace"] == "relaxed"
        assert {chair["level"] for chair in line.table["chairs"][2:]} == {"easy"}
    assert ana.get("/api/queue")["lines"] == []


def test_a_full_line_begins_at_once(hall: Running, stack: ExitStack) -> None:
    four = come(hall, stack, "Ana", "Bob", "Carl", "Dora")
    states = [join(person) for person in four]
    assert [state["code"] for state in states[:3]] == ["", "", ""]
    codes = {stay(person)["code"] for person in four}
    assert codes == {states[3]["code"]}
    assert people(four[0], states[3]["code"]) == ["person"] * 4
    (late,) = come(hall, stack, "Eva")
    assert join(late)["own"]["names"] == ["Eva"]


def test_lines_are_by_game_and_level(hall: Running, stack: ExitStack) -> None:
    ana, bob, carl = come(hall, stack, "Ana", "Bob", "Carl")
    join(ana, "easy")
    join(bob, "strong")
    join(carl, "easy", "gangster")
    lines = [(line["game"], line["level"], line["names"]) for line in carl.get("/api/queue")["lines"]]
    assert lines == [(GAME, "easy", ["Ana"]), (GAME, "strong", ["Bob"]), ("gangster", "easy", ["Carl"])]
    join(bob, "easy")
    lines = [(line["game"], line["level"], line["names"]) for line in carl.get("/api/queue")["lines"]]
    assert [(game, level, sorted(names)) for game, level, names in lines] == [
        (GAME, "easy", ["Ana", "Bob"]),
        ("gangster", "easy", ["Carl"]),
    ]


def test_whoever_closes_the_page_has_left(hall: Running, hand: Hand, stack: ExitStack) -> None:
    ana, bob, carl = come(hall, stack, "Ana", "Bob", "Carl")
    for person in (ana, bob, carl):
        join(person)
    bob.post("/api/queue/leave")
    assert sorted(stay(ana)["own"]["names"]) == ["Ana", "Carl"]
    assert bob.get("/api/queue")["own"] is None
    hand.now += AWAY + 1  # the page of Carl has gone without a word
    assert stay(ana)["own"]["names"] == ["Ana"]
    hand.now += PATIENCE
    code = stay(ana)["code"]
    assert people(ana, code) == ["person", "bot", "bot", "bot"]
    assert stay(carl)["code"] == ""
    assert stay(carl)["own"]["names"] == ["Carl"]


def test_who_comes_to_a_line_that_nobody_is_in_begins_another(hall: Running, hand: Hand, stack: ExitStack) -> None:
    ana, bob = come(hall, stack, "Ana", "Bob")
    join(ana)
    ana.post("/api/queue/leave")
    hand.now += 5
    assert join(bob)["own"]["deadline"] == hand.now + PATIENCE, "not what is left of Ana's time"
    hand.now += PATIENCE + AWAY
    assert join(bob)["own"]["deadline"] == hand.now + PATIENCE
    assert join(bob)["own"]["names"] == ["Bob"]


def test_nonsense(hall: Running, stack: ExitStack) -> None:
    (ana,) = come(hall, stack, "Ana")
    unknown = ana.http.post("/api/queue", json={"game": "poker"})
    assert (unknown.status_code, unknown.json()["problem"]["reason"]) == (404, "game-unknown")
    level = ana.http.post("/api/queue", json={"game": GAME, "level": "divine"})
    assert (level.status_code, level.json()["problem"]["reason"]) == (400, "server-malformed")
    assert stay(ana)["own"] is None


def test_joining_over_and_over_is_held_up(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        answers = [ana.http.post("/api/queue", json={"game": GAME}).status_code for _ in range(25)]
        assert answers[0] == 201
        assert 429 in answers
