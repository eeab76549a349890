"""One's own games are the same through whichever node one comes, also when the node of a table has fallen."""

from __future__ import annotations

from contextlib import ExitStack

import psycopg
import pytest

from tests.nodes.conftest import Open
from tests.server.test_my_games import soon
from tests.server.visitor import Visitor, play_through, sit_down

pytestmark = pytest.mark.slow


def test_turns_and_finished_games_are_told_at_every_node(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(2)
    people = [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(("Ana", "Bob", "Carl"))]
    elsewhere = stack.enter_context(people[0].through(houses[1].origin))
    code, lines = sit_down(people, stack)
    lines[0].play(3)
    soon(people[0], lambda mine: mine[0]["waits"] == ["Bob", "Carl"])
    soon(elsewhere, lambda mine: mine[0]["waits"] == ["Bob", "Carl"])
    play_through(lines)
    (here,), (there,) = people[0].get("/api/me/games")["past"], elsewhere.get("/api/me/games")["past"]
    assert here == there
    assert here["code"] == code
    assert people[0].get("/api/home")["mine"] == []


def test_another_node_makes_up_for_what_a_fallen_one_did_not_write(
    nodes: Open, stack: ExitStack, database: str
) -> None:
    (one,) = nodes(1)
    ana, bob, carl = (stack.enter_context(Visitor(one.origin, name)) for name in ("Ana", "Bob", "Carl"))
    _, lines = sit_down([ana, bob, carl], stack)
    lines[0].play(3)
    soon(ana, lambda mine: mine[0]["waits"] == ["Bob", "Carl"])
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("update waits set n = 1, asked = '[]'")
    one.close()
    (two,) = nodes(1)
    soon(stack.enter_context(ana.through(two.origin)), lambda mine: mine[0]["waits"] == ["Bob", "Carl"])
