"""Leaving in the middle of a game: a bot takes the chair, nothing secret is told, and what counts goes on counting."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Arrive, Deal
from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor, sit_down
from tripot.kernel.problem import Problem
from tripot.server import departure
from tripot.server.outcome import counted
from tripot.server.person import Person
from tripot.server.sheet import Chair, Sheet


def chair(line: Line, number: int) -> dict[str, object]:
    line.catch_up()
    found: dict[str, object] = line.table["chairs"][number]
    return found


def test_whoever_concedes_watches_and_a_bot_plays_on(deal: Deal) -> None:
    _, (ana, bob, carl) = deal("Ana", "Bob", "Carl")
    ana.do("concede")
    ana.catch_up()
    assert (ana.you["chair"], ana.you["host"]) == (None, False)
    assert ana.game["viewer"] is None
    assert "hand" not in str(ana.game["situation"]["legal"])
    assert (ana.situation["legal"], ana.situation["extra"]) == ([], [])
    assert ana.refused("act", moves=[{"move": "choose", "card": 4}]) == "lobby-not-seated"
    assert chair(bob, 0)["gone"] == "conceded"
    assert bob.you["host"] or carl.you["host"]
    for line in (bob, carl):
        line.play(4)
    bob.until(lambda message: message["type"] == "step" and any(event.get("seat") == 0 for event in message["events"]))


def test_whoever_has_conceded_does_not_get_the_chair_back_and_is_not_in_the_rematch(arrive: Arrive, deal: Deal) -> None:
    code, (ana, bob, carl) = deal("Ana", "Bob", "Carl")
    bob.do("concede")
    with arrive("Dora").line(code) as dora:
        dora.catch_up()
        assert dora.table["chairs"][1]["gone"] == "conceded"
    carl.do("concede")
    ana.play_out()
    ana.do("rematch")
    ana.catch_up()
    assert [one["name"] for one in ana.table["chairs"] if one["kind"] != "empty"] == ["Ana"]


def test_whoever_steps_out_is_back_by_coming_again(deal: Deal, arrive: Arrive, house: Running) -> None:
    visitors = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code = visitors[0].table()
    lines = [visitor.line(code) for visitor in visitors]
    for number, line in enumerate(lines[1:], 1):
        line.do("sit", chair=number)
    lines[0].do("start")
    lines[1].do("step-out")
    assert chair(lines[0], 1)["stand_in"]
    lines[1].close()
    with visitors[1].line(code) as again:
        again.catch_up()
        assert not again.table["chairs"][1]["stand_in"]
        assert again.you["chair"] == 1
    for line in lines:
        line.close()


def test_a_vote_needs_more_than_half_of_the_others_and_a_bot_takes_the_chair(deal: Deal) -> None:
    _, (ana, bob, _, dora) = deal("Ana", "Bob", "Carl", "Dora")
    assert chair(ana, 3)["needed"] == 2
    ana.do("vote", chair=3, agreed=True)
    assert chair(bob, 3)["against"] == [0]
    ana.do("vote", chair=3, agreed=False)
    assert chair(bob, 3)["against"] == []
    ana.do("vote", chair=3, agreed=True)
    ana.do("vote", chair=2, agreed=True)
    assert chair(bob, 3)["against"] == []
    ana.do("vote", chair=3, agreed=True)
    bob.do("vote", chair=3, agreed=True)
    assert dora.closed() == 4410
    assert (chair(ana, 3)["gone"], chair(ana, 3)["level"]) == ("voted", "solid")
    assert ana.refused("vote", chair=3, agreed=True) == "lobby-nobody"
    assert ana.refused("vote", chair=0, agreed=True) == "lobby-nobody"


def test_two_people_cannot_send_each_other_away_nor_spectators_anybody(arrive: Arrive, deal: Deal) -> None:
    code, (ana, bob, carl) = deal("Ana", "Bob", "Carl")
    with arrive("Zoe").line(code) as zoe:
        assert zoe.refused("vote", chair=0, agreed=True) == "lobby-not-seated"
        assert zoe.refused("concede") == "lobby-not-seated"
    carl.do("concede")
    assert ana.refused("vote", chair=1, agreed=True) == "departure-few"
    bob.do("concede")
    assert ana.refused("concede") == "departure-alone"
    assert ana.refused("step-out") == "departure-alone"


@pytest.fixture
def rated() -> Sheet:
    chairs = tuple(Chair(name, name) for name in ("ana", "bob", "carl", "dora"))
    return Sheet("C", "twelve-gangsters", b"", chairs, "ana", phase="playing", rated=True, pace="fast")


def person(name: str) -> Person:
    return Person(name, name, "fr")


def test_where_it_counts_all_others_must_agree_and_nobody_steps_out(rated: Sheet) -> None:
    assert departure.needed(rated, 0) == 3
    sheet = departure.vote(rated, person("bob"), 0, agreed=True)
    sheet = departure.vote(sheet, person("carl"), 0, agreed=True)
    assert not sheet.chairs[0].gone
    sheet = departure.vote(sheet, person("dora"), 0, agreed=True)
    assert (sheet.chairs[0].gone, sheet.host, sheet.kicked) == ("voted", "bob", ("ana",))
    with pytest.raises(Problem) as refused:
        departure.step_out(rated, person("ana"))
    assert refused.value.reason == "departure-counts"


def test_who_concedes_is_last_and_who_was_voted_out_has_what_the_bot_makes_of_it(rated: Sheet) -> None:
    class Result(msgspec.Struct):
        standings: tuple[Place, ...]

    class Place(msgspec.Struct):
        seat: int
        rank: int

    result = Result((Place(0, 1), Place(1, 2), Place(2, 2), Place(3, 4)))
    conceded = departure.concede(rated, person("ana"))
    assert counted(conceded, result) == {0: 4, 1: 1, 2: 1, 3: 3}  # type: ignore[arg-type]
    voted = departure.banish(rated, "ana")
    assert counted(voted, result) == {0: 1, 1: 2, 2: 2, 3: 4}  # type: ignore[arg-type]


def test_what_was_conceded_is_kept_as_the_last_place(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", paces={"relaxed": 60.0}) as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        _, (ana, bob, carl) = sit_down(people, stack, pace="relaxed", rated=True)
        assert bob.refused("step-out") == "departure-counts"
        bob.do("concede")
        carl.do("concede")
        ana.play_out()
        careers = [one.get("/api/me/games") for one in people]
        assert [career["past"][0]["rank"] for career in careers][1:] == [3, 3]
        assert bob.refused("concede") == "departure-not-playing"
