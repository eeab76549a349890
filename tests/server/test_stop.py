"""A game that cannot go on says so and can be stopped; so can one that is nobody else's. Its record stays."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.conftest import Arrive, Deal
from tests.server.running import Running
from tests.server.visitor import Visitor
from tripot.games.records import verify
from tripot.kernel.record import Record
from tripot.server.play import Play


@pytest.fixture
def alone(arrive: Arrive) -> tuple[Visitor, str]:
    ana = arrive("Ana")
    return ana, ana.post("/api/quick", game="twelve-gangsters", level="easy")["code"]


def test_whoever_plays_alone_may_stop_and_keeps_the_record(alone: tuple[Visitor, str]) -> None:
    ana, code = alone
    with ana.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        line.play(5)
        assert ana.http.get(f"/api/tables/{code}/games/1/record").status_code == 409
        line.do("end")
        line.catch_up()
        assert (line.table["phase"], line.situation["result"]) == ("over", None)
        with ana.line(code) as again:
            again.catch_up()
            assert (again.situation["legal"], again.situation["can_undo"]) == ([], False)
        assert line.refused("act", moves=[{"move": "choose", "card": 6}]) == "game-stopped"
        assert line.refused("end") == "game-goes-on"
        record = Record.decode(ana.http.get(f"/api/tables/{code}/games/1/record").content)
        assert "5" in " ".join(record.steps)
        assert verify(record).steps == len(record.steps)
        assert ana.get(f"/api/tables/{code}/games/1/verify")["honest"]
        assert ana.http.get(f"/api/tables/{code}/games/1/replay").json()["problem"]["reason"] == "game-stopped"
        line.do("rematch")
        line.catch_up()
        assert (line.table["phase"], line.table["number"]) == ("lobby", 2)


def test_a_game_with_others_goes_on(deal: Deal) -> None:
    _, (ana, bob, _) = deal("Ana", "Bob", "Carl")
    assert ana.refused("end") == "game-goes-on"
    assert bob.refused("end") == "lobby-not-host"


@pytest.mark.provokes("table-stuck")
def test_a_game_that_is_stuck_says_so_and_its_host_ends_it(
    deal: Deal, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rules lead there; if they do all the same, nothing is lost."""
    code, (ana, bob, carl) = deal("Ana", "Bob", "Carl")
    assert not ana.table["stuck"]
    monkeypatch.setattr(Play, "stuck", property(lambda self: not self.ended))
    ana.play(4)
    for line in (ana, bob, carl):
        line.catch_up()
        assert line.table["stuck"]
    assert bob.refused("end") == "lobby-not-host"
    ana.do("end")
    bob.catch_up()
    assert (bob.table["phase"], bob.table["stuck"]) == ("over", False)
    table = house.house.tables[code]
    assert table.play is not None
    assert table.play.ended


def test_nobody_is_stuck_while_somebody_can_move(deal: Deal, house: Running, stack: ExitStack) -> None:
    code, (ana, *_) = deal("Ana", "Bob", "Carl")
    play = house.house.tables[code].play
    assert play is not None
    assert not play.stuck
    ana.play(4)
    assert not play.stuck
