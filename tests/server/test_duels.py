"""The same deal for other people: the same seat, the same chance, the same bots; and nothing is told too early."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import tripot
from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.visitor import Message, Visitor, sit_down
from tripot.kernel.record import Record

NOON = 1_800_000_000_000
DAY = 86_400_000


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["reason"]


def last(moves: list[Message]) -> Message:
    return moves[-1]


def finish(visitor: Visitor, code: str, **how: Any) -> None:
    """By the first move that is offered, or as it is said."""
    with visitor.line(code) as line:
        while line.situation["result"] is None:
            if line.situation["legal"]:
                line.choose(**how)
            else:
                line.read()


def quick(visitor: Visitor, **form: Any) -> str:
    """A game against bots, played to its end."""
    code: str = visitor.post("/api/quick", **{"game": "twelve-gangsters", "players": 3, "level": "easy", **form})[
        "code"
    ]
    finish(visitor, code)
    return code


def record(visitor: Visitor, code: str) -> Record:
    return Record.decode(visitor.http.get(f"/api/tables/{code}/games/1/record").content)


@pytest.mark.parametrize(
    ("game", "level"), [("twelve-gangsters", "easy"), ("twelve-gangsters", "solid"), ("reglement-de-comptes", "solid")]
)
def test_whoever_does_the_same_meets_the_same(arrive: Arrive, game: str, level: str) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    theirs = quick(ana, game=game, level=level)
    duel = ana.post(f"/api/tables/{theirs}/games/1/duel")["code"]
    assert ana.post(f"/api/tables/{theirs}/games/1/duel")["code"] == duel
    mine = bob.post(f"/api/duels/{duel}")["code"]
    finish(bob, mine)
    here, there = record(bob, mine), record(ana, theirs)
    assert sorted(here.steps) == sorted(there.steps)
    assert here.result == there.result
    assert here.fairness.seed == there.fairness.seed
    assert tripot.verify(here).steps == len(here.steps)
    assert bob.get(f"/api/tables/{mine}/games/1/verify")["honest"]
    (comparison,) = bob.get(f"/api/duels/{duel}")["comparisons"]
    assert comparison["parting"] is None
    assert comparison["mine"]["score"] == comparison["theirs"]["score"]


def test_nothing_of_the_other_game_is_told_before_ones_own_is_over(arrive: Arrive) -> None:
    ana, bob, zoe = arrive("Ana"), arrive("Bob"), arrive("Zoé")
    theirs = quick(ana, level="solid")
    duel = ana.post(f"/api/tables/{theirs}/games/1/duel")["code"]
    seen = bob.get(f"/api/duels/{duel}")
    assert (seen["challenger"], seen["place"], seen["comparisons"], seen["own"]) == ("Ana", None, [], False)
    assert theirs not in bob.http.get(f"/api/duels/{duel}").text
    mine = bob.post(f"/api/duels/{duel}")["code"]
    assert bob.post(f"/api/duels/{duel}")["code"] == mine
    assert theirs not in bob.http.get(f"/api/duels/{duel}").text
    with bob.line(mine) as line:
        assert line.table["duel"] == duel
        assert not line.table["coached"]
    assert refused(bob.http.post(f"/api/tables/{mine}/hint", json={})) == (400, "hint-duel")
    assert ana.get(f"/api/duels/{duel}")["comparisons"] == []
    finish(bob, mine, pick=last)
    (comparison,) = bob.get(f"/api/duels/{duel}")["comparisons"]
    assert (comparison["theirs"]["name"], comparison["theirs"]["code"]) == ("Ana", theirs)
    parting = comparison["parting"]
    assert parting["mine"][0]["move"] != parting["theirs"][0]["move"]
    assert parting["mine"][0]["view"]["viewer"] == seen["seat"]
    for swing in comparison["swings"]:
        assert abs(swing["change"]) >= 0.05
    assert [one["theirs"]["name"] for one in ana.get(f"/api/duels/{duel}")["comparisons"]] == ["Bob"]
    assert zoe.get(f"/api/duels/{duel}")["comparisons"] == []


def test_what_cannot_be_offered_or_taken_up_is_refused(arrive: Arrive) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    going = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    assert refused(ana.http.post(f"/api/tables/{going}/games/1/duel", json={})) == (409, "game-not-over")
    finish(ana, going)
    assert refused(bob.http.post(f"/api/tables/{going}/games/1/duel", json={})) == (400, "duel-not-yours")
    assert refused(ana.http.post(f"/api/tables/{going}/games/2/duel", json={})) == (404, "server-no-game")
    duel = ana.post(f"/api/tables/{going}/games/1/duel")["code"]
    assert refused(bob.http.post(f"/api/tables/{going}/games/1/duel", json={})) == (400, "duel-not-yours")
    assert refused(ana.http.post(f"/api/duels/{duel}", json={})) == (400, "duel-own")
    assert refused(ana.http.get("/api/duels/AAAA-AAAA-AAAA")) == (404, "duel-unknown")
    assert refused(ana.http.get("/api/duels/nothing")) == (404, "duel-unknown")


def test_a_game_among_people_cannot_be_offered(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, lines = sit_down(people, stack)
    while lines[0].situation["result"] is None:
        for line in lines:
            line.catch_up()
            if line.situation["legal"]:
                line.choose()
    assert refused(people[0].http.post(f"/api/tables/{code}/games/1/duel", json={})) == (400, "duel-company")


def test_every_day_has_one_deal_for_everybody(tmp_path: Path, stack: ExitStack) -> None:
    """Played once, listed by whoever wants to be, sealed until the next day is over, and then for all to check."""
    now = [NOON]
    with running(tmp_path / "house.sqlite", now=lambda: now[0]) as house:
        ana, bob = (stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob"))
        today = ana.get("/api/daily")
        assert [game["game"] for game in today["games"]] == tripot.games()
        codes = [person.post("/api/daily/twelve-gangsters")["code"] for person in (ana, bob)]
        assert codes[0] != codes[1]
        assert ana.post("/api/daily/twelve-gangsters")["code"] == codes[0]
        views = []
        for person, code in zip((ana, bob), codes, strict=True):
            with person.line(code) as line:
                views.append((line.you["chair"], line.situation["view"]["viewer"], line.table["commitment"]))
            finish(person, code)
        assert views[0] == views[1]
        for door in ("record", "verify", "replay?seat=all", "analysis"):
            answer = ana.http.get(f"/api/tables/{codes[0]}/games/1/{door}")
            assert refused(answer) == (409, "duel-sealed")
        assert refused(ana.http.post(f"/api/tables/{codes[0]}/games/1/duel", json={})) == (409, "duel-sealed")

        first = ana.get("/api/daily")["games"][0]
        assert (first["attempts"], first["results"], first["appears"]) == (2, [], False)
        assert first["own"]["you"]
        shown = ana.post("/api/daily/twelve-gangsters/appear", appears=True)
        assert [one["name"] for one in shown["results"]] == ["Ana"]
        assert shown["results"][0] == first["own"]
        assert [one["you"] for one in bob.get("/api/daily")["games"][0]["results"]] == [False]
        assert ana.post("/api/daily/twelve-gangsters/appear", appears=False)["results"] == []
        answer = ana.http.post("/api/daily/gangster/appear", json={"appears": True})
        assert refused(answer) == (400, "duel-not-played")

        now[0] += DAY
        tomorrow = ana.get("/api/daily")
        assert tomorrow["commitment"] == today["tomorrow"] != today["commitment"]
        assert tomorrow["games"][0]["place"] is None
        assert refused(ana.http.get(f"/api/tables/{codes[0]}/games/1/record")) == (409, "duel-sealed")
        now[0] += DAY
        opened = ana.get("/api/daily")["opened"]
        secret = bytes.fromhex(opened["secret"])
        assert (opened["date"], opened["commitment"]) == (today["date"], today["commitment"])
        assert hashlib.sha256(secret).hexdigest() == today["commitment"]
        found = record(ana, codes[0])
        assert found.fairness.seed == hmac.digest(secret, b"twelve-gangsters", "sha256").hex()
        assert tripot.verify(found).steps == len(found.steps)


def test_a_deal_survives_a_restart_and_is_another_at_another_house(tmp_path: Path, stack: ExitStack) -> None:
    seals = []
    for folder in ("one", "one", "two"):
        (tmp_path / folder).mkdir(exist_ok=True)
        with (
            running(tmp_path / folder / "house.sqlite", now=lambda: NOON) as house,
            Visitor(house.origin, "Ana") as ana,
        ):
            seals.append(ana.get("/api/daily")["commitment"])
    assert seals[0] == seals[1] != seals[2]


def test_a_duel_too_late_does_not_count(tmp_path: Path) -> None:
    now = [NOON]
    with running(tmp_path / "house.sqlite", now=lambda: now[0]) as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/daily/twelve-gangsters")["code"]
        ana.post("/api/daily/twelve-gangsters/appear", appears=True)
        opens = ana.get("/api/daily")["opens"]
        now[0] = opens + 1
        finish(ana, code)
        now[0] = NOON
        game = ana.get("/api/daily")["games"][0]
        assert (game["own"], game["results"]) == (None, [])
