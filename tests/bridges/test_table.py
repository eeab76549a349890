"""A bot sits down at a table of a real house, and plays a whole game there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tripot
from tests.conformance.playout import next_choice
from tests.conformance.tables import quarter
from tests.kernel.saying import problem
from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor
from tripot.bots import Bot, Clock
from tripot.bots.bot import RandomBot
from tripot.bridges import table
from tripot.bridges.table import Guest, arrive, join, read_link
from tripot.bridges.table import Line as Wire
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.result import Result
from tripot.kernel.seats import CLOCK
from tripot.kernel.view import View

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "join.py"
CLOCK_OF_TESTS = Clock(seconds=0.02)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house") / "tripot.sqlite") as server:
        yield server


class Background(threading.Thread):
    """Somebody who plays beside the test."""

    def __init__(self, work: Callable[[], Result]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self.result: Result | None = None
        self.start()

    def run(self) -> None:
        self.result = self._work()

    def end(self) -> Result:
        self.join(60)
        assert self.result is not None
        return self.result


def full(line: Line, people: int) -> None:
    """So many sit; a program that is only starting takes its time on a busy machine."""
    while sum(chair["kind"] == "person" for chair in line.table["chairs"]) < people:
        line.read(120)


@pytest.mark.parametrize("name", ["twelve-gangsters", pytest.param("reglement-de-comptes", marks=pytest.mark.slow)])
def test_bots_join_a_person_and_play_a_whole_game(house: Running, name: str) -> None:
    with Visitor(house.origin, "Rita") as host:
        code = host.table(game=name)
        link = f"{house.origin}/t/{code}"
        with host.line(code) as line:
            guests = [
                Background(lambda: join(link, "heuristic", "Lame", clock=CLOCK_OF_TESTS)),
                Background(lambda: join(link, RandomBot, "Cogneur")),
            ]
            full(line, 3)
            assert sorted(chair["name"] for chair in line.table["chairs"] if chair["name"]) == [
                "Cogneur",
                "Lame",
                "Rita",
            ]
            line.do("start")
            line.play_out()
            final = msgspec.convert(line.situation["result"], Result)
    assert [guest.end() for guest in guests] == [final, final]


@pytest.mark.slow
def test_the_example_of_the_docs_plays(house: Running) -> None:
    with Visitor(house.origin, "Rita") as host:
        code = host.table()
        with host.line(code) as line:
            line.do("add-bot", chair=1, level="easy")
            words = [sys.executable, str(EXAMPLE), f"{house.origin}/t/{code}"]
            example = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            try:
                full(line, 2)
                line.do("start")
                line.play_out()
                out, _ = example.communicate(timeout=60)
            finally:
                example.kill()
                example.communicate()
            assert example.returncode == 0
            assert out.count("rank") == 3


def test_whoever_keeps_the_cookie_comes_back_to_the_same_chair(house: Running) -> None:
    with Visitor(house.origin, "Rita") as host:
        code = host.table()
        cookie = arrive(house.origin, "Miser")
        with host.line(code) as line:
            line.do("add-bot", chair=1, level="easy")

            class Leaver(RandomBot):
                """Goes after three cards."""

                def decide(self, view: View, legal: list[int], clock: Clock) -> int:
                    if len(legal) < 10:
                        raise KeyError("home")
                    return super().decide(view, legal, clock)

            link = f"{house.origin}/t/{code}"
            gone = Background(lambda: left(lambda: join(link, Leaver, cookie=cookie)))
            full(line, 2)
            line.do("start")
            back = None
            while line.situation["result"] is None:
                if not gone.is_alive() and back is None:
                    back = Background(lambda: join(link, RandomBot, cookie=cookie))
                if line.situation["legal"]:
                    line.choose()
                else:
                    try:
                        line.read(0.2)
                    except TimeoutError:
                        continue
            assert back is not None
            assert back.end() == msgspec.convert(line.situation["result"], Result)


def left(work: Callable[[], Result]) -> Result:
    with problem("bot-failed", bot="Leaver") as told:
        work()
    assert isinstance(told.value.__cause__, KeyError)
    return Result(())


def test_what_is_wrong_is_said(house: Running) -> None:
    with Visitor(house.origin, "Rita") as host:
        code = host.table()
        with host.line(code), problem("lobby-chair-taken"):
            join(f"{house.origin}/t/{code}", RandomBot, chair=0)
        with problem("table-closed", code=4404):
            join(f"{house.origin}/t/AAAA-AAAA-AAAA", RandomBot)
        quick = host.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
        with problem("table-full"):
            join(f"{house.origin}/t/{quick}", RandomBot)
    with problem("table-unreachable"):
        join("http://127.0.0.1:9/t/AAAA-AAAA-AAAA", RandomBot)
    for link in ("AAAA-AAAA-AAAA", "http:///t/x", "http://house/", "http://house/t/a/b"):
        with problem("table-link"):
            read_link(link)


class Bidder(Bot):
    """Always the first thing it may do."""

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal[0]

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        return extra[0]


class Cheat(Bidder):
    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return 61


def seated(bot: type[Bot], match: Match, pace: str) -> Guest:
    guest = Guest("http://house", "code", "cookie", bot, Clock())
    chairs = [{"kind": "person"}] * match.game.players
    guest._table = {"game": match.game.name, "chairs": chairs, "pace": pace, "options": {}}
    return guest


def situation(match: Match, seat: int) -> dict[str, Any]:
    """As the wire has it."""
    moves = {
        what: [match.game.notation.move(seat, action) for action in actions]
        for what, actions in (("legal", match.legal(seat)), ("extra", match.extra(seat)))
    }
    alarm = 1 if CLOCK in match.waiting else None
    return dict(msgspec.to_builtins({"view": match.view(seat), "alarm": alarm, "result": None, **moves}))


def test_while_the_clock_runs_a_bot_may_act_unasked() -> None:
    box = BOXES["gangster"]
    match = Match(box.load(2, box.read_edition(quarter(5_000)), {"auction": "live"}), seed=1)
    dice = Dice(1)
    offered = None
    while offered is None and not match.over:
        if CLOCK in match.waiting and match.extra(0):
            offered = situation(match, 0)
        else:
            match.act(*next_choice(match, dice))
    assert offered is not None
    moves = seated(Bidder, match, "fast").moves(offered)
    assert len(moves) == 2
    assert msgspec.to_builtins(moves[0]) in offered["extra"]
    assert seated(RandomBot, match, "fast").moves({**offered, "alarm": None}) == []


def test_only_what_is_offered_is_sent() -> None:
    match = tripot.Match(tripot.load("twelve-gangsters", players=3, first_boss=0), seed=1)
    with problem("bot-illegal", bot="Cheat", action=61):
        seated(Cheat, match, "none").moves(situation(match, 0))
    match.act(0, 3)
    assert seated(Bidder, match, "none").moves(situation(match, 0)) == []


class Loose(Wire):
    """A line without a house at its end."""

    def __init__(self, *messages: dict[str, Any] | None, closed: int = 1006) -> None:
        super().__init__()
        self.closed = closed
        for message in messages:
            self.messages.put_nowait(message)

    def leave(self) -> None:
        pass


@pytest.mark.parametrize("closed", [1006, 1012, 4410])
def test_a_lost_line_is_taken_up_again_but_not_one_that_was_cut(monkeypatch: pytest.MonkeyPatch, closed: int) -> None:
    monkeypatch.setattr(table, "PATIENCE", (0.0, 0.0))
    end = {"type": "snapshot", "viewer": 0, "situation": {"result": {"standings": []}}}
    lines = [Loose(None, closed=closed), Loose(end)]

    async def connect(guest: Guest) -> Wire:
        return lines.pop(0)

    monkeypatch.setattr(Guest, "_connect", connect)
    guest = Guest("http://house", "code", "cookie", RandomBot, Clock())
    if closed == 4410:
        with problem("table-closed", code=4410):
            asyncio.run(guest.play())
    else:
        assert asyncio.run(guest.play()) == Result(())
    assert len(lines) == (closed == 4410)
