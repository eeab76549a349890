"""A hint is what the strong bot would do by the seat's own view: only against bots, only when something is asked."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.conftest import Arrive
from tests.server.visitor import Visitor, sit_down
from tripot.games.registry import BOXES

LONGEST = 12
"""Questions of a game that are answered as the coach says."""


def refused(visitor: Visitor, code: str) -> str:
    answer = visitor.http.post(f"/api/tables/{code}/hint", json={})
    assert answer.status_code == 400
    return str(answer.json()["problem"]["reason"])


@pytest.mark.parametrize("game", list(BOXES))
def test_what_the_coach_says_can_be_done(arrive: Arrive, game: str) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game=game, players=3, level="easy")["code"]
    with ana.line(code) as line:
        for _ in range(LONGEST):
            while not line.situation["legal"] and line.situation["result"] is None:
                line.read()
            if line.situation["result"] is not None:
                return
            hint = ana.post(f"/api/tables/{code}/hint")
            assert hint["question"] == line.situation["question"]
            line.do("act", moves=[part["move"] for part in hint["parts"]], question=hint["question"])


def test_nobody_is_helped_against_people(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, _ = sit_down(people, stack)
    assert [refused(person, code) for person in people] == ["hint-company"] * 3


def test_whoever_does_not_play_gets_no_hint(arrive: Arrive) -> None:
    ana, zoe = arrive("Ana"), arrive("Zoé")
    code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    assert refused(zoe, code) == "lobby-not-seated"
    assert refused(ana, ana.table()) == "game-not-started"
    with ana.line(code) as line:
        line.play_out()
    assert refused(ana, code) == "hint-not-asked"
