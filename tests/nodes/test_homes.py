"""A table is at home at one node: others pass on what their visitors say, and what these are told."""

from __future__ import annotations

import socket
from contextlib import ExitStack

import pytest

from tests.nodes.conftest import Open
from tests.server.running import Running
from tests.server.visitor import Line, Visitor
from tripot.server.cluster import BEAT, Cluster
from tripot.server.database.nodes import LIFE_MS
from tripot.server.wire import Close

pytestmark = pytest.mark.slow

SAYINGS = 50


def at_home(ana: Visitor, houses: list[Running], home: int = 0, **form: object) -> str:
    """The code of a table of hers that is at home at this node."""
    while True:
        code = ana.table(**form)
        if houses[home].house.services.nodes.drives(code):
            return code


def whole(line: Line) -> list[str]:
    """Every message after the welcome, as it came."""
    kinds = ('{"type":"welcome"', '{"type":"pong"', '{"type":"ack"')
    return [raw for raw in line.raw if not raw.startswith(kinds)]


def test_only_the_home_has_the_table(nodes: Open, stack: ExitStack) -> None:
    one, two = houses = nodes(2)
    ana, bo = (stack.enter_context(Visitor(two.origin, name)) for name in ("Ana", "Bo"))
    code = at_home(ana, houses)
    lines = [stack.enter_context(person.line(code)) for person in (ana, bo)]
    lines[1].do("sit", chair=1)
    lines[0].until(lambda message: lines[0].table["chairs"][1]["present"] is True)
    assert bo.post("/api/join", code=code)["code"] == code
    assert (code in one.house.tables, code in two.house.tables) == (True, False)
    assert (one.house.sockets, two.house.sockets, two.house.services.nodes.piped()) == (0, 2, 2)
    lines[1].close()
    lines[0].until(lambda message: lines[0].table["chairs"][1]["present"] is False)
    assert two.house.services.nodes.piped() == 1


def test_what_is_told_elsewhere_is_the_same_byte_for_byte(nodes: Open, stack: ExitStack) -> None:
    one, two = houses = nodes(2)
    ana = stack.enter_context(Visitor(one.origin, "Ana"))
    bo = stack.enter_context(Visitor(two.origin, "Bo"))
    code = at_home(ana, houses)
    here = stack.enter_context(ana.line(code))
    there = stack.enter_context(stack.enter_context(ana.through(two.origin)).line(code))
    far = stack.enter_context(bo.line(code))
    far.do("sit", chair=1)
    for chair in (2, 3):
        here.do("add-bot", chair=chair, level="easy")
    here.do("start")
    for line in (far, there):
        line.until(lambda message: message["type"] == "snapshot") if not line.game else None
    while here.situation["result"] is None:
        for line in (there, far):
            line.catch_up()
            if line.situation["legal"]:
                line.choose()
        far.do("say", text="é")
        here.catch_up()
    here.catch_up()
    there.catch_up()
    seen, relayed = whole(here), whole(there)
    assert len(relayed) > 10
    assert seen[-len(relayed) :] == relayed


def test_whoever_may_not_come_in_is_told_so_from_there(nodes: Open, stack: ExitStack) -> None:
    one, two = houses = nodes(2)
    ana, bo = (stack.enter_context(Visitor(two.origin, name)) for name in ("Ana", "Bo"))
    code = at_home(ana, houses)
    host = stack.enter_context(ana.line(code))
    guest = stack.enter_context(bo.line(code))
    guest.do("sit", chair=1)
    host.do("kick", chair=1)
    assert guest.closed() == Close.KICKED
    assert bo.silent_line(code).closed() == Close.KICKED
    nobody = next(text for text in codes() if one.house.services.nodes.drives(text))
    assert bo.silent_line(nobody).closed() == Close.NO_TABLE
    early = stack.enter_context(bo.silent_line(at_home(bo, houses)))
    assert early.refused("sit", chair=0) == "server-no-hello"


def test_a_new_name_is_known_at_the_home_without_redis(nodes: Open, stack: ExitStack) -> None:
    _, two = houses = nodes(2, bus="")
    ana = stack.enter_context(Visitor(two.origin, "Ana"))
    bo = stack.enter_context(Visitor(two.origin, "Bo"))
    line = stack.enter_context(bo.line(at_home(ana, houses)))
    bo.post("/api/me", name="Bob")
    for _ in range(SAYINGS):
        line.send("say", text="moi")
        if line.until(lambda message: message["type"] == "said")["saying"]["name"] == "Bob":
            return
    raise AssertionError("still Bo")


def codes() -> list[str]:
    return [f"0000-0000-00{first}{second}" for first in "ABCDEF" for second in "ABCDEF"]


def test_a_table_whose_home_cannot_be_reached_is_served_all_the_same(nodes: Open, stack: ExitStack) -> None:
    """By each node to those who came there; when the home answers again, everybody is sent there."""
    one, two = houses = nodes(2)
    ana = stack.enter_context(Visitor(one.origin, "Ana"))
    bo = stack.enter_context(Visitor(two.origin, "Bo"))
    code = at_home(ana, houses)
    deaf(one)
    here, there = stack.enter_context(ana.line(code)), stack.enter_context(bo.line(code))
    for line in (here, there):
        while not line.table["spectators"]:
            line.read()
    there.do("sit", chair=1)
    here.until(lambda message: here.table["chairs"][1]["present"] is True)
    assert [code in house.house.tables for house in houses] == [True, True]
    here.do("say", text="Salut")
    assert there.until(lambda message: message["type"] == "said")["saying"]["text"] == "Salut"
    there.do("say", text="Tiens")
    assert here.until(lambda message: message["type"] == "said")["saying"]["text"] == "Tiens"
    hearing(one)
    assert there.closed() == Close.RESTART
    again = stack.enter_context(bo.line(code))
    assert two.house.services.nodes.piped() == 1
    assert code not in two.house.tables
    again.do("say", text="Encore")
    assert here.until(lambda message: message["type"] == "said")["saying"]["text"] == "Encore"


def test_who_came_through_a_lost_home_goes_on_elsewhere(nodes: Open, stack: ExitStack) -> None:
    """Its visitors are sent back at once, nothing acknowledged is lost, and what is sent again is done once."""
    one, two = houses = nodes(2)
    people = [stack.enter_context(Visitor(two.origin, name)) for name in ("Ana", "Bo", "Cleo")]
    code = at_home(people[0], houses)
    lines = [stack.enter_context(person.line(code)) for person in people]
    for chair, line in enumerate(lines[1:], 1):
        line.do("sit", chair=chair)
    lines[0].do("start")
    move = lines[0].situation["legal"][0]
    lines[0].do("act", id="same", moves=[move])
    deaf(one)
    assert [line.closed() for line in lines] == [Close.RESTART] * 3
    again = stack.enter_context(people[0].line(code))
    again.catch_up()
    assert again.situation["view"]["waiting"] == [1, 2]
    assert again.ask("act", id="same", moves=[move])["type"] == "ack"
    again.catch_up()
    assert again.situation["view"]["waiting"] == [1, 2]


def test_a_home_that_falls_is_known_to_have_fallen_within_two_seconds() -> None:
    """Its last sign of life grows too old, and all look at the next beat."""
    assert LIFE_MS / 1000 + BEAT < 2
    assert LIFE_MS / 1000 > 3 * BEAT


def deaf(house: Running) -> None:
    """From now on this node cannot be called, and those who had called have lost it."""

    async def close() -> None:
        links = cluster(house)._links
        assert links._listening is not None
        links._listening.close()
        for caller in list(links._callers):
            caller.cut()

    house.inside(close())


def hearing(house: Running) -> None:
    """It can be called again, where it could before."""

    async def listen() -> None:
        links, inner = cluster(house)._links, house.house
        host, _, port = links.name.partition("@")[2].rpartition(":")
        links._door = socket.create_server((host, int(port)))
        await links.listen(inner.services.secret, inner._relay)

    house.inside(listen())


def cluster(house: Running) -> Cluster:
    found = house.house.services.nodes
    assert isinstance(found, Cluster)
    return found
