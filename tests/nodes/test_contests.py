"""Ratings, queue and evenings are the same through whichever node one comes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.test_evenings import look, opened, round_played
from tests.server.test_ratings import against_bots, settled
from tests.server.visitor import Visitor

pytestmark = pytest.mark.slow
NAMES = ("Ana", "Bob", "Carl", "Dora")


def visitors(nodes: Open, stack: ExitStack) -> list[Visitor]:
    """Two through each of two nodes."""
    houses = nodes(2)
    return [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(NAMES)]


def test_a_line_of_the_queue_departs_once_with_everybody(nodes: Open, stack: ExitStack) -> None:
    four = visitors(nodes, stack)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda person: person.post("/api/queue", game="twelve-gangsters", level="easy"), four))
        codes = {state["code"] for state in pool.map(lambda person: person.post("/api/queue/stay"), four)}
    codes |= {person.post("/api/queue/stay")["code"] for person in four}
    (code,) = codes - {""}
    with four[3].line(code) as line:
        assert [chair["kind"] for chair in line.table["chairs"]] == ["person"] * 4


def test_a_rated_game_is_counted_once(nodes: Open, stack: ExitStack) -> None:
    one, two = nodes(2)
    ana = stack.enter_context(Visitor(one.origin, "Ana"))
    there = stack.enter_context(ana.through(two.origin))
    against_bots(ana)
    against_bots(there)
    for house in (one, two):
        house.inside(house.house.services.ratings.settle())
    assert settled(ana, 2) == settled(there, 2)


def test_an_evening_is_entered_and_played_through_all_nodes(nodes: Open, stack: ExitStack) -> None:
    people = visitors(nodes, stack)
    code = opened(people[0], size=4, pace="relaxed")
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda person: person.post(f"/api/evenings/{code}/enter"), people))
    people[0].post(f"/api/evenings/{code}/bots", count=4, level="easy")
    view = round_played(people[0], people, code)
    assert look(people[1], code)["standings"] == view["standings"]
    assert [len(table["seats"]) for table in view["played"][0]["tables"]] == [4, 4]
