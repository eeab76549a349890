"""Puzzles over HTTP: that of the day, the shelf, ratings that learn from first tries, a row of days."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.learning.puzzle import of_puzzle, of_the_day, shelf
from tripot.server.sessions import DAY

GAME = "twelve-gangsters"


class Clock:
    day = 20_000

    def now(self) -> int:
        return self.day * DAY + 1


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ana(tmp_path: Path, clock: Clock, stack: ExitStack) -> Iterator[Visitor]:
    with running(tmp_path / "tripot.sqlite", now=clock.now) as house:
        yield stack.enter_context(Visitor(house.origin, "Ana"))


def attempt(visitor: Visitor, name: str, which: int) -> dict[str, Any]:
    """Answer with the best choice, the second best, and so on."""
    found = shelf(GAME)[name]
    notation = of_puzzle(GAME, found).game.notation
    choice = notation.parse_choice(found.seat, found.weighed[which].choice)
    moves = [msgspec.to_builtins(notation.move(found.seat, action)) for action in choice]
    told: dict[str, Any] = visitor.post(
        "/api/exercises", of={"of": "puzzle", "game": GAME, "id": name}, choices=[moves]
    )
    return told


def card(visitor: Visitor, name: str) -> dict[str, Any]:
    return next(one for one in visitor.get(f"/api/puzzles/{GAME}")["puzzles"] if one["id"] == name)


def test_the_shelf_tells_no_solution(arrive: Arrive) -> None:
    told = arrive("Ana").get(f"/api/puzzles/{GAME}")
    assert [one["rating"] for one in told["puzzles"]] == sorted(one["rating"] for one in told["puzzles"])
    assert set(told["puzzles"][0]) == {"game", "id", "players", "theme", "rating", "state"}
    assert len(told["puzzles"]) == len(shelf(GAME))
    begun = arrive("Ben").post("/api/exercises", of={"of": "puzzle", "game": GAME, "id": told["puzzles"][0]["id"]})
    assert (begun["over"], begun["weighed"], begun["solver"]) == (False, [], None)


def test_only_the_first_try_counts(arrive: Arrive) -> None:
    ana = arrive("Ana")
    name = list(shelf(GAME))[3]
    before = card(ana, name)
    missed = attempt(ana, name, 1)
    assert (missed["over"], missed["reached"]) == (True, False)
    assert missed["solver"]["rating"] < missed["solver"]["before"]
    assert card(ana, name)["rating"] > before["rating"]
    assert card(ana, name)["state"] == "missed"
    assert [one["chosen"] for one in missed["weighed"]][:2] == [False, True]
    assert [one["best"] for one in missed["weighed"]][:2] == [True, False]
    solved = attempt(ana, name, 0)
    assert solved["reached"]
    assert solved["solver"]["rating"] == solved["solver"]["before"] == missed["solver"]["rating"]
    assert card(ana, name)["state"] == "solved"
    assert ana.get(f"/api/puzzles/{GAME}")["rating"] == missed["solver"]["rating"]


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_makes_a_row(ana: Visitor, clock: Clock) -> None:
    rows = []
    for day in (20_000, 20_001, 20_003, 20_004):
        clock.day = day
        today = ana.get("/api/puzzles")
        wanted = of_the_day(GAME, day)
        assert wanted is not None
        (mine,) = [one for one in today["puzzles"] if one["game"] == GAME]
        assert (today["day"], mine["id"], mine["state"]) == (day, wanted.id, "new")
        told = attempt(ana, mine["id"], 0)["solver"]
        assert told["daily"]
        rows.append((today["streak"], told["streak"]))
    assert rows == [(0, 1), (1, 2), (0, 1), (1, 2)]


def test_a_puzzle_of_another_day_makes_no_row(ana: Visitor) -> None:
    today = of_the_day(GAME, Clock.day)
    other = next(name for name in shelf(GAME) if today is not None and name != today.id)
    told = attempt(ana, other, 0)["solver"]
    assert (told["daily"], told["streak"]) == (False, 0)


def test_a_row_grows_at_a_second_try_too(ana: Visitor) -> None:
    today = of_the_day(GAME, Clock.day)
    assert today is not None
    assert attempt(ana, today.id, 1)["solver"]["streak"] == 0
    assert attempt(ana, today.id, 0)["solver"]["streak"] == 1


def test_a_game_goes_on_from_a_puzzle(arrive: Arrive) -> None:
    ana = arrive("Ana")
    found = next(iter(shelf(GAME).values()))
    with ana.line(ana.post("/api/quick", game=GAME, level="easy", puzzle=found.id)["code"]) as line:
        assert line.you["chair"] == found.seat
        line.play_out()


def test_a_puzzle_that_is_not_there_is_refused(arrive: Arrive) -> None:
    answer = arrive("Ana").http.post("/api/exercises", json={"of": {"of": "puzzle", "game": GAME, "id": "nothing"}})
    assert answer.json()["problem"]["reason"] == "puzzle-unknown"
    assert arrive("Ben").http.get("/api/puzzles/poker").json()["problem"]["reason"] == "game-unknown"
