"""What people are rated: only by rated tables, with bots that never move, and nobody leaves to save points."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.test_duels import finish, quick
from tests.server.visitor import Message, Visitor, play_through, sit_down
from tests.until import until
from tripot.games.registry import BOXES
from tripot.server.database.rating import Rating
from tripot.server.outcome import Seat
from tripot.server.ratings import ENOUGH, anchor, rated
from tripot.server.skill import NEWCOMER

GAME = "twelve-gangsters"


def board(visitor: Visitor, game: str = GAME) -> Message:
    found: Message = visitor.get(f"/api/ratings/{game}")
    return found


def against_bots(visitor: Visitor, **form: Any) -> str:
    """A rated game of one person against two bots, to its end."""
    code = visitor.table(rated=True, **form)
    with visitor.line(code) as line:
        for chair in (1, 2):
            line.do("add-bot", chair=chair, level="easy")
        line.do("start")
        line.play_out()
    return code


def settled(visitor: Visitor, games: int) -> Message:
    """One's rating, once so many games are counted."""

    def there() -> bool:
        own = board(visitor)["own"]
        return own is not None and own["games"] == games

    until(there)
    found: Message = board(visitor)["own"]
    return found


def test_a_rated_table_moves_the_ratings_of_its_people(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, lines = sit_down(people, stack, rated=True)
    assert lines[0].table["rated"]
    assert lines[0].table["pace"] == "relaxed"
    play_through(lines)
    owns = [settled(person, 1) for person in people]
    (past,) = people[0].get("/api/me/games")["past"]
    assert past["code"] == code
    ranks = [past["rank"], *(one["rank"] for one in past["opponents"])]
    best, worst = owns[ranks.index(1)], owns[ranks.index(max(ranks))]
    assert best["points"] > 1500 > worst["points"] or len(set(ranks)) == 1
    assert past["moved"] == owns[0]["points"] - 1500
    assert all(own["place"] is None for own in owns), "provisional"


def test_other_tables_move_nothing(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    code = quick(ana)
    assert board(ana)["own"] is None
    (past,) = ana.get("/api/me/games")["past"]
    assert (past["code"], past["moved"]) == (code, None)
    assert ana.get("/api/me/games")["ratings"] == []


def test_after_enough_games_one_has_a_place_and_may_hide_it(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        for played in range(1, ENOUGH + 1):
            assert board(ana)["people"] == []
            against_bots(ana)
            settled(ana, played)
        (first,) = board(ana)["people"]
        assert (first["place"], first["name"], first["you"], first["games"]) == (1, "Ana", True, ENOUGH)
        (own,) = ana.get("/api/me/games")["ratings"]
        assert (own["game"], own["points"], own["place"], own["missing"]) == (GAME, first["points"], 1, 0)
        hidden = ana.post(f"/api/ratings/{GAME}", shown=False)
        assert hidden["people"] == []
        assert (hidden["shown"], hidden["own"]["place"]) == (False, None)
        with Visitor(house.origin, "Bob") as bob:
            assert board(bob)["people"] == []
            assert board(bob)["own"] is None


def test_the_rating_is_the_same_on_another_device(arrive: Arrive) -> None:
    ana, other = arrive("Ana"), arrive("")
    ana.post("/api/me/phrase", name="Ana la classée", phrase="une longue phrase")
    against_bots(ana)
    own = settled(ana, 1)
    other.post("/api/enter", name="Ana la classée", phrase="une longue phrase")
    assert board(other)["own"] == own


def test_a_rated_game_is_not_stopped_and_nobody_is_advised(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.table(rated=True)
    with ana.line(code) as line:
        for chair in (1, 2):
            line.do("add-bot", chair=chair, level="easy")
        line.do("start")
        assert line.refused("end") == "game-rated"
        assert not line.table["coached"]
        assert ana.http.post(f"/api/tables/{code}/hint", json={}).json()["problem"]["reason"] == "hint-company"


def test_a_rated_table_needs_a_clock_and_a_whole_game(arrive: Arrive) -> None:
    ana = arrive("Ana")
    with ana.line(ana.table(game="reglement-de-comptes", rated=True)) as line:
        for chair in (1, 2):
            line.do("add-bot", chair=chair, level="easy")
        line.do("set-pace", pace="none")
        assert line.refused("start") == "lobby-rated-clock"
        line.do("set-rated", rated=False)
        line.do("set-rated", rated=True)
        assert line.table["pace"] == "relaxed"
        line.do("set-option", option="scenario", value=1)
        assert line.refused("start") == "lobby-rated-scenario"
        line.do("set-option", option="scenario", value="none")
        line.do("start")
        assert line.refused("set-rated", rated=False) == "lobby-started"


def test_whoever_leaves_is_rated_all_the_same(tmp_path: Path) -> None:
    """The clock plays for the absent, so leaving saves nothing."""
    with running(tmp_path / "house.sqlite", paces={"fast": 0.05}) as house, Visitor(house.origin, "Ana") as ana:
        with ana.line(ana.table(rated=True, pace="fast")) as line:
            for chair in (1, 2):
                line.do("add-bot", chair=chair, level="easy")
            line.do("start")
        assert settled(ana, 1)["games"] == 1


def test_what_was_not_counted_is_counted_when_the_house_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "house.sqlite"
    with monkeypatch.context() as closed, running(data) as house, Visitor(house.origin, "Ana") as ana:
        closed.setattr("tripot.server.ratings.Ratings.note", lambda ratings: None)
        against_bots(ana)
        assert board(ana)["own"] is None
    with running(data) as house, ana.through(house.origin) as again:
        assert settled(again, 1)["games"] == 1


@pytest.mark.parametrize("game", BOXES)
def test_bots_are_anchors(arrive: Arrive, game: str) -> None:
    easy, solid, strong = (anchor(game, level) for level in ("easy", "solid", "strong"))
    assert easy.mu < solid.mu < strong.mu
    before = [(bot["level"], bot["points"]) for bot in board(arrive("Ana"), game)["bots"]]
    assert [level for level, _ in before] == ["master", "strong", "solid", "easy", "novice"]
    assert before[2][1] == 1500
    moved = rated(game, [Seat("ana", None, 1, 9), Seat(None, "easy", 2, 3), Seat(None, "strong", 3, 1)], {})
    assert set(moved) == {"ana"}
    assert moved["ana"].after.mu > NEWCOMER.mu
    assert moved["ana"].after.sigma < NEWCOMER.sigma


def test_beating_the_strong_is_worth_more() -> None:
    def won(level: Any) -> Rating:
        return rated(GAME, [Seat("ana", None, 1, 9), Seat(None, level, 2, 3)], {})["ana"].after

    assert won("easy").mu < won("solid").mu < won("strong").mu


def test_no_such_game(arrive: Arrive) -> None:
    answer = arrive("Ana").http.get("/api/ratings/poker")
    assert (answer.status_code, answer.json()["problem"]["reason"]) == (404, "game-unknown")


def test_a_rematch_is_rated_too(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = against_bots(ana)
    settled(ana, 1)
    with ana.line(code) as line:
        line.do("rematch")
        assert line.table["rated"]
        line.do("start")
    finish(ana, code)
    settled(ana, 2)
