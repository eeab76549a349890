"""After the end, and only then: record, verification, replay."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

import tripot
from tests.server.conftest import Arrive, Deal
from tests.server.visitor import Visitor
from tripot.kernel.record import Record
from tripot.kernel.seats import SPECTATOR
from tripot.server import finished
from tripot.server.play import Play
from tripot.server.sheet import Header


@pytest.fixture
def over(arrive: Arrive, stack: ExitStack) -> tuple[Visitor, str, str]:
    """A visitor, the code of a table that has played, and the commitment shown in its lobby."""
    ana = arrive("Ana")
    code = ana.table()
    with ana.line(code) as line:
        promised = line.table["commitment"]
        line.do("add-bot", chair=1, level="easy", character="pepe")
        line.do("add-bot", chair=2, level="easy", character="nono")
        line.do("salt", nonce="sel")
        line.do("start")
        line.play_out()
    return ana, code, promised


def test_a_finished_game_can_be_kept_verified_and_replayed(over: tuple[Visitor, str, str]) -> None:
    ana, code, promised = over
    path = f"/api/tables/{code}/games/1"
    answer = ana.http.get(f"{path}/record")
    assert 'filename="tripot-twelve-gangsters-1.json"' in answer.headers["content-disposition"]
    record = Record.decode(answer.content)
    assert tripot.verify(record).commitment == promised
    assert record.names == ("Ana", "Pépé Cornichon", "Nono Bretelles")
    assert record.fairness.nonces == ("sel", "", "")
    checked = ana.get(f"{path}/verify")
    assert checked["honest"]
    assert checked["problem"] is None
    assert (checked["commitment"], checked["steps"]) == (promised, len(record.steps))
    (draw,) = checked["draws"]
    assert draw["weights"] == [1, 1, 1]
    assert record.steps[0] == f"* boss {'ABC'[draw['outcome']]}"
    everything = ana.get(f"{path}/replay?seat=all")
    assert [step["line"] for step in everything["steps"]] == list(record.steps)
    assert all(len(step["views"]) == 3 for step in everything["steps"])
    assert everything["levels"] == [None, "easy", "easy"]
    assert everything["characters"] == [None, "pepe", "nono"]
    cards = [event["card"] for step in everything["steps"] for event in step["events"] if event["event"] == "chose"]
    assert None not in cards
    own = ana.get(f"{path}/replay?seat=1")
    assert own["seat"] == 1
    assert [step["views"][0]["viewer"] for step in own["steps"]] == [1] * len(record.steps)
    mine = [event for step in own["steps"] for event in step["events"] if event["event"] == "chose"]
    assert all((event["card"] is None) == (event["seat"] != 1) for event in mine)
    public = ana.get(f"{path}/replay?seat=spectator")
    assert public["steps"][-1]["events"][-1]["event"] == "ended"
    assert public["result"] == everything["result"]


def test_what_cannot_be_replayed_says_so(over: tuple[Visitor, str, str]) -> None:
    ana, code, _ = over
    for path, status, reason in [
        (f"{code}/games/2/record", 404, "server-no-game"),
        ("0000-0000-0000/games/1/record", 404, "server-no-table"),
        (f"{code}/games/1/replay?seat=7", 400, "server-perspective"),
        (f"{code}/games/1/replay?seat=x", 400, "server-perspective"),
    ]:
        answer = ana.http.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["problem"]["reason"]) == (status, reason)


def test_nothing_before_the_end(deal: Deal, arrive: Arrive) -> None:
    code, lines = deal("Ana", "Bob", "Carl")
    lines[0].play(5)
    zoe = arrive("Zoé")
    for path in ("record", "verify", "replay"):
        answer = zoe.http.get(f"/api/tables/{code}/games/1/{path}")
        assert answer.status_code == 409
        assert answer.json() == {"problem": {"reason": "game-not-over", "args": {}, "rule": ""}}


def test_a_game_that_was_tampered_with_is_found_out() -> None:
    game = tripot.load("twelve-gangsters", 3)
    names = ("A", "B", "C")
    header = Header(game.name, 1, game.edition.hash, {}, names, ("",) * 3, bytes(32), "none", 0)
    play = Play(1, header, None)
    while not play.over:
        seat = play.match.waiting[0]
        play.take(play.entry(seat, play.match.legal(seat)[:1], 0))
    assert finished.checked(play, bytes(32)).honest
    assert finished.replay(play, SPECTATOR).levels == (None, None, None)
    play.match.seed = bytes([1] * 32)
    checked = finished.checked(play, bytes(32))
    assert not checked.honest
    assert checked.problem is not None
    assert checked.problem.reason == "verify-outcome"
