"""A slow game outlives the node it is at home at, with its clocks, its standing orders and who has left it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.test_slow import HOUR, Time, visits
from tests.server.visitor import Visitor, sit_down
from tests.until import until

pytestmark = pytest.mark.slow


def test_a_slow_game_goes_on_when_its_home_falls(nodes: Open, stack: ExitStack) -> None:
    time = Time()
    houses = nodes(2, now=time, seed=bytes(32))
    people = [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(("Ana", "Bob", "Cléo"))]
    cookies = [person.http.cookies for person in people]
    code, lines = sit_down(people, stack, game="nostra-city", pace="bank")
    lines[0].do("set-order", order="go-on")
    lines[2].do("concede")
    lines[0].catch_up()
    deadlines = lines[0].situation["deadlines"]
    for line in lines:
        line.close()
    fallen = next(house for house in houses if house.house.services.nodes.drives(code))
    (other,) = (house for house in houses if house is not fallen)
    time.now += 3 * HOUR
    fallen.close()
    until(lambda: other.house.services.nodes.drives(code))
    with Visitor(other.origin, cookies=cookies[0]) as ana, ana.line(code) as line:
        line.catch_up()
        assert [line.situation["deadlines"][seat] for seat in (0, 1)] == deadlines[:2]
        assert [order["order"] for order in line.you["orders"]] == ["go-on"]
        assert line.table["chairs"][2]["gone"] == "conceded"
    for _ in range(60):
        if visits(other.origin, cookies[:2], code):
            break
    else:
        pytest.fail("it does not come to its end")
