"""Who is logged out at one node is logged out at all."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.visitor import Visitor
from tripot.server.wire import Close

pytestmark = pytest.mark.slow

PHRASE = "quatre mots bien gardés"


@pytest.mark.parametrize("told", [True, False])
def test_a_device_is_logged_out_at_every_node(nodes: Open, stack: ExitStack, told: bool) -> None:
    """With Redis, and without."""
    one, two = nodes(2, **({} if told else {"bus": ""}))
    ana = stack.enter_context(Visitor(one.origin, "Ana"))
    ana.post("/api/me/phrase", name="Ana", phrase=PHRASE)
    thief = stack.enter_context(Visitor(two.origin))
    thief.post("/api/enter", name="Ana", phrase=PHRASE)
    line = stack.enter_context(thief.line(ana.table()))
    assert len(ana.post("/api/me/logout", others=True)["devices"]) == 1
    assert line.closed() == Close.FORBIDDEN
    assert thief.get("/api/me")["name"] != "Ana"
    assert stack.enter_context(ana.through(two.origin)).get("/api/me")["name"] == "Ana"
