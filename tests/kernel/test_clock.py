"""The clock: a seat that the host plays when time is up, kept in the record like any other."""

from __future__ import annotations

import pytest

import tripot
from tests.conformance.playout import play_on
from tests.conformance.tables import TABLES
from tests.kernel.saying import problem
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.record import Record
from tripot.kernel.refusal import Illegal
from tripot.kernel.replay import replay, verify
from tripot.kernel.seats import CLOCK, letter, seat_of

LIVE = next(table.game for table in TABLES if table.label == "gangster-live-5")


def test_the_clock_has_a_letter() -> None:
    assert letter(CLOCK) == "@"
    assert seat_of("@") == CLOCK


def test_a_match_waits_for_its_host_to_play_the_clock() -> None:
    match = Match(LIVE, seed=1)
    dice = Dice(2)
    while CLOCK not in match.waiting:
        seat = match.waiting[0]
        match.act(seat, int(dice.member(LIVE.legal(match.state, seat))))
    assert match.waiting == [CLOCK]
    assert LIVE.alarm(match.state) == 10_000
    match.act(CLOCK, match.legal(CLOCK)[0])
    assert (match.steps[-1].seat == CLOCK, LIVE.alarm(match.state)) == (True, 0)


def test_a_record_keeps_the_clocks_steps() -> None:
    match = play_on(Match(LIVE, seed=4), Dice(4))
    record = Record.decode(match.record().encode())
    assert "@ hammer" in record.steps
    assert replay(record, LIVE).result() == match.result()
    assert verify(record, LIVE).steps == len(match.steps)


@pytest.mark.parametrize("name", tripot.games())
def test_the_clock_acts_only_when_it_is_awaited(name: str) -> None:
    match = Match(tripot.load(name, players=3), seed=1)
    with pytest.raises(Illegal):
        match.act(CLOCK, 0)
    with problem("refusal-not-seated", Illegal):
        match.act(CLOCK, 0)
