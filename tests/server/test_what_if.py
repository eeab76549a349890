"""From any moment of a finished game somebody may play on against bots; the game itself stays as it was."""

from __future__ import annotations

import pytest

import tripot
from tests.server.conftest import Arrive
from tests.server.visitor import Visitor
from tripot.kernel.record import Record


@pytest.fixture
def over(arrive: Arrive) -> tuple[Visitor, str]:
    """A visitor, and the path of a finished game of 12 Gangsters in which he sat first."""
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    with ana.line(code) as line:
        line.play_out()
    return ana, f"/api/tables/{code}/games/1"


def test_a_moment_is_played_on_in_another_seat(over: tuple[Visitor, str]) -> None:
    ana, path = over
    kept = ana.http.get(f"{path}/record").content
    moment = ana.get(f"{path}/replay?seat=1")["steps"][9]["views"][0]
    code = ana.post(f"{path}/what-if", step=10, seat=1, level="easy")["code"]
    with ana.line(code) as line:
        assert line.you["chair"] == 1
        assert [chair["kind"] for chair in line.table["chairs"]] == ["bot", "person", "bot"]
        gangs = [gang["validated"] for gang in moment["gangs"]]
        played = [gang["validated"] for gang in line.situation["view"]["gangs"]]
        assert all(set(before) <= set(now) for before, now in zip(gangs, played, strict=True))
        line.play_out()
    record = Record.decode(ana.http.get(f"/api/tables/{code}/games/1/record").content)
    assert record.opening is not None
    assert tripot.verify(record).steps == len(record.steps)
    assert ana.get(f"/api/tables/{code}/games/1/verify")["honest"]
    assert ana.http.get(f"{path}/record").content == kept


def test_a_moment_that_there_is_not_is_refused(over: tuple[Visitor, str]) -> None:
    ana, path = over
    steps = len(ana.get(f"{path}/replay?seat=all")["steps"])
    for form, reason in (
        ({"step": steps, "seat": 0}, "what-if-over"),
        ({"step": steps + 1, "seat": 0}, "what-if-nowhere"),
        ({"step": 0, "seat": 3}, "what-if-nowhere"),
    ):
        answer = ana.http.post(f"{path}/what-if", json=form)
        assert (answer.status_code, answer.json()["problem"]["reason"]) == (400, reason)


def test_a_game_that_goes_on_is_no_such_moment(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="nostra-city", players=3, level="easy")["code"]
    answer = ana.http.post(f"/api/tables/{code}/games/1/what-if", json={"step": 0, "seat": 0})
    assert (answer.status_code, answer.json()["problem"]["reason"]) == (409, "game-not-over")
