"""GA-4.5: an auction against the clock, over real sockets."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import tripot
from tests.server.conftest import Arrive, Deal
from tests.server.running import running
from tests.server.visitor import Line, Visitor
from tripot.kernel.refusal import HalfChoice
from tripot.kernel.seats import CLOCK, SPECTATOR
from tripot.server.play import Play
from tripot.server.sheet import Entry, Header

THOUSANDS = 10
"""What is added to the thousands of a bid; its hundreds follow as they are."""


def number(digit: int) -> dict[str, Any]:
    return {"move": "number", "number": digit}


def play_until_the_clock_runs(lines: list[Line]) -> None:
    while lines[0].situation["alarm"] is None:
        for line in lines:
            line.catch_up()
            if line.situation["legal"] and line.situation["alarm"] is None:
                if line.ask("act", moves=[wanted(line.situation)])["type"] == "offer":
                    line.choose()
                break


def wanted(situation: dict[str, Any]) -> dict[str, Any]:
    """Towards the next auction: its square where any may be chosen, else what comes first."""
    step, legal = situation["view"]["question"]["step"], situation["legal"]
    auctions = [square for square, shown in enumerate(situation["view"]["board"]) if "enchère" in shown["faces"]]
    if step == "square":
        return next((move for move in legal if move["number"] in auctions), legal[0])
    if step in ("theft", "swap", "buy", "sell", "protect"):
        return {"move": "no"}
    found: dict[str, Any] = legal[0]
    return found


@pytest.mark.slow
def test_five_seconds_after_the_last_bid_the_gem_is_sold(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", game="gangster", pace="relaxed")
    play_until_the_clock_runs(lines)
    ana, bob = lines
    for line in lines:
        line.catch_up()
    opened = ana.situation["alarm"]
    assert bob.situation["alarm"] == opened
    cash = ana.situation["view"]["players"][0]["cash"]
    assert ana.refused("act", moves=[number(THOUSANDS + cash // 1000 + 1)])
    assert ana.refused("act", moves=[{"move": "hammer"}])
    assert ana.ask("act", moves=[number(THOUSANDS)])["type"] == "offer"
    assert bob.quiet()
    ana.catch_up()
    assert ana.situation["alarm"] == opened, "what is only begun puts nothing off"
    ana.do("act", moves=[number(THOUSANDS), number(4)])
    bob.until(lambda message: message["type"] == "step")
    assert bob.story[-1]["event"] == "bid-made"
    assert ana.refused("act", moves=[number(THOUSANDS)]), "nobody raises himself"
    assert bob.refused("act", moves=[number(THOUSANDS), number(4)]), "an equal bid comes too late"
    bob.do("act", moves=[number(THOUSANDS), number(6)])
    ana.catch_up()
    alarm = ana.situation["alarm"]
    said = ana.until(lambda message: message["type"] == "step" and "knocked" in str(message["events"]))
    assert time.time_ns() // 1_000_000 >= alarm
    knocked = next(event for event in said["events"] if event["event"] == "knocked")
    assert (knocked["seat"], knocked["amount"]) == (1, 600)
    assert ana.refused("act", moves=[number(THOUSANDS)]), "a late bid"


@pytest.mark.slow
def test_a_bot_that_takes_its_time_bids_while_nobody_is_asked(tmp_path: Path, stack: ExitStack) -> None:
    """Two people who say nothing: only the bot can make a bid, or the gem is withdrawn."""
    house = stack.enter_context(running(tmp_path / "house.sqlite", bot_pause=(0.01, 0.02), seed=bytes(32)))
    people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob")]
    code = people[0].table(game="gangster", pace="relaxed")
    lines = [stack.enter_context(person.line(code)) for person in people]
    lines[1].do("sit", chair=1)
    lines[0].do("add-bot", chair=2, level="strong")
    lines[0].do("start")
    for line in lines:
        line.until(lambda message: message["type"] == "snapshot") if not line.game else None
    play_until_the_clock_runs(lines)
    while not (heard := [event for event in lines[0].story if event["event"] in ("bid-made", "withdrawn")]):
        lines[0].read()
    assert (heard[0]["event"], heard[0].get("seat")) == ("bid-made", 2)


@pytest.fixture
def auction() -> Play:
    """A game that has come to an auction against the clock, at the time 1 000 000."""
    game = tripot.load("gangster", 2, auction="live")
    header = Header(game.name, 1, game.edition.hash, {"auction": "live"}, ("A", "B"), ("", ""), bytes(32), "fast", 0)
    play = Play(1, header, 20.0)
    while play.match.waiting != [CLOCK]:
        seat = play.match.waiting[0]
        draft = play.match.ask(seat, play.match.legal(seat)[0])
        while not draft.whole:
            draft.add(draft.legal[0])
        play.take(play.entry(seat, draft.actions, 1_000_000))
    return play


def test_the_clock_waits_ten_seconds_for_a_bid_and_five_for_a_higher_one(auction: Play) -> None:
    assert auction.clock.alarm == 1_010_000
    assert auction.hammer(1_009_999) is None
    seat = next(seat for seat in (0, 1) if auction.match.extra(seat))
    thousands = auction.match.extra(seat)[0]
    with pytest.raises(HalfChoice):
        auction.take(auction.entry(seat, [thousands], 1_004_000))
    assert auction.clock.alarm == 1_010_000
    hundreds = auction.match.ask(seat, thousands).legal[0]
    auction.take(auction.entry(seat, [thousands, hundreds], 1_006_000))
    assert auction.clock.alarm == 1_011_000
    assert auction.situation(SPECTATOR).alarm == 1_011_000


def test_the_hammer_falls_and_the_game_goes_on(auction: Play) -> None:
    hammer = auction.hammer(1_010_000)
    assert hammer == Entry(CLOCK, "hammer", 1_010_000)
    auction.take(hammer)
    assert auction.clock.alarm is None
    assert auction.match.waiting != [CLOCK]


def test_a_house_that_was_closed_gives_the_bidders_their_time_again(auction: Play) -> None:
    auction.rewind(9_000_000)
    assert auction.clock.alarm == 9_010_000
    assert auction.hammer(9_000_001) is None


def test_the_pace_of_the_table_decides_how_auctions_are_held(deal: Deal, arrive: Arrive) -> None:
    _, slow = deal("Ana", "Bob", game="gangster")
    _, quick = deal("Ana", "Bob", game="gangster", pace="fast", options={"auction": "turns"})
    assert not slow[0].situation["view"]["live"]
    assert quick[0].situation["view"]["live"]
    cards = {card["name"]: card for card in arrive("Zoé").get("/api/home")["games"]}
    assert [option["name"] for option in cards["gangster"]["options"]] == ["short"], "nobody else decides it"
