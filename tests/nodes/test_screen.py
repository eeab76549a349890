"""A screen at a node that is not the home of its table."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.visitor import Visitor, sit_down

pytestmark = pytest.mark.slow


def test_a_player_sees_no_hand_on_a_screen_whatever_the_node(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(2)
    people = [stack.enter_context(Visitor(houses[0].origin, name)) for name in ("Ana", "Bob", "Carl")]
    code, lines = sit_down(people, stack)
    lines[0].do("say", text="Salut")
    for house in houses:
        player = stack.enter_context(people[0].through(house.origin))
        shown = stack.enter_context(player.silent_line(f"{code}/stream/0"))
        shown.send("hello")
        assert shown.situation["legal"] == []
        assert shown.game["viewer"] is None
        assert "Salut" not in "".join(shown.raw)
        assert shown.refused("say", text="Psst") == "server-screen"
