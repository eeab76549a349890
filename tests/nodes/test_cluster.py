"""Several nodes are one house: whoever comes through whichever node sits at the same table."""

from __future__ import annotations

import asyncio
import re
import threading
from contextlib import ExitStack

import psycopg
import pytest

from tests.nodes.conftest import Open
from tests.nodes.redis import Redis
from tests.server.running import Running
from tests.server.visitor import Line, Message, Visitor, sit_down
from tripot.analysis.budget import Budget
from tripot.server.cluster import Cluster
from tripot.server.database.nodes import LIFE_MS
from tripot.server.wire import Close

pytestmark = pytest.mark.slow


def started(
    stack: ExitStack, nodes: list[Running], *names: str, **form: object
) -> tuple[str, list[Visitor], list[Line]]:
    """A game of people who come through the nodes in turn."""
    people = [stack.enter_context(Visitor(nodes[n % len(nodes)].origin, name)) for n, name in enumerate(names)]
    code, lines = sit_down(people, stack, **form)
    return code, people, lines


def test_a_whole_game_through_three_nodes(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(3)
    code, people, lines = started(stack, houses, "Ana", "Bo", "Cleo")
    players = [threading.Thread(target=line.play_out) for line in lines]
    for player in players:
        player.start()
    for player in players:
        player.join()
    results = [line.situation["result"] for line in lines]
    assert results[0] is not None
    assert results[0] == results[1] == results[2]
    for person, node in zip(people, [houses[1], houses[2], houses[0]], strict=True):
        with person.through(node.origin) as elsewhere:
            assert elsewhere.get(f"/api/tables/{code}/games/1/verify")["honest"]


@pytest.mark.parametrize("told", [True, False])
def test_everybody_sees_who_is_there(nodes: Open, stack: ExitStack, told: bool) -> None:
    """With Redis, and without."""
    one, two = nodes(2, grace=0.2, **({} if told else {"bus": ""}))
    ana, bo = (stack.enter_context(Visitor(node.origin, name)) for node, name in ((one, "Ana"), (two, "Bo")))
    code = ana.table()
    first = stack.enter_context(ana.line(code))
    second = bo.line(code)
    first.until(lambda message: first.table["spectators"] == 1)
    second.do("sit", chair=1)
    first.until(lambda message: first.table["chairs"][1]["present"] is True)
    second.do("say", text="Salut")
    assert first.until(lambda message: message["type"] == "said")["saying"]["text"] == "Salut"
    second.close()
    first.until(lambda message: first.table["chairs"][1]["present"] is False)


@pytest.mark.parametrize("told", [True, False])
def test_a_new_name_is_known_everywhere(nodes: Open, stack: ExitStack, told: bool) -> None:
    """With Redis, and without."""
    one, two = nodes(2, **({} if told else {"bus": ""}))
    ana = stack.enter_context(Visitor(one.origin, "Ana"))
    code = ana.table()
    elsewhere = stack.enter_context(stack.enter_context(ana.through(two.origin)).line(code))
    ana.post("/api/me", name="Anna")
    elsewhere.until(lambda message: elsewhere.table["chairs"][0]["name"] == "Anna")
    elsewhere.send("say", text="moi")
    assert elsewhere.until(lambda message: message["type"] == "said")["saying"]["name"] == "Anna"


def test_a_command_sent_again_to_another_node_is_done_once(nodes: Open, stack: ExitStack) -> None:
    one, two = nodes(2)
    code, people, lines = started(stack, [one], "Ana", "Bo", "Cleo")
    move = lines[0].situation["legal"][0]
    lines[0].do("act", id="same", moves=[move])
    with people[0].through(two.origin) as ana, ana.line(code) as again:
        assert again.ask("act", id="same", moves=[move])["type"] == "ack"
        assert again.situation["view"]["waiting"] == [1, 2]


def test_who_comes_again_through_another_node_never_goes_back_in_time(nodes: Open, stack: ExitStack) -> None:
    """The other node has the table in memory, and may not have heard yet."""
    one, two = nodes(2, bus="")
    code, people, lines = started(stack, [one], "Ana", "Bo", "Cleo")
    elsewhere = stack.enter_context(people[0].through(two.origin))
    watching = stack.enter_context(elsewhere.line(code))
    for _ in range(3):
        for line in lines:
            line.catch_up()
            line.choose()
        lines[0].catch_up()
        seen = lines[0].game["seq"]
        with elsewhere.line(code, game=1, viewer=0, last_seq=seen) as later:
            later.send("ping")
            messages: list[Message] = []
            while not messages or messages[-1]["type"] != "pong":
                messages.append(later.read())
            assert all(message["type"] != "snapshot" for message in messages)
    watching.catch_up()


def test_choices_at_the_same_moment_through_two_nodes(nodes: Open, stack: ExitStack, database: str) -> None:
    """All of them are made at the home of the table: no node is overtaken by another."""
    houses = nodes(2)
    lines = []
    for table in range(4):
        lines += started(stack, houses, *(f"P{table}{seat}" for seat in range(4)))[2]
    players = [threading.Thread(target=line.play_out) for line in lines]
    for player in players:
        player.start()
    for player in players:
        player.join()
    assert all(line.situation["result"] is not None for line in lines)
    assert [counted(house, "tripot_overtaken_total") for house in houses] == [0, 0]
    with psycopg.connect(database) as connection:
        numbers = connection.execute("select code, count(*), max(n) from turns group by code").fetchall()
    assert all(count == last for _, count, last in numbers)


def counted(house: Running, name: str) -> float:
    found = re.search(rf"^{name} (\S+)", house.house.metrics.text(), re.MULTILINE)
    return float(found[1]) if found else 0


def test_without_redis_each_node_looks_for_itself(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(2, bus="")
    _, _, lines = started(stack, houses, "Ana", "Bo", "Cleo")
    for line in lines:
        line.choose()
    for line in lines:
        while line.situation["view"]["round"] < 2:
            line.read()


def test_news_comes_without_redis_and_with_it_again(nodes: Open, stack: ExitStack, redis: Redis) -> None:
    houses = nodes(2)
    _, _, lines = started(stack, houses, "Ana", "Bo", "Cleo")
    redis.kill()
    for number in (2, 3):
        for line in lines:
            line.catch_up()
            line.choose()
        for line in lines:
            while line.situation["view"]["round"] < number:
                line.read()
        if number == 2:
            redis.start()


def test_a_clock_rings_once(nodes: Open, stack: ExitStack) -> None:
    """Nobody answers: one substitute answers for each seat, though two nodes have the table in memory."""
    houses = nodes(2, paces={"fast": 0.3, "relaxed": 60.0, "days": 3600.0})
    code, people, lines = started(stack, houses, "Ana", "Bo", "Cleo", pace="fast")
    for line in lines:
        while line.situation["result"] is None:
            line.read()
    for house in houses:
        with people[0].through(house.origin) as ana:
            assert ana.get(f"/api/tables/{code}/games/1/verify")["honest"]
    played = sum(counted(house, "tripot_actions_total") for house in houses)
    asked = sum(counted(house, "tripot_bot_decisions_total") for house in houses)
    assert asked < 1.5 * played


def test_bots_think_at_one_node(nodes: Open, stack: ExitStack) -> None:
    """Not at both, nor again because a person was first with a turn."""
    houses = nodes(2)
    ana = stack.enter_context(Visitor(houses[0].origin, "Ana"))
    elsewhere = stack.enter_context(ana.through(houses[1].origin))

    def both_drove() -> bool:
        return all(counted(house, "tripot_bot_decisions_total") for house in houses)

    for game in range(30):
        if game >= 4 and both_drove():
            break
        code = ana.post("/api/quick", game="twelve-gangsters", players=4, level="easy")["code"]
        with elsewhere.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot") if not line.game else None
            line.play_out()
    asked = sum(counted(house, "tripot_bot_decisions_total") for house in houses)
    played = sum(counted(house, "tripot_actions_total") for house in houses)
    assert asked < 0.8 * played
    assert both_drove()


def test_an_analysis_is_worked_out_once_and_seen_everywhere(nodes: Open, stack: ExitStack) -> None:
    houses = nodes(2, analysis=Budget(playouts=40))
    ana = stack.enter_context(Visitor(houses[0].origin, "Ana"))
    code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
    with ana.line(code) as line:
        while not line.game:
            line.read()
        line.play_out()
    page = f"/api/tables/{code}/games/1/analysis"
    assert ana.http.post(page, json={}).status_code == 202
    elsewhere = stack.enter_context(ana.through(houses[1].origin))
    seen = []
    while (found := elsewhere.get(page))["analysis"] is None:
        seen.append(found["progress"])
        elsewhere.http.post(page, json={})
    assert any(progress is not None for progress in seen)
    assert [bool(house.house.analyst.pids()) for house in houses] == [True, False]


def test_the_clocks_of_a_node_that_falls_silent_go_on(nodes: Open, stack: ExitStack) -> None:
    """It gives no more signs of life and drives nothing: the other one is then the home of all its tables."""
    one, two = nodes(2, life=LIFE_MS, paces={"fast": 0.3, "relaxed": 60.0, "days": 3600.0})
    tables = [started(stack, [two], f"A{table}", f"B{table}", f"C{table}", pace="fast") for table in range(4)]
    moving = [code for code, _, _ in tables if one.house.services.nodes.drives(code)]
    silent = one.house.services.nodes
    assert isinstance(silent, Cluster)
    one.inside(fall_silent(silent))
    for code, people, lines in tables:
        line = lines[0]
        if code in moving:
            assert line.closed() == Close.RESTART
            line = stack.enter_context(people[0].line(code))
            line.until(lambda message: message["type"] == "snapshot") if not line.game else None
        while line.situation["result"] is None:
            line.read()


async def fall_silent(node: Cluster) -> None:
    for task in asyncio.all_tasks():
        if getattr(task.get_coro(), "__qualname__", "") == "Cluster.run":
            task.cancel()
    node.live = ("somebody", "somebody else")
