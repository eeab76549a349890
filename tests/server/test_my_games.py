"""One's own games: those that go on, whose turn it is, and what has come of the others, on every device."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.running import Running, running
from tests.server.test_duels import finish, quick
from tests.server.test_sweep import Calendar, pass_days
from tests.server.visitor import Message, Visitor, play_through, sit_down
from tests.until import until
from tripot.analysis.budget import Budget
from tripot.server.career import company, figures
from tripot.server.past import Past


def soon(visitor: Visitor, wanted: Callable[[list[Message]], bool]) -> list[Message]:
    """One's tables, once they are as wanted: they are written down a moment after each turn."""
    until(lambda: wanted(visitor.get("/api/home")["mine"]))
    return list(visitor.get("/api/home")["mine"])


def test_it_says_for_whom_a_table_waits_and_since_when(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, lines = sit_down(people, stack)
    (table,) = soon(people[0], lambda mine: mine[0]["turn"])
    assert table["table"]["code"] == code
    assert table["waits"] == ["Ana", "Bob", "Carl"]
    assert abs(table["since"] - time.time() * 1000) < 60_000
    lines[0].play(3)
    (table,) = soon(people[0], lambda mine: not mine[0]["turn"])
    assert table["waits"] == ["Bob", "Carl"]
    assert soon(people[1], lambda mine: mine[0]["waits"] == ["Bob", "Carl"])[0]["turn"]


def test_every_page_can_ask_where_it_is_my_turn(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob, carl = (arrive(name) for name in ("Ana", "Bob", "Carl"))
    code, lines = sit_down([ana, bob, carl], stack)
    soon(bob, lambda mine: mine[0]["turn"])
    (turn,) = bob.get("/api/me/turns")["turns"]
    assert (turn["code"], turn["prefix"], turn["host"]) == (code, "tg", "Ana")
    lines[1].play(2)
    soon(bob, lambda mine: not mine[0]["turn"])
    assert bob.get("/api/me/turns")["turns"] == []
    assert arrive("Zoé").get("/api/me/turns")["turns"] == []


def test_what_waits_for_me_comes_first(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob, carl = (arrive(name) for name in ("Ana", "Bob", "Carl"))
    first, lines = sit_down([ana, bob, carl], stack)
    second, _ = sit_down([ana, bob, carl], stack)
    lobby = ana.table()
    lines[0].play(1)
    mine = soon(ana, lambda mine: [one["table"]["code"] for one in mine if one["turn"]] == [second])
    assert mine[0]["table"]["code"] == second
    assert {table["table"]["code"] for table in mine[1:]} == {first, lobby}


def test_finished_games_stay_when_their_table_goes(tmp_path: Path) -> None:
    calendar = Calendar()
    with (
        running(tmp_path / "house.sqlite", now=calendar, uptime=calendar.uptime) as house,
        Visitor(house.origin, "Ana") as ana,
    ):
        code = quick(ana)
        (past,) = ana.get("/api/me/games")["past"]
        assert past["code"] == code
        assert past["kept"]
        assert past["again"]
        assert 1 <= past["rank"] <= 3
        assert [one["character"] is not None for one in past["opponents"]] == [True, True]
        ranks = sorted([past["rank"], *(one["rank"] for one in past["opponents"])])
        assert ranks[0] == 1
        pass_days(house, calendar, 0)
        pass_days(house, calendar, 31)
        assert ana.http.post("/api/join", json={"code": code}).status_code == 404
        career = ana.get("/api/me/games")
        assert [(one["code"], one["kept"], one["again"]) for one in career["past"]] == [(code, False, False)]
        assert career["figures"]["games"] == 1
        assert ana.get("/api/home")["past"][0]["code"] == code
        for _ in range(6):
            pass_days(house, calendar, 360)
            ana.get("/api/me")
        assert ana.get("/api/me/games")["past"] == []


def test_a_guest_who_has_played_is_known_for_longer_than_one_who_passed_by(tmp_path: Path) -> None:
    calendar, data = Calendar(), tmp_path / "house.sqlite"
    with running(data, now=calendar, uptime=calendar.uptime) as house:
        with Visitor(house.origin, "Ana") as ana, Visitor(house.origin, "Bob"):
            quick(ana)
        pass_days(house, calendar, 0)
        pass_days(house, calendar, 31)
        pass_days(house, calendar, 31)
        with closing(sqlite3.connect(data)) as connection:
            assert connection.execute("select name from people").fetchall() == [("Ana",)]
        pass_days(house, calendar, 400)
        with closing(sqlite3.connect(data)) as connection:
            assert connection.execute("select count(*) from people").fetchone() == (0,)
            assert connection.execute("select count(*) from played").fetchone() == (0,)


def test_the_pass_phrase_brings_them_to_another_device(house: Running, arrive: Arrive) -> None:
    ana, other = arrive("Ana"), arrive("")
    ana.post("/api/me/phrase", name="Ana aux parties", phrase="une longue phrase")
    code, running_one = quick(ana), ana.table()
    assert other.get("/api/me/games")["past"] == []
    other.post("/api/enter", name="Ana aux parties", phrase="une longue phrase")
    assert [past["code"] for past in other.get("/api/me/games")["past"]] == [code]
    assert [table["table"]["code"] for table in other.get("/api/home")["mine"]] == [running_one]


def test_nobody_learns_who_somebody_is(house: Running, arrive: Arrive, stack: ExitStack) -> None:
    ana, bob, carl = (arrive(name) for name in ("Ana", "Bob", "Carl"))
    _, lines = sit_down([ana, bob, carl], stack)
    play_through(lines)
    seen = {one["name"]: one["key"] for one in ana.get("/api/me/games")["company"]}
    same = {one["name"]: one["key"] for one in bob.get("/api/me/games")["company"]}
    assert set(seen) == {"Bob", "Carl"}
    assert seen["Carl"] != same["Carl"]
    with closing(sqlite3.connect(house.house.settings.data)) as connection:
        people = {row[0] for row in connection.execute("select id from people")}
    assert not any(person in ana.http.get("/api/me/games").text for person in people)


def test_by_game_and_by_opponent(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob, carl = (arrive(name) for name in ("Ana", "Bob", "Carl"))
    alone = quick(ana)
    together, lines = sit_down([ana, bob, carl], stack)
    play_through(lines)
    career = ana.get("/api/me/games")
    assert career["games"] == ["twelve-gangsters"]
    assert [past["code"] for past in career["past"]] == [together, alone]
    key = next(one["key"] for one in career["company"] if one["name"] == "Bob")
    chosen = ana.get(f"/api/me/games?with={key}")
    assert [past["code"] for past in chosen["past"]] == [together]
    assert chosen["figures"]["games"] == 1
    assert len(chosen["course"]) == 1
    assert ana.get("/api/me/games?game=nostra-city")["past"] == []
    assert ana.get("/api/me/games?game=twelve-gangsters&skip=1")["past"][0]["code"] == alone
    assert ana.get("/api/me/games?skip=nonsense")["figures"]["games"] == 2


def test_a_new_name_is_the_same_opponent(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob, carl = (arrive(name) for name in ("Ana", "Bob", "Carl"))
    for name in ("Bob", "Robert"):
        bob.post("/api/me", name=name)
        _, lines = sit_down([ana, bob, carl], stack)
        play_through(lines)
    met = {one["name"]: one["games"] for one in ana.get("/api/me/games")["company"]}
    assert met == {"Robert": 2, "Carl": 2}


def test_a_game_that_was_stopped_counts_for_nothing(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    with ana.line(code) as line:
        line.play(line.situation["legal"][0]["card"])
        line.do("end")
    career = ana.get("/api/me/games")
    assert [(past["code"], past["rank"]) for past in career["past"]] == [(code, None)]
    assert career["figures"]["games"] == 0
    assert career["course"] == []


def test_lessons_and_exercises_are_no_games(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", scenario=1)["code"]
    finish(ana, code)
    assert ana.get("/api/me/games")["past"] == []


def test_an_analysis_tells_luck_and_skill(tmp_path: Path) -> None:
    with (
        running(tmp_path / "house.sqlite", analysis=Budget(seconds=1.0)) as house,
        Visitor(house.origin, "Ana") as ana,
    ):
        code = quick(ana)
        assert not ana.get("/api/me/games")["past"][0]["analysed"]
        ana.post(f"/api/tables/{code}/games/1/analysis")
        until(lambda: ana.get(f"/api/tables/{code}/games/1/analysis")["analysis"] is not None)
        analysed = ana.get(f"/api/tables/{code}/games/1/analysis")
        career = ana.get("/api/me/games")
        own = analysed["analysis"]["accounts"][0]
        assert career["past"][0]["analysed"]
        assert career["figures"]["luck"] == pytest.approx(own["luck"]["value"])
        assert career["figures"]["skill"] == pytest.approx(own["choices"]["value"])
        assert career["course"][0]["luck"] == pytest.approx(own["luck"]["value"])


def test_what_was_not_written_before_a_fall_is_made_up_for(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with running(data) as house, Visitor(house.origin, "Ana") as ana, ExitStack() as stack:
        guests = [stack.enter_context(Visitor(house.origin, name)) for name in ("Bob", "Carl")]
        _, lines = sit_down([ana, *guests], stack)
        lines[0].play(2)
        soon(ana, lambda mine: mine[0]["waits"] == ["Bob", "Carl"])
        cookies = ana.http.cookies
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("update waits set n = 1, asked = '[]'")
        connection.commit()
    with running(data) as house, Visitor(house.origin, cookies=cookies) as ana:
        soon(ana, lambda mine: mine[0]["waits"] == ["Bob", "Carl"])


def past(rank: int | None, winners: int = 1, players: int = 4, **more: Any) -> Past:
    told: dict[str, Any] = {"ended": 0, "company": "[]", **more}
    return Past("me", "CODE", 1, "gangster", 0, players, 0, sealed=0, rank=rank, winners=winners, score=0, **told)


def test_figures() -> None:
    games = [past(1), past(1, winners=2), past(3), past(None), past(1, players=2, luck=0.2, skill=-0.1), past(1)]
    found = figures(games)
    assert (found.games, found.wins, found.share) == (5, 3.5, 1.5)
    assert (found.longest, found.streak) == (2, 2)
    assert (found.analysed, found.luck, found.skill) == (1, 0.2, -0.1)
    assert figures([*games, past(2)]).streak == 0
    assert figures([]).longest == 0


def test_company_counts_who_was_ahead_of_whom() -> None:
    table = '[["Bob","b",null,2],["Lulu",null,"lulu",1]]'
    games = [past(1, company=table), past(3, company=table), past(None, company='[["Robert","b",null,null]]')]
    bob, lulu = company(games, lambda one: one.person or str(one.character), 5)
    assert (bob.name, bob.games, bob.ahead) == ("Bob", 3, 1)
    assert (lulu.name, lulu.games, lulu.ahead) == ("Lulu", 2, 0)
    assert len(company(games, lambda one: one.name, 1)) == 1
