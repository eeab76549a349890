"""Whoever is banned, not heard or forgotten at one node is so at all of them."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial

import pytest

from tests.nodes.conftest import Open
from tests.server.visitor import Line, Visitor, sit_down
from tests.until import until
from tripot.server.wire import Close

pytestmark = pytest.mark.slow

TOKEN = "only-for-the-host-of-this-house"


def renamed(line: Line) -> bool:
    line.catch_up()
    return bool(line.table["chairs"][2]["name"] == "Anonyme")


@pytest.mark.parametrize("told", [True, False])
def test_a_ban_and_a_farewell_reach_every_node(nodes: Open, stack: ExitStack, told: bool) -> None:
    """With Redis, and without."""
    one, two = nodes(2, admin_token=TOKEN, **({} if told else {"bus": ""}))
    people = [
        stack.enter_context(Visitor(house.origin, name)) for house, name in ((one, "Ana"), (two, "Bob"), (one, "Cléo"))
    ]
    code, (ana, bob, _) = sit_down(people, stack)
    people[0].post(f"/api/tables/{code}/mute", chair=2)
    through = stack.enter_context(people[0].through(two.origin))
    until(lambda: stack.enter_context(through.line(code)).you["muted"] == [2])
    host = stack.enter_context(Visitor(one.origin))
    host.post("/api/admin", token=TOKEN)
    elsewhere = stack.enter_context(host.through(two.origin))
    assert elsewhere.get("/api/admin")["nodes"] == 2
    (found,) = [each for each in elsewhere.get("/api/admin/people?name=bob")["people"] if each["name"] == "Bob"]
    host.post("/api/admin/ban", person=found["id"], days=1)
    assert bob.closed() in (Close.BANNED, Close.KICKED)
    until(lambda: people[1].http.post("/api/tables", json={"game": "gangster"}).status_code == 403)
    people[2].post("/api/me/delete", name="Cléo")
    for visitor in (people[0], through):
        with visitor.line(code) as line:
            until(partial(renamed, line))
            assert "Cléo" not in str(line.table)
    ana.close()
