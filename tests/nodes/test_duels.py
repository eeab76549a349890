"""Duels, the deal of a day and what people agree upon are the same through whichever node one comes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.visitor import Visitor, sit_down

pytestmark = pytest.mark.slow


def finish(visitor: Visitor, code: str) -> None:
    with visitor.line(code) as line:
        line.play_out()


def test_a_duel_offered_at_one_node_is_played_at_another(nodes: Open, stack: ExitStack) -> None:
    one, two = nodes(2)
    ana, bob = (stack.enter_context(Visitor(node.origin, name)) for node, name in ((one, "Ana"), (two, "Bob")))
    elsewhere = stack.enter_context(ana.through(two.origin))
    theirs = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    finish(ana, theirs)
    duel = elsewhere.post(f"/api/tables/{theirs}/games/1/duel")["code"]
    assert ana.post(f"/api/tables/{theirs}/games/1/duel")["code"] == duel
    mine = bob.post(f"/api/duels/{duel}")["code"]
    finish(stack.enter_context(bob.through(one.origin)), mine)
    (comparison,) = ana.get(f"/api/duels/{duel}")["comparisons"]
    assert comparison["parting"] is None
    assert comparison["mine"]["score"] == comparison["theirs"]["score"]


def test_a_day_has_one_deal_and_a_person_plays_it_once_at_all_nodes(nodes: Open, stack: ExitStack) -> None:
    one, two = nodes(2)
    here = stack.enter_context(Visitor(one.origin, "Ana"))
    there = stack.enter_context(here.through(two.origin))
    assert here.get("/api/daily") == there.get("/api/daily")
    with ThreadPoolExecutor(4) as pool:
        begun = [pool.submit(visitor.post, "/api/daily/twelve-gangsters") for visitor in (here, there) * 2]
    assert len({begin.result()["code"] for begin in begun}) == 1
    finish(there, begun[0].result()["code"])
    here.post("/api/daily/twelve-gangsters/appear", appears=True)
    (result,) = there.get("/api/daily")["games"][0]["results"]
    assert (result["name"], result["you"]) == ("Ana", True)


def test_what_people_agree_upon_holds_at_all_nodes(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(2)
    people = [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(("Ana", "Bob", "Carl"))]
    code, lines = sit_down(people, stack)
    for line in lines:
        line.do("let-coach", agreed=True)
    assert all(person.post(f"/api/tables/{code}/hint")["parts"] for person in people)
    lines[1].do("let-coach", agreed=False)
    answers = [person.http.post(f"/api/tables/{code}/hint", json={}) for person in people]
    assert [answer.json()["problem"]["reason"] for answer in answers] == ["hint-company"] * 3
