"""What the house knows of somebody is his to take along, and his to have forgotten; others keep their games."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path

from tests.server.running import running
from tests.server.visitor import Visitor, play_through, sit_down
from tripot.games.records import verify
from tripot.kernel.record import Record


def everything(file: Path) -> str:
    """Every cell of the database."""
    with sqlite3.connect(file) as connection:
        rooms = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        return "".join(str(row) for room in rooms for row in connection.execute(f"select * from {room}"))


def test_all_of_it_goes_and_others_keep_their_games_with_somebody_nameless(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with running(file) as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Zébulon", "Carl")]
        ana, zeb, _ = people
        over, lines = sit_down(people, stack)
        lines[1].do("say", text="Rendez-vous au quai")
        play_through(lines)
        running_code, others = sit_down(people, stack)
        others[1].do("say", text="Encore moi")
        spectated = ana.table()
        stack.enter_context(zeb.line(spectated)).do("say", text="Du balcon")
        evening = zeb.post("/api/evenings", title="Jeudi", game="twelve-gangsters", kind="swiss", size=3, rounds=2)[
            "code"
        ]
        zeb.post(f"/api/evenings/{evening}/enter")
        key = zeb.get("/api/me/export")["person"]["id"]
        assert ana.http.post("/api/me/delete", json={"name": "Zébulon"}).json()["problem"]["reason"] == "own-name"
        zeb.post("/api/me/delete", name="Zébulon")
        assert others[1].closed() in (1012, 4403)
        with ana.line(running_code) as line:
            line.catch_up()
            chair = line.table["chairs"][1]
            assert (chair["name"], chair["gone"], chair["level"]) == ("Anonyme", "conceded", "solid")
            assert "bulon" not in "".join(line.raw)
            assert "Encore moi" not in "".join(line.raw)
            line.choose()
            line.until(lambda message: message["type"] == "step" and message["events"] != [])
        record = Record.decode(ana.http.get(f"/api/tables/{over}/games/1/record").content)
        assert record.names[1] == "Anonyme"
        assert verify(record).steps == len(record.steps)
        assert ana.get(f"/api/tables/{over}/games/1/verify")["honest"]
        (past,) = [one for one in ana.get("/api/me/games")["past"] if one["code"] == over]
        assert sorted(one["name"] for one in past["opponents"]) == ["Anonyme", "Carl"]
        assert zeb.http.get("/api/me").json()["name"] != "Zébulon"
        assert "bulon" not in str(ana.get(f"/api/evenings/{evening}"))
    kept = everything(file)
    assert "Zébulon" not in kept
    assert key not in kept
    for said in ("Rendez-vous au quai", "Encore moi", "Du balcon"):
        assert said not in kept


def test_the_export_is_one_file_with_all_of_it_and_no_other_persons_id(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, lines = sit_down(people, stack)
        lines[0].do("say", text="Bonsoir")
        play_through(lines)
        people[0].post(f"/api/tables/{code}/mute", chair=1)
        people[0].post(f"/api/tables/{code}/report", chair=2, kind="words", words="Il crie")
        answer = people[0].http.get("/api/me/export")
        assert 'filename="tripot.json"' in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["person"]["name"], told["played"][0]["code"]) == ("Ana", code)
        assert told["tables"][0]["said"][0]["text"] == "Bonsoir"
        assert (told["mutes"][0]["name"], told["reports"][0]["words"]) == ("Bob", "Il crie")
        assert len(told["sessions"]) == 1
        others = [person.get("/api/me/export")["person"]["id"] for person in people[1:]]
        assert not any(other in answer.text for other in others)


def test_whoever_was_never_here_has_nothing_to_take_along(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as house, Visitor(house.origin) as ana:
        ana.http.cookies.clear()
        assert ana.http.get("/api/me/export").json()["problem"]["reason"] == "own-nothing"
