"""One visitor can neither fill the disk nor the memory nor the list of tables, and loses nothing that others have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.kernel.problem import Problem
from tripot.server import budget, house
from tripot.server.budget import MOST, RESERVED, afford
from tripot.server.change import Acted, Arranged, Said
from tripot.server.limits import OVERHEAD, Limits
from tripot.server.metrics import Metrics
from tripot.server.patch import Patch
from tripot.server.restraint import Restraint
from tripot.server.sheet import UNDO, Entry, Sheet, Spoken
from tripot.server.table_state import TableState


def test_the_list_of_open_tables_has_room_for_everybody(tmp_path: Path) -> None:
    with (
        running(tmp_path / "house.sqlite") as place,
        Visitor(place.origin, "Ana") as ana,
        Visitor(place.origin, "Mal") as mal,
    ):
        hers = ana.table(open=True)
        for _ in range(60):
            mal.table(open=True)
        listed = [table["code"] for table in ana.get("/api/home")["tables"]]
        assert hers in listed
        assert len(listed) == house.OF_ONE_HOST + 1


def test_a_person_sits_at_so_many_tables_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_RUNNING", 3)
    with (
        running(tmp_path / "house.sqlite", limited=True) as place,
        Visitor(place.origin, "Ana") as ana,
        Visitor(place.origin, "Bob") as bob,
    ):
        codes = [ana.table() for _ in range(3)]
        for path, form in (("tables", {"game": "twelve-gangsters"}), ("quick", {"game": "twelve-gangsters"})):
            refused = ana.http.post(f"/api/{path}", json=form)
            assert (refused.status_code, refused.json()["problem"]["reason"]) == (409, "server-too-many-tables")
        assert bob.table()
        with ana.line(codes[0]) as line:
            line.do("stand")
        assert ana.table()


def test_tables_are_made_at_a_humane_pace(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", limited=True) as place, Visitor(place.origin, "Mal") as mal:
        answers = [mal.http.post("/api/tables", json={"game": "twelve-gangsters"}) for _ in range(35)]
        refused = [answer.json()["problem"]["reason"] for answer in answers if answer.status_code == 429]
        assert refused
        assert set(refused) == {"server-too-fast"}
        assert len(answers) - len(refused) <= 30


def test_what_one_writes_is_counted_by_its_length() -> None:
    limits = Limits(True, Restraint(Metrics(), lambda *work: None))
    most = 2_000_000 // (3_800 + OVERHEAD)
    written = sum(limits.allow_writing("mal", "192.0.2.1", 3_800) for _ in range(most * 2))
    assert written == most
    assert limits.allow_writing("ana", "192.0.2.1", 300)
    others = sum(limits.allow_writing(f"mal {n}", "192.0.2.1", 3_800) for n in range(20_000_000 // 3_800))
    assert others < 5_000
    assert not limits.allow_writing("new", "192.0.2.1", 3_800)
    assert limits.allow_writing("new", "192.0.2.2", 3_800)


def test_a_table_that_has_written_too_much_only_plays_on() -> None:
    state = TableState(Sheet("CODE", "twelve-gangsters", bytes(32), (), None), lambda pace: None)
    move, undo = Acted(Entry(0, "7", 0)), Acted(Entry(0, UNDO, 0))
    rest = (undo, Arranged(Patch()), Said(Spoken("players", 1, "Mal", 0, "Ah.", 0)))
    for change in (move, *rest):
        afford(state, change)
    state.size = MOST - RESERVED
    afford(state, move)
    for change in rest:
        with pytest.raises(Problem, match="too much use"):
            afford(state, change)
    state.size = MOST
    with pytest.raises(Problem, match="too much use"):
        afford(state, move)


def test_a_worn_out_table_says_so_and_its_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it was loaded anew: what it has written is counted from the disk."""
    monkeypatch.setattr(budget, "RESERVED", 990_000)
    monkeypatch.setattr(budget, "MOST", 1_000_000)
    data = tmp_path / "house.sqlite"
    with running(data) as place, Visitor(place.origin, "Mal") as mal:
        code = mal.post("/api/quick", game="twelve-gangsters", level="easy")["code"]
        cookies = dict(mal.http.cookies)
        with mal.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            said = 0
            while line.ask("say", text="x" * 200)["type"] == "ack":
                said += 1
            assert 10 < said < 50
    with running(data) as place, Visitor(place.origin) as mal:
        mal.http.cookies.clear()
        mal.http.cookies.update(cookies)
        with mal.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            assert line.refused("say", text="Encore ?") == "table-worn-out"
            line.play_out()
