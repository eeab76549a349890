"""Several nodes tell of a turn as one: whichever of them falls, it is told, and by one of them alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.receivers import Browser, Receiver
from tests.server.test_notices import silent
from tests.server.test_sweep import Calendar
from tests.server.visitor import Visitor, sit_down
from tripot.server.database import notices
from tripot.server.database.notices import Notice

pytestmark = pytest.mark.slow
MINUTE = 60_000


def test_a_turn_is_told_although_its_node_has_fallen_and_only_once(nodes: Open, stack: ExitStack) -> None:
    receiver, calendar = stack.enter_context(Receiver()), Calendar()
    houses = nodes(
        2,
        now=calendar,
        uptime=calendar.uptime,
        grace=0.2,
        push_hosts=(receiver.place, "127.0.0.0/8"),
    )
    people = [stack.enter_context(Visitor(houses[n % 2].origin, name)) for n, name in enumerate(("Ana", "Bob", "Carl"))]
    bob = people[1]
    code, lines = sit_down(people, stack)
    receiver.status = 500
    bob.post("/api/me/notices", kind="push", address=f"{receiver.url}/bob", **Browser().keys)
    for house in houses:
        house.inside(house.house.herald.refresh())
    lines[1].play(2)
    lines[1].close()
    while lines[0].table["chairs"][1]["present"]:
        lines[0].read()
    for line, card in ((lines[0], 1), (lines[2], 3)):
        line.play(card)
    receiver.next()
    fallen = next(house for house in houses if house.house.services.nodes.drives(code))
    (other,) = (house for house in houses if house is not fallen)
    receiver.status = 200
    fallen.close()
    while not other.house.services.nodes.drives(code):
        pass
    assert silent(receiver, other), "not twice within a minute"
    calendar.ahead += MINUTE + 1000
    assert receiver.next().path == "/bob"
    assert silent(receiver, other)


def test_of_two_nodes_one_claims_an_attempt(nodes: Open) -> None:
    one, two = nodes(2)
    notice = Notice("channel", "CODE", 1, 0, 1, since=0, held=0, due=0)

    async def write() -> None:
        await one.house.services.store.write([notices.add(notice)])

    one.inside(write())
    with ThreadPoolExecutor(2) as pool:
        claims = [
            pool.submit(lambda node: node.inside(notices.claim(node.house.services.store, notice, 60)), node)
            for node in (one, two)
        ]
        assert sorted(claim.result() for claim in claims) == [False, True]
