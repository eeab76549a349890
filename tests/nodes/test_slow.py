"""A slow game outlives restarts and the node it is at home at: its clocks, its standing orders, who has left it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.nodes.test_cluster import fall_silent
from tests.server.running import Running
from tests.server.test_slow import DAY, HOUR, Time, ring, shortened, visits
from tests.server.visitor import Visitor, sit_down
from tests.until import until
from tripot.server.cluster import Cluster
from tripot.server.database import nodes as database_nodes
from tripot.server.database.nodes import LIFE_MS

pytestmark = pytest.mark.slow
ORDERS = {"nostra-city": "go-on", "gangster": "bid-perle"}

LONGER = [pytest.param(game, marks=pytest.mark.long) for game in ("reglement-de-comptes", "gangster")]


@pytest.mark.parametrize("game", ["twelve-gangsters", "nostra-city", *LONGER])
def test_a_game_of_a_week_across_three_restarts_and_the_death_of_its_home(
    game: str, nodes: Open, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortened(monkeypatch)
    time = Time()
    began = time.now

    def opened() -> list[Running]:
        return nodes(2, now=time, seed=bytes(32))

    houses = opened()
    people = [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(("Ana", "Bob", "Cléo"))]
    cookies = [person.http.cookies for person in people]
    code, lines = sit_down(people, stack, game=game, pace="days" if game == "gangster" else "bank")
    wanted = [ORDERS[game]] if game in ORDERS else []
    for order in wanted:
        lines[0].do("set-order", order=order, amount=700)
    coming = cookies if game == "gangster" else cookies[:2]
    if len(coming) == 2:
        lines[2].do("concede")
    for line in lines:
        line.close()
    over = False
    for restart in range(3):
        over = visits(houses[restart % 2].origin, coming, code)
        time.days(2)
        for house in houses:
            house.close()
        houses = opened()
    assert not over
    time.days(1)
    home = next(house for house in houses if house.house.services.nodes.drives(code))
    (other,) = (house for house in houses if house is not home)
    with Visitor(home.origin, cookies=cookies[0]) as ana, ana.line(code) as line:
        before = line.situation
    silent = home.house.services.nodes
    assert isinstance(silent, Cluster)
    home.inside(fall_silent(silent))
    monkeypatch.setattr(database_nodes, "LIFE_MS", LIFE_MS)
    until(lambda: other.house.services.nodes.drives(code))
    with Visitor(other.origin, cookies=cookies[0]) as ana, ana.line(code) as line:
        if line.situation["question"] == before["question"]:  # nothing was answered by the house since
            assert line.situation["deadlines"][0] == before["deadlines"][0]
        assert [order["order"] for order in line.you["orders"]] == wanted
        assert line.table["chairs"][2]["gone"] == ("" if game == "gangster" else "conceded")
    for _ in range(200):
        if visits(other.origin, coming, code):
            break
        time.now += HOUR
        other.inside(ring(other, code))
    else:
        pytest.fail("it does not come to its end")
    assert time.now - began > 7 * DAY
