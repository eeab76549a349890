"""Stories and clocks, without a server."""

from __future__ import annotations

import pytest

import tripot
from tripot import SPECTATOR
from tripot.kernel.problem import Problem
from tripot.server.clock import Clock
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.wire import Snapshot, Step, Undone


@pytest.fixture
def play() -> Play:
    game = tripot.load("twelve-gangsters", 3)
    names = ("A", "B", "C")
    options = {"first_boss": 0}
    return Play(1, Header(game.name, 1, game.edition.hash, options, names, ("",) * 3, bytes(32), "none", 0), None)


def test_only_those_who_may_know_are_told(play: Play) -> None:
    everybody = {0, 1, 2, SPECTATOR}
    told = []
    for choice in ("5", "6", UNDO, UNDO):
        play.take(Entry(0, choice, 0))
        told.append(set(play.news(everybody)))
    assert told == [everybody, {0}, {0}, everybody]
    assert [play.stories[viewer].seq for viewer in (0, 1, SPECTATOR)] == [5, 3, 3]


def test_what_was_done_in_one_turn_is_told_at_once(play: Play) -> None:
    play.take(Entry(0, "5", 0))
    play.take(Entry(0, "6", 0))
    play.take(Entry(1, "7", 0))
    told = play.news({0, 2})
    assert [(step.after, step.seq, len(step.events)) for step in told.values() if isinstance(step, Step)] == [
        (1, 4, 3),
        (1, 3, 2),
    ]
    assert play.news({0, 1, 2}) == {}


def test_an_undo_of_what_nobody_was_told_loses_nothing(play: Play) -> None:
    """Another node's turns come together: what stays of them was not sent before either."""
    play.take(Entry(1, "7", 0))
    play.news({2})
    known = list(play.stories[2].events)
    for seat, choice in ((0, "5"), (2, "4"), (2, UNDO)):
        play.take(Entry(seat, choice, 0))
    told = play.news({2})[2]
    assert isinstance(told, Undone)
    assert [*known[: told.keep], *told.events] == play.stories[2].events
    assert len(known) < len(play.stories[2].events)


def test_what_cannot_be_done_changes_nothing(play: Play) -> None:
    for entry in (Entry(0, "13", 0), Entry(0, UNDO, 0), Entry(8, "boss B", 0)):
        with pytest.raises(Problem):
            play.take(entry)
    assert play.entries == []
    assert play.stories[0].seq == 1


def test_what_was_taken_back_once_stays_so_when_less_may_be_taken_back_today(play: Play) -> None:
    entries = [Entry(1, "6", 0), Entry(0, "5", 0), Entry(1, UNDO, 0), Entry(1, "7", 0)]
    again = Play(1, play.header, None, entries)
    assert [(step.seat, step.actions) for step in again.match.steps] == [(0, (5,)), (1, (7,))]


def test_catching_up(play: Play) -> None:
    play.take(Entry(0, "5", 0))
    play.take(Entry(1, "6", 0))
    assert play.catch_up(2, 3) is None
    step = play.catch_up(2, 2)
    assert isinstance(step, Step)
    assert len(step.events) == 1
    play.take(Entry(1, UNDO, 0))
    assert isinstance(play.catch_up(2, 3), Snapshot)
    assert play.catch_up(2, 4) is None


def test_a_game_under_other_rules_says_so(play: Play) -> None:
    header = play.header
    old = Header(header.game, 0, header.edition, header.options, header.names, header.nonces, header.seed, "none", 0)
    with pytest.raises(Problem, match="cannot go on"):
        Play(1, old, None)


def test_a_question_is_timed_once() -> None:
    clock = Clock(3, 10.0)
    clock.ask([0, 1, 2], 1000)
    assert clock.deadlines == [11000, 11000, 11000]
    tickets = list(clock.tickets)
    clock.ask([1, 2], 3000, actor=0)
    assert clock.deadlines == [None, 11000, 11000]
    assert clock.tickets[1:] == tickets[1:]
    clock.ask([1, 2], 4000, actor=0)  # a change of mind
    assert clock.deadlines == [None, 11000, 11000]
    clock.ask([0, 1, 2], 5000, actor=0, undo=True)
    assert clock.deadlines == [11000, 11000, 11000]
    assert clock.tickets[0] not in tickets
    assert [clock.late(seat, 10_999) for seat in range(3)] == [False] * 3
    assert [clock.late(seat, 11_000) for seat in range(3)] == [True] * 3
    assert clock.next_deadline(10_999) == 11_000
    assert clock.next_deadline(11_000) is None


def test_whoever_is_asked_again_has_the_whole_time_again() -> None:
    clock = Clock(2, 10.0)
    clock.ask([0], 1000)
    clock.ask([0, 1], 2000, actor=0)
    assert clock.deadlines == [12000, 12000]


def test_without_a_clock_nobody_is_late() -> None:
    clock = Clock(2, None)
    clock.ask([0, 1], 1000)
    assert clock.deadlines == [None, None]
    assert not clock.late(0, 10**15)
    assert clock.next_deadline(0) is None


def test_a_silent_step_gives_nobody_more_time() -> None:
    """Else whoever reads deadlines would know of it."""
    clock = Clock(2, 20.0)
    clock.ask([0, 1], 1_000)
    before = (list(clock.deadlines), clock.tickets[0])
    clock.ask([0, 1], 5_000, actor=0, public=False)
    assert clock.deadlines == before[0]
    assert clock.tickets[0] != before[1]
    clock.ask([0, 1], 6_000, actor=0, public=True)
    assert clock.deadlines == [26_000, 21_000]
