"""A hint is what the strong bot would do by the seat's own view, and why; a mark tells what a choice gave away. Only
against bots or where all agree, and only when something is asked."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.visitor import Visitor, sit_down
from tripot.analysis.counsel import END
from tripot.bots.brain import brain_kind
from tripot.games.registry import BOXES

LONGEST = 5
"""Questions of a game that are answered as the coach says."""


def refused(visitor: Visitor, code: str, door: str = "hint") -> str:
    answer = visitor.http.post(f"/api/tables/{code}/{door}", json={})
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
            if hint["grounds"] is not None:
                assert hint["grounds"]["term"] in (END, *brain_kind(game).reasons)
            line.do("act", moves=[part["move"] for part in hint["parts"]], question=hint["question"])
            assert ana.post(f"/api/tables/{code}/mark") == {"question": hint["question"], "loss": 0, "better": []}


def test_nobody_is_helped_against_people(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code, _ = sit_down(people, stack)
    for door in ("hint", "mark"):
        assert [refused(person, code, door) for person in people] == ["hint-company"] * 3


def test_where_all_agree_the_coach_speaks_until_somebody_takes_it_back(tmp_path: Path, stack: ExitStack) -> None:
    """A restart between: what was agreed is kept with the table."""
    with running(tmp_path / "house.sqlite") as house, ExitStack() as lines:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, (ana, bob, carl) = sit_down(people, lines)
        for line in (ana, bob, carl):
            assert not line.table["coached"]
            assert refused(people[0], code) == "hint-company"
            line.do("let-coach", agreed=True)
        ana.catch_up()
        assert ana.table["coached"]
        assert [chair["coach"] for chair in ana.table["chairs"]] == [True, True, True]
        assert people[1].post(f"/api/tables/{code}/hint")["parts"]
    with running(tmp_path / "house.sqlite") as house:
        first, second, _ = (stack.enter_context(person.through(house.origin)) for person in people)
        hint = second.post(f"/api/tables/{code}/hint")
        with second.line(code) as line:
            line.do("act", moves=[part["move"] for part in hint["parts"]])
            assert second.post(f"/api/tables/{code}/mark")["loss"] == 0
            line.do("undo")
            assert refused(second, code, "mark") == "mark-nothing"
            line.do("let-coach", agreed=False)
            assert not line.table["coached"]
        assert (refused(first, code), refused(second, code, "mark")) == ("hint-company", "hint-company")


def test_what_was_agreed_ends_with_the_game(arrive: Arrive, stack: ExitStack) -> None:
    ana, zoe = arrive("Ana"), arrive("Zoé")
    code = ana.table()
    first, second = (stack.enter_context(person.line(code)) for person in (ana, zoe))
    assert second.refused("let-coach", agreed=True) == "lobby-not-seated"
    second.do("sit", chair=1)
    first.do("add-bot", chair=2, level="easy")
    first.do("let-coach", agreed=True)
    second.do("let-coach", agreed=True)
    first.catch_up()
    assert first.table["coached"]
    first.do("start")
    second.catch_up()
    while first.situation["result"] is None:
        for line in (first, second):
            line.catch_up()
            if line.situation["legal"]:
                line.choose()
    first.do("rematch")
    assert not first.table["coached"]


def test_a_dear_choice_is_marked(arrive: Arrive) -> None:
    """Whoever always takes the first card of 12 Gangsters makes some that are dear, and some that are not."""
    ana = arrive("Ana")
    marks: list[float] = []
    while not any(marks) or all(marks):
        code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="strong")["code"]
        with ana.line(code) as line:
            assert refused(ana, code, "mark") == "mark-nothing"
            while line.situation["result"] is None:
                if not line.situation["legal"]:
                    line.read()
                    continue
                question = line.situation["question"]
                line.choose()
                mark = ana.post(f"/api/tables/{code}/mark")
                assert mark["question"] == question
                assert (mark["loss"] > 0.1) == bool(mark["better"])
                marks.append(mark["loss"])


def test_whoever_does_not_play_gets_no_hint(arrive: Arrive) -> None:
    ana, zoe = arrive("Ana"), arrive("Zoé")
    code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    assert refused(zoe, code) == "lobby-not-seated"
    assert refused(ana, ana.table()) == "game-not-started"
    with ana.line(code) as line:
        line.play_out()
    assert refused(ana, code) == "hint-not-asked"
