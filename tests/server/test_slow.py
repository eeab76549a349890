"""Slow games: a bank of time, holidays, nudges, and what the house answers for whoever is not there."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor, sit_down
from tests.until import until
from tripot.games.registry import box
from tripot.server.bank import Bank
from tripot.server.clock import Clock
from tripot.server.table import Table

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
BANK = Bank(24 * 3600, 4 * 3600, 72 * 3600)


class Time:
    """Passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def days(self, count: float) -> None:
        self.now += round(count * DAY)


def opened(stack: ExitStack, data: Path, time: Time, **settings: Any) -> Running:
    return stack.enter_context(running(data, now=time, seed=bytes(32), **settings))


def test_what_is_left_and_a_little_more_is_for_the_next_answer() -> None:
    clock = Clock(2, BANK)
    clock.ask([0], 0)
    assert clock.deadlines == [24 * HOUR, None]
    clock.ask([1], 10 * HOUR, 0)
    clock.ask([0], 11 * HOUR, 1)
    assert clock.deadlines[0] == 11 * HOUR + (14 + 4) * HOUR
    for turn in range(40):
        clock.ask([1], 11 * HOUR + turn, 0)
        clock.ask([0], 11 * HOUR + turn, 1)
    assert clock.deadlines[0] == 11 * HOUR + 39 + 72 * HOUR, "never more than so much"


def test_whoever_was_late_has_the_gain_alone() -> None:
    clock = Clock(2, BANK)
    clock.ask([0], 0)
    clock.ask([1], 30 * HOUR, 0)
    clock.ask([0], 31 * HOUR, 1)
    assert clock.deadlines[0] == 35 * HOUR


def test_a_quiet_answer_costs_nothing_so_the_next_clock_does_not_tell_when_it_came() -> None:
    deadlines = []
    for taken in (1, 20):
        clock = Clock(2, BANK)
        clock.ask([0, 1], 0, quiet=True)
        clock.ask([1], taken * HOUR, 0, public=False, quiet=True)
        clock.ask([0], 21 * HOUR, 1)
        deadlines.append(clock.deadlines[0])
    assert deadlines == [45 * HOUR, 45 * HOUR]


def test_on_holiday_a_clock_stands_still_and_goes_on_with_what_was_left() -> None:
    clock = Clock(2, BANK)
    clock.ask([0], 0)
    clock.rest(0, 50 * HOUR, 10 * HOUR)
    assert clock.deadlines[0] == 64 * HOUR
    clock.rest(0, 20 * HOUR, 20 * HOUR)
    assert clock.deadlines[0] == 34 * HOUR, "back sooner"
    clock.rest(1, 100 * HOUR, 20 * HOUR)
    clock.ask([1], 21 * HOUR, 0)
    assert clock.deadlines[1] == 124 * HOUR, "asked while away"


def test_a_holiday_moves_the_deadline_for_everybody_and_is_bounded(tmp_path: Path, stack: ExitStack) -> None:
    time = Time()
    house = opened(stack, tmp_path / "house.sqlite", time)
    ana, bob, cleo = (stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Cléo"))
    _, lines = sit_down([ana, bob, cleo], stack, pace="bank")
    before = lines[1].situation["deadlines"]
    assert ana.get("/api/me/holiday") == {"until": 0, "most": 14}
    assert ana.http.post("/api/me/holiday", json={"days": 15}).json()["problem"]["reason"] == "holiday-most"
    assert ana.post("/api/me/holiday", days=10)["until"] == time.now + 10 * DAY
    told = lines[1].until(lambda message: message["type"] == "clocks")
    assert told["deadlines"] == [before[0] + 10 * DAY, *before[1:]]
    assert lines[1].table["chairs"][0]["away"] == time.now + 10 * DAY
    time.days(4)
    assert ana.post("/api/me/holiday", days=0) == {"until": 0, "most": 14}
    told = lines[1].until(lambda message: message["type"] == "clocks")
    assert told["deadlines"][0] == before[0] + 4 * DAY
    for _ in range(2):
        ana.post("/api/me/holiday", days=13)
        time.days(13)
    assert ana.get("/api/me/holiday")["most"] == 0, "thirty days a year"
    assert ana.http.post("/api/me/holiday", json={"days": 1}).status_code == 400
    time.days(340)
    assert ana.get("/api/me/holiday")["most"] > 0


def test_a_nudge_waits_for_hours_and_is_heard_at_the_table(tmp_path: Path, stack: ExitStack) -> None:
    time = Time()
    house = opened(stack, tmp_path / "house.sqlite", time)
    ana, bob, cleo = (stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Cléo"))
    _, lines = sit_down([ana, bob, cleo], stack, pace="bank")
    assert lines[0].refused("nudge") == "nudge-too-soon"
    time.now += 5 * HOUR
    lines[0].do("nudge")
    said = lines[1].until(lambda message: message["type"] == "said")
    assert (said["saying"]["reaction"], said["saying"]["chair"]) == ("nudge", 0)
    assert lines[1].refused("nudge") == "nudge-too-soon", "once for all of them"
    time.now += 5 * HOUR
    for person in (bob, cleo):
        person.post("/api/me/holiday", days=3)
    assert lines[0].refused("nudge") == "nudge-nobody", "nobody is fetched from his holidays"


@pytest.mark.parametrize("game", ["nostra-city", "gangster"])
def test_orders_are_told_to_their_owner_alone(game: str, tmp_path: Path, stack: ExitStack) -> None:
    time, data = Time(), tmp_path / "house.sqlite"
    order = "go-on" if game == "nostra-city" else "bid-perle"
    with ExitStack() as first:
        house = opened(first, data, time)
        people = [first.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Cléo")]
        cookies = [person.http.cookies for person in people]
        code, lines = sit_down(people, first, game=game, pace="bank")
        for line in lines:
            line.catch_up()
        heard = [len(line.raw) for line in lines]
        lines[0].do("set-order", order=order, amount=700)
        assert lines[0].you["orders"] == [{"order": order, "amount": 700}]
        for line, count in zip(lines[1:], heard[1:], strict=True):
            line.catch_up()
            assert len(line.raw) == count + 1, "a pong, and not a word more"
        assert lines[1].refused("set-order", order="no-such-thing") == "order-unknown"
    with ExitStack() as second:
        house = opened(second, data, time)
        ana, bob = (second.enter_context(Visitor(house.origin, cookies=own)) for own in cookies[:2])
        line = second.enter_context(ana.line(code))
        assert line.you["orders"] == [{"order": order, "amount": 700}], "a restart forgets nothing"
        assert second.enter_context(bob.line(code)).you["orders"] == []
        line.do("drop-order", order=order)
        assert line.you["orders"] == []


def test_where_clocks_run_nothing_is_answered_for_anybody(tmp_path: Path, stack: ExitStack) -> None:
    house = opened(stack, tmp_path / "house.sqlite", Time())
    people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob")]
    _, lines = sit_down(people, stack, game="gangster", pace="relaxed")
    assert lines[0].refused("set-order", order="bid-perle", amount=1) == "order-unknown"


def visits(origin: str, cookies: list[httpx.Cookies], code: str) -> bool:
    """Everybody comes once, answers all that is asked until nothing is, and goes; whether it is over."""
    over = False
    for own in cookies:
        with ExitStack() as stack:
            person = stack.enter_context(Visitor(origin, cookies=own))
            line = stack.enter_context(person.line(code))
            line.catch_up()
            over = answer_all(line)
    return over


def answer_all(line: Line) -> bool:
    while line.situation["result"] is None:
        if not line.situation["legal"]:
            line.catch_up()
            if not line.situation["legal"]:
                return False
        moves = [line.situation["legal"][-1]]
        while (answer := line.ask("act", moves=moves, question=line.situation["question"]))["type"] == "offer":
            moves.append(answer["legal"][-1])
        assert answer["type"] == "ack" or answer["problem"]["reason"] == "game-asked-anew", "the house was faster"
        line.catch_up()
    return True


def shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gangster has thousands of choices, so here its goal is near; its bots, elsewhere, know the printed one alone."""
    gangster = box("gangster")
    material = msgspec.to_builtins(gangster.edition, str_keys=True)
    material["goals"] = dict.fromkeys(material["goals"], 5000)
    edition = msgspec.convert(material, gangster.edition_kind, str_keys=True)
    monkeypatch.setitem(vars(gangster), "edition", edition)
    monkeypatch.setitem(vars(gangster), "editions", {edition.hash: edition})


@pytest.mark.slow
@pytest.mark.parametrize("game", ["twelve-gangsters", "reglement-de-comptes", "gangster", "nostra-city"])
def test_a_game_of_a_week_across_three_restarts(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People come now and then and never meet; the third has gone, but at Gangster, and the house plays once his time
    is over."""
    shortened(monkeypatch)
    time, data = Time(), tmp_path / "house.sqlite"
    began = time.now
    cookies: list[httpx.Cookies] = []
    code, over, restarts = "", False, 0
    while not over:
        with ExitStack() as stack:
            house = opened(stack, data, time)
            if not code:
                people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Cléo")]
                cookies = [person.http.cookies for person in people]
                options = {"short": True} if game == "gangster" else {}
                pace = "days" if game == "gangster" else "bank"
                code, lines = sit_down(people, stack, game=game, pace=pace, options=options)
                for line in lines:
                    if game == "nostra-city":
                        line.do("set-order", order="go-on")
                    line.close()
            for _ in range(1 if restarts < 3 else 400):
                over = visits(house.origin, cookies if game == "gangster" else cookies[:2], code)
                time.now += 4 * HOUR
                house.inside(ring(house, code))
                until(partial(served, house.house.tables[code], time.now))
                if over:
                    break
        restarts += 1
        time.days(2)
    assert restarts > 3
    assert time.now - began > 7 * DAY


async def ring(house: Running, code: str) -> None:
    """Timers run on the machine's clock; ours has moved on."""
    (await house.house.tables.find(code)).resume()


def served(table: Table, now: int) -> bool:
    """Nobody's time is over, or he has been answered for."""
    play = table.play
    return play is None or not any(play.clock.late(seat, now) for seat in play.clock.asked())
