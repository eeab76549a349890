"""An analysis is worked out once, elsewhere and after the end; everybody who may see the replay may see it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive, Deal
from tests.server.running import Running, running
from tests.server.visitor import Visitor
from tests.until import until
from tripot.analysis.budget import Budget
from tripot.kernel.record import Record
from tripot.server import analyst
from tripot.server.database.analyses import Key
from tripot.server.past_forms import Progress


def finished_game(visitor: Visitor) -> str:
    """The address of its analysis."""
    code = visitor.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    with visitor.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        line.play_out()
    return f"/api/tables/{code}/games/1/analysis"


def awaited(visitor: Visitor, path: str) -> list[Any]:
    """Every different answer up to the one in which nothing is going on any more."""
    answers: list[Any] = []

    def done() -> bool:
        answer = visitor.get(path)
        if not answers or answer != answers[-1]:
            answers.append(answer)
        return answer["progress"] is None

    until(done)
    return answers


def test_nobody_learns_anything_before_the_end(deal: Deal, arrive: Arrive, house: Running) -> None:
    code, _ = deal("Ana", "Bob", "Carl")
    path = f"/api/tables/{code}/games/1/analysis"
    zoe = arrive("Zoé")
    for answer in (zoe.http.get(path), zoe.http.post(path, json={})):
        assert answer.status_code == 409
        assert answer.json()["problem"]["reason"] == "game-not-over"
    assert house.inside(house.house.analyst.progress((code, 1))) is None


def test_a_game_that_is_not_there(arrive: Arrive) -> None:
    ana = arrive("Ana")
    path = f"/api/tables/{ana.table()}/games/1/analysis"
    for answer in (ana.http.get(path), ana.http.post(path, json={})):
        assert answer.status_code == 404
        assert answer.json()["problem"]["reason"] == "server-no-game"


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six at once; looking, and sharing what others asked for, is free."""
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        path = finished_game(ana)
        begun: list[Key] = []

        async def ask(key: Key, record: Record) -> None:
            begun.append(key)

        async def progress(key: Key) -> Progress:
            return Progress(0, 0.5)

        monkeypatch.setattr(house.house.analyst, "ask", ask)
        answers = [ana.http.post(path, json={}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [202] * 6 + [429] * 2
        assert answers[-1].json()["problem"]["reason"] == "server-too-fast"
        assert len(begun) == 6
        assert ana.http.get(path).status_code == 200
        monkeypatch.setattr(house.house.analyst, "progress", progress)
        assert ana.http.post(path, json={}).status_code == 202


@pytest.mark.slow
def test_no_more_wait_than_can_be_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "MOST", 1)
    with running(tmp_path / "house.sqlite", analysis=Budget(playouts=40)) as house, Visitor(house.origin) as ana:
        first, second = finished_game(ana), finished_game(ana)
        ana.post(first)
        refused = ana.http.post(second, json={})
        assert refused.status_code == 503
        assert refused.json()["problem"]["reason"] == "analysis-busy"
        assert refused.json()["problem"]["args"] == {"count": 1}
        assert ana.http.post(first, json={}).status_code == 202
        assert ana.get(second)["progress"] is None
        assert awaited(ana, first)[-1]["analysis"] is not None
        assert ana.post(second)["progress"]["ahead"] == 0


@pytest.mark.slow
def test_it_is_worked_out_once_and_kept(tmp_path: Path) -> None:
    with (
        running(tmp_path / "house.sqlite", analysis=Budget(playouts=40)) as house,
        Visitor(house.origin, "Ana") as ana,
        Visitor(house.origin, "Zoé") as zoe,
    ):
        first, second = finished_game(ana), finished_game(ana)
        assert ana.get(first) == {"progress": None, "analysis": None, "moves": []}
        assert ana.http.post(first, json={}).status_code == 202
        assert ana.post(second)["progress"] == {"ahead": 1, "done": 0.0}
        assert zoe.post(first)["progress"]["ahead"] == 0
        answers = awaited(zoe, first)
        done = [answer["progress"]["done"] for answer in answers[:-1]]
        assert done == sorted(done)
        found = answers[-1]
        assert found["analysis"]["playouts"] == 40
        assert len(found["moves"]) == len(found["analysis"]["choices"])
        for one in found["moves"]:
            for part in (*one["found"], *one["chosen"]):
                assert part["move"]["move"] == "choose"
                assert part["move"]["card"] in part["view"]["gangs"][part["view"]["viewer"]]["hand"]
        assert ana.post(first) == found
        awaited(ana, second)
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin) as later:
        assert later.get(first) == found


@pytest.mark.slow
@pytest.mark.provokes("analysis-failed")
def test_after_a_crash_it_can_be_asked_for_again(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", analysis=Budget(playouts=100)) as house, Visitor(house.origin) as ana:
        path = finished_game(ana)
        ana.post(path)
        until(lambda: ana.get(path)["progress"]["done"])
        for pid in house.house.analyst.pids():
            os.kill(pid, signal.SIGKILL)
        assert awaited(ana, path)[-1]["analysis"] is None
        ana.post(path)
        assert awaited(ana, path)[-1]["analysis"]["playouts"] == 100


@pytest.mark.slow
def test_a_choice_that_could_have_been_better_is_tried_again(tmp_path: Path) -> None:
    budget = Budget(playouts=60)
    with running(tmp_path / "house.sqlite", analysis=budget) as house, Visitor(house.origin, "Ana") as ana:
        path = finished_game(ana)
        code = path.split("/")[3]
        nowhere = ana.http.post("/api/exercises", json={"of": {"of": "moment", "code": code, "number": 1, "step": 1}})
        assert nowhere.json()["problem"]["reason"] == "exercise-no-moment"
        ana.post(path)
        found = awaited(ana, path)[-1]
        assert found["analysis"]["choices"], "nobody plays his lowest card all the time for nothing"
        for choice, moves in zip(found["analysis"]["choices"], found["moves"], strict=True):
            of = {"of": "moment", "code": code, "number": 1, "step": choice["step"]}
            begun = ana.post("/api/exercises", of=of)
            assert begun["seat"] == choice["seat"]
            for which in ("chosen", "found"):
                made = [[part["move"] for part in moves[which]]]
                tried = ana.post("/api/exercises", of=of, choices=made)
                assert (tried["over"], tried["reached"]) == (True, which == "found")
