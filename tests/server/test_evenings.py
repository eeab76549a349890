"""Evenings from the first link to the last standings: 24 bots and six people at a real house, both kinds."""

from __future__ import annotations

import csv
import io
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.test_duels import refused
from tests.server.test_sweep import Calendar, pass_days
from tests.server.visitor import Message, Visitor
from tests.until import until
from tripot.server.database import evenings
from tripot.server.database.store import Taken

GAME = "twelve-gangsters"
NAMES = ("Ana", "Bob", "Carl", "Dora", "Eva", "Fred")


def opened(host: Visitor, **form: Any) -> str:
    code: str = host.post("/api/evenings", **{"title": "Le tripot du jeudi", "game": GAME, "pace": "fast", **form})[
        "code"
    ]
    return code


def look(visitor: Visitor, code: str) -> Message:
    found: Message = visitor.get(f"/api/evenings/{code}")
    return found


def play(person: Visitor, code: str) -> None:
    """One's game of the round, to its end."""
    with person.line(code) as line:
        assert line.table["phase"] != "lobby"
        line.play_out()


def round_played(host: Visitor, people: list[Visitor], code: str) -> Message:
    """A round, opened by the host and played by everybody at the same time."""
    host.post(f"/api/evenings/{code}/round")
    places = [(person, look(person, code)["table"]) for person in people]
    with ThreadPoolExecutor(len(people)) as pool:
        for game in [pool.submit(play, person, place) for person, place in places if place]:
            game.result()
    until(lambda: look(host, code)["missing"] == 0)
    return look(host, code)


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_an_evening_of_six_people_and_24_bots(arrive: Arrive, kind: str) -> None:
    people = [arrive(name) for name in NAMES]
    host = people[0]
    code = opened(host, kind=kind, size=5, rounds=3)
    for person in people:
        person.post(f"/api/evenings/{code}/enter")
    view = host.post(f"/api/evenings/{code}/bots", count=24, level="easy")
    assert len(view["standings"]) == 30
    assert len({row["name"] for row in view["standings"]}) == 30
    met: list[frozenset[int]] = []
    for number in (1, 2, 3):
        view = round_played(host, people, code)
        assert [one["number"] for one in view["played"]] == list(range(1, number + 1))
        tables = view["played"][-1]["tables"]
        assert [len(table["seats"]) for table in tables] == [5] * 6
        assert sorted(seat["key"] for table in tables for seat in table["seats"]) == list(range(1, 31))
        met += [frozenset(pair) for table in tables for pair in combinations([s["key"] for s in table["seats"]], 2)]
        for table in tables:
            assert table["over"]
            assert sum(seat["points"] for seat in table["seats"]) == pytest.approx(2.5)
    assert len(met) == len(set(met)), "nobody has met the same twice"
    rows = view["standings"]
    assert sum(row["points"] for row in rows) == pytest.approx(3 * 15, abs=0.01)
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert all(row["tables"] == 3 for row in rows)
    assert view["unmet"] == 30 * 29 // 2 - len(set(met))
    view = host.post(f"/api/evenings/{code}/end")
    assert view["phase"] == "over"
    assert refused(host.http.post(f"/api/evenings/{code}/round", json={})) == (409, "evening-over")
    assert refused(people[1].http.post(f"/api/evenings/{code}/enter", json={})) == (409, "evening-over")


def test_late_entries_dropping_out_and_coming_back(arrive: Arrive) -> None:
    people = [arrive(name) for name in NAMES[:4]]
    host = people[0]
    code = opened(host, size=3)
    for person in people:
        person.post(f"/api/evenings/{code}/enter")
    view = people[3].post(f"/api/evenings/{code}/drop")
    assert [row["name"] for row in view["standings"]] == ["Ana", "Bob", "Carl"], "before the first round: never there"
    view = round_played(host, people[:3], code)
    view = people[3].post(f"/api/evenings/{code}/enter")
    late = next(row for row in view["standings"] if row["name"] == "Dora")
    assert (late["points"], late["tables"]) == (0, 0)
    assert view["own"] == late["key"]
    view = people[1].post(f"/api/evenings/{code}/drop")
    assert view["own"] is None
    view = round_played(host, [people[0], people[2], people[3]], code)
    seated = {seat["name"] for table in view["played"][1]["tables"] for seat in table["seats"]}
    assert seated == {"Ana", "Carl", "Dora"}
    gone = next(row for row in view["standings"] if row["name"] == "Bob")
    assert (gone["dropped"], gone["tables"]) == (True, 1)
    people[1].post(f"/api/evenings/{code}/enter")
    arrive("Eva").post(f"/api/evenings/{code}/enter")
    host.post(f"/api/evenings/{code}/drop", key=late["key"])
    view = look(host, code)
    assert sum(row["dropped"] for row in view["standings"]) == 1


def test_tables_of_any_size_that_the_game_allows(arrive: Arrive) -> None:
    host = arrive("Ana")
    code = opened(host, game="nostra-city", size=3)
    host.post(f"/api/evenings/{code}/bots", count=5, level="easy")
    view = host.post(f"/api/evenings/{code}/round")
    assert [len(table["seats"]) for table in view["played"][0]["tables"]] == [5]
    other = opened(host, size=3)
    host.post(f"/api/evenings/{other}/bots", count=7, level="easy")
    view = host.post(f"/api/evenings/{other}/round")
    assert sorted(len(table["seats"]) for table in view["played"][0]["tables"]) == [3, 4]
    assert view["played"][0]["byes"] == []


def test_only_the_host_runs_it(arrive: Arrive) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    code = opened(ana)
    bob.post(f"/api/evenings/{code}/enter")
    for deed, form in (("round", {}), ("end", {}), ("bots", {"count": 1}), ("drop", {"key": 99})):
        assert refused(bob.http.post(f"/api/evenings/{code}/{deed}", json=form)) == (403, "evening-not-host")
    assert look(bob, code)["yours"] is False
    assert refused(ana.http.post(f"/api/evenings/{code}/drop", json={"key": 99})) == (400, "evening-nobody")
    assert refused(ana.http.post(f"/api/evenings/{code}/drop", json={})) == (400, "evening-nobody")


def test_a_round_waits_for_the_last_table(arrive: Arrive) -> None:
    ana, bob, carl = (arrive(name) for name in NAMES[:3])
    code = opened(ana, size=3, pace="relaxed")
    for person in (ana, bob, carl):
        person.post(f"/api/evenings/{code}/enter")
    place = ana.post(f"/api/evenings/{code}/round")["table"]
    assert place == look(bob, code)["table"] == look(carl, code)["table"]
    assert refused(ana.http.post(f"/api/evenings/{code}/round", json={})) == (409, "evening-unfinished")
    with ana.line(place) as line:
        assert line.table["evening"] == code
        assert not line.table["coached"]


def test_one_person_among_bots_does_not_stop_the_game(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = opened(ana, size=3, pace="relaxed")
    ana.post(f"/api/evenings/{code}/enter")
    ana.post(f"/api/evenings/{code}/bots", count=2, level="easy")
    with ana.line(ana.post(f"/api/evenings/{code}/round")["table"]) as line:
        assert line.refused("end") == "game-rated"


def test_whoever_stays_away_is_played_for(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", paces={"fast": 0.05}) as house, Visitor(house.origin, "Ana") as ana:
        code = opened(ana, size=3)
        ana.post(f"/api/evenings/{code}/enter")
        ana.post(f"/api/evenings/{code}/bots", count=2, level="easy")
        ana.post(f"/api/evenings/{code}/round")
        until(lambda: look(ana, code)["missing"] == 0)


def test_it_can_be_taken_home_as_csv_and_json(arrive: Arrive) -> None:
    ana = arrive("Ana")
    evil = arrive("=cmd()")
    code = opened(ana, size=3)
    for person in (ana, evil):
        person.post(f"/api/evenings/{code}/enter")
    ana.post(f"/api/evenings/{code}/bots", count=1, level="easy")
    round_played(ana, [ana, evil], code)
    answer = ana.http.get(f"/api/evenings/{code}/standings.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert len(rows) == 3
    assert {row["name"] for row in rows} >= {"Ana", "'=cmd()"}
    assert [int(row["place"]) for row in rows] == sorted(int(row["place"]) for row in rows)
    whole = ana.get(f"/api/evenings/{code}/standings.json")
    assert whole["format"] == "tripot-evening"
    assert [row["name"] for row in whole["standings"]] == [row["name"].lstrip("'") for row in rows]
    assert len(whole["played"][0]["tables"][0]["seats"]) == 3
    assert "yours" not in whole


def test_a_fallen_house_lays_the_tables_it_owes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "house.sqlite"

    async def fall(evenings: object, evening: object) -> None:
        """Before any table was laid."""

    with running(data) as house, Visitor(house.origin, "Ana") as ana:
        code = opened(ana, size=3, pace="relaxed")
        ana.post(f"/api/evenings/{code}/enter")
        ana.post(f"/api/evenings/{code}/bots", count=2, level="easy")
        with monkeypatch.context() as fallen:
            fallen.setattr("tripot.server.evenings.Evenings._lay", fall)
            place = ana.post(f"/api/evenings/{code}/round")["table"]
        assert ana.http.post("/api/join", json={"code": place}).status_code == 404
    with running(data) as house, ana.through(house.origin) as again:
        assert look(again, code)["table"] == place
        play(again, place)


def test_those_who_enter_at_once_all_get_in(arrive: Arrive) -> None:
    people = [arrive(name) for name in NAMES]
    code = opened(people[0])
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda person: person.post(f"/api/evenings/{code}/enter"), people))
    rows = look(people[0], code)["standings"]
    assert sorted(row["name"] for row in rows) == sorted(NAMES)
    assert len({row["key"] for row in rows}) == 6


def test_whoever_is_overtaken_by_several_is_told(tmp_path: Path) -> None:
    """Also after the version that came instead has been followed by another."""
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        code, store = opened(ana), house.house.services.store

        async def slow() -> None:
            found = await evenings.find(store, code)
            assert found is not None
            for n in (2, 3):
                await evenings.write(store, n, found[1], 0)
            with pytest.raises(Taken):
                await evenings.write(store, 2, found[1], 0)

        house.inside(slow())


def test_nonsense_is_refused_with_a_reason(arrive: Arrive) -> None:
    ana = arrive("Ana")

    def made(**form: Any) -> tuple[int, str]:
        return refused(ana.http.post("/api/evenings", json={"title": "S", "game": GAME, **form}))

    assert made(title=" \u200b ") == (400, "evening-title")
    assert made(game="poker") == (404, "game-unknown")
    assert made(size=2) == (400, "evening-size")
    assert made(kind="knockout") == (400, "server-malformed")
    assert made(pace="days") == (400, "server-malformed")
    assert made(title="x" * 61) == (400, "server-malformed")
    assert refused(ana.http.get("/api/evenings/AAAA-BBBB-CCCC")) == (404, "evening-unknown")
    assert refused(ana.http.get("/api/evenings/nothing")) == (404, "evening-unknown")
    code = opened(ana)
    assert refused(ana.http.post(f"/api/evenings/{code}/round", json={})) == (400, "evening-few")
    for _ in range(2):
        ana.post(f"/api/evenings/{code}/bots", count=32, level="easy")
    assert refused(ana.http.post(f"/api/evenings/{code}/bots", json={"count": 1})) == (409, "evening-full")
    assert refused(arrive("Bob").http.post(f"/api/evenings/{code}/enter", json={})) == (409, "evening-full")


def test_my_evenings_and_the_picture_of_the_link(arrive: Arrive) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    code = opened(ana)
    assert [(one["id"], one["host"]) for one in ana.get("/api/evenings")["evenings"]] == [(code, True)]
    assert bob.get("/api/evenings")["evenings"] == []
    bob.post(f"/api/evenings/{code}/enter")
    assert [(one["id"], one["host"]) for one in bob.get("/api/evenings")["evenings"]] == [(code, False)]
    assert ana.http.get(f"/api/evenings/{code}/qr.svg").headers["content-type"] == "image/svg+xml"


def test_making_many_is_held_up(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        form = {"title": "Soirée", "game": GAME}
        answers = [ana.http.post("/api/evenings", json=form).status_code for _ in range(12)]
        assert answers[0] == 201
        assert answers[-1] == 429


def test_old_evenings_are_forgotten(tmp_path: Path) -> None:
    calendar = Calendar()
    with (
        running(tmp_path / "house.sqlite", now=calendar, uptime=calendar.uptime) as house,
        Visitor(house.origin, "Ana") as ana,
    ):
        code = opened(ana)
        pass_days(house, calendar, 0)
        assert look(ana, code)["phase"] == "open"
        pass_days(house, calendar, 31)
        assert ana.http.get(f"/api/evenings/{code}").status_code == 404
        assert ana.get("/api/evenings")["evenings"] == []


def test_a_rematch_belongs_to_no_evening(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = opened(ana, size=3)
    ana.post(f"/api/evenings/{code}/enter")
    ana.post(f"/api/evenings/{code}/bots", count=2, level="easy")
    place = ana.post(f"/api/evenings/{code}/round")["table"]
    play(ana, place)
    before = look(ana, code)["standings"]
    with ana.line(place) as line:
        line.do("rematch")
        assert line.table["evening"] == ""
        line.do("start")
    play(ana, place)
    assert look(ana, code)["standings"] == before
