"""The house signs records; a seat's page signs what it was told, and the house cannot tell something else."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Arrive, Deal
from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor, play_through
from tripot.games.records import verify
from tripot.kernel.match import Match
from tripot.kernel.record import Oath, Record
from tripot.kernel.signature import public_key, seat_text, sign
from tripot.server import finished
from tripot.server.play import Play
from tripot.server.table_state import TableState, as_it_was, snapshot_of

PAGE, OTHER = bytes([2] * 32), bytes([3] * 32)


def digest(line: Line) -> str:
    """As a page makes it of all that it was told."""
    names = [chair["name"] for chair in line.table["chairs"]]
    return hashlib.sha256(b"".join(msgspec.json.encode(part) + b"\n" for part in (names, *line.story))).hexdigest()


def sworn(line: Line, page: bytes = PAGE, **changes: Any) -> dict[str, str]:
    """What a page sends; with changes, what it should not."""
    said = {"seat": line.you["chair"], "digest": digest(line), **changes}
    told = said["digest"]
    text = seat_text(line.table["commitment"], said["seat"], told)
    return {"digest": told, "key": public_key(page), "signature": sign(page, text)}


def record_of(visitor: Visitor, code: str) -> Record:
    return Record.decode(visitor.http.get(f"/api/tables/{code}/games/1/record").content)


@pytest.fixture
def over(deal: Deal) -> tuple[str, list[Line]]:
    """A table of three whose game is over."""
    code, lines = deal("Ana", "Bob", "Carl")
    play_through(lines)
    return code, lines


def test_the_house_signs_with_the_key_that_it_publishes(over: tuple[str, list[Line]], arrive: Arrive) -> None:
    code, _ = over
    zoe = arrive("Zoé")
    published = zoe.get("/api/key")
    record = record_of(zoe, code)
    assert record.signed is not None
    assert published == {"key": record.signed.key}
    assert record.signed.seats == ()
    verify(record)
    checked = zoe.get(f"/api/tables/{code}/games/1/verify")
    assert (checked["honest"], checked["house"], checked["witnesses"]) == (True, record.signed.key, [])


def test_what_the_pages_were_told_is_in_the_record(over: tuple[str, list[Line]], arrive: Arrive) -> None:
    code, (ana, bob, _) = over
    bob.do("witness", **sworn(bob, OTHER))
    ana.do("witness", **sworn(ana))
    record = record_of(arrive("Zoé"), code)
    verified = verify(record)
    assert verified.signed is not None
    assert [(seen.seat, seen.key) for seen in verified.signed.seats] == [(0, public_key(PAGE)), (1, public_key(OTHER))]
    checked = arrive("Zoé").get(f"/api/tables/{code}/games/1/verify")
    assert checked["honest"]
    assert checked["witnesses"] == msgspec.to_builtins(list(verified.signed.seats))


def test_a_page_that_was_told_something_else_is_refused(over: tuple[str, list[Line]], arrive: Arrive) -> None:
    code, (ana, bob, _) = over
    assert digest(ana) != digest(bob)
    assert ana.refused("witness", **sworn(ana, digest=digest(bob))) == "witness-differs"
    assert ana.refused("witness", **sworn(ana, digest="00" * 32)) == "witness-differs"
    assert ana.refused("witness", **sworn(ana, seat=1)) == "witness-unsigned"
    assert ana.refused("witness", **{**sworn(ana), "key": public_key(OTHER)}) == "witness-unsigned"
    assert ana.refused("witness", **{**sworn(ana), "signature": "é"}) == "witness-unsigned"
    assert ana.refused("witness", **sworn(bob)) == "witness-differs"
    record = record_of(arrive("Zoé"), code)
    assert record.signed is not None
    assert record.signed.seats == ()


def test_a_spectator_is_no_witness(over: tuple[str, list[Line]], arrive: Arrive, stack: ExitStack) -> None:
    code, (ana, *_) = over
    zoe = stack.enter_context(arrive("Zoé").line(code))
    assert zoe.refused("witness", **sworn(ana)) == "lobby-not-seated"


def test_nothing_is_witnessed_before_the_end(deal: Deal) -> None:
    _, (ana, *_) = deal("Ana", "Bob", "Carl")
    assert ana.refused("witness", **sworn(ana)) == "game-not-over"
    assert ana.refused("witness", **sworn(ana, digest="00" * 32)) == "game-not-over"


def test_the_end_is_not_taken_back(over: tuple[str, list[Line]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the rules would allow: the secret is out, and pages have signed."""
    _, (ana, *_) = over
    monkeypatch.setattr(Match, "can_undo", lambda self, seat: True)
    assert ana.refused("undo") == "match-no-undo"


def test_a_game_that_was_stopped_is_signed_and_witnessed(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", level="easy")["code"]
    with ana.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        line.play(5)
        line.do("end")
        line.catch_up()
        line.do("witness", **sworn(line))
    verified = verify(record_of(ana, code))
    assert verified.signed is not None
    assert [seen.seat for seen in verified.signed.seats] == [0]


def test_key_and_testimony_outlive_the_house(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    with running(data) as house, Visitor(house.origin, "Ana") as ana:
        key = ana.get("/api/key")
        code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.play_out()
            line.catch_up()
            line.do("witness", **sworn(line))
        before, cookies = record_of(ana, code), ana.http.cookies
    with running(data) as house, Visitor(house.origin, cookies=cookies) as ana:
        assert ana.get("/api/key") == key
        assert record_of(ana, code) == before
        assert before.signed is not None
        assert len(before.signed.seats) == 1
        assert oaths(house, code) == before.signed.seats
        with ana.line(code) as line:
            line.do("rematch")
            assert line.refused("witness", **sworn(line, digest="00" * 32)) == "game-not-started"
        assert record_of(ana, code) == before


def oaths(house: Running, code: str) -> tuple[Oath, ...]:
    """Those that the table itself has, after a snapshot too."""
    state: TableState = house.inside(house.house.tables.find(code)).state
    again = as_it_was(snapshot_of(state, []), lambda pace: None, playing=True)
    assert state.play is not None
    assert again.play is not None
    assert again.play.oaths == state.play.oaths
    return tuple(state.play.oaths.values())


def test_a_house_that_changes_a_game_afterwards_is_found_out(over: tuple[str, list[Line]], house: Running) -> None:
    code, (ana, *_) = over
    ana.do("witness", **sworn(ana))
    play: Play = house.inside(house.house.game(code, 1))
    assert finished.checked(play, bytes(32)).honest
    play.match.names = ("Ana", "Rob", "Carl")
    checked = finished.checked(play, bytes(32))
    assert checked.problem is not None
    assert checked.problem.reason == "verify-witness"
