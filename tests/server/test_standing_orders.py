"""What the house answers for somebody: by the rules, and so that nobody else can tell it from an answer by hand."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tripot
from tests.conformance.playout import next_choice
from tripot.games.gangster.actions import NO
from tripot.games.gangster.rules.auction import ORDERS, Bid, least
from tripot.games.nostra_city.rules.pause import Pause
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR
from tripot.server.bank import Bank
from tripot.server.change import Acted, Begun, Ordered
from tripot.server.lobby import new_sheet
from tripot.server.person import Person
from tripot.server.pondering import pondering
from tripot.server.settings import Settings
from tripot.server.sheet import Chair, Entry, Header, Sheet
from tripot.server.table_state import TableState
from tripot.server.wire import encode

PLAYERS = 3
BANK = Bank(86_400, 14_400, 259_200)


def table(game: str, seed: int) -> TableState:
    made = tripot.load(game, PLAYERS)
    host = Person("a", "Ana", "fr")
    chairs = tuple(Chair(name, name) for name in "abc")
    laid = new_sheet(game, host, None, {}, "bank", False)
    sheet = Sheet(laid.code, game, laid.seed, chairs, "a", pace="bank", phase="playing")
    names, nonces = ("a", "b", "c"), ("", "", "")
    edition, rules = made.edition.hash, made.rules_version
    header = Header(game, rules, edition, {}, names, nonces, seed.to_bytes(32), "bank", 0)
    state = TableState(sheet, lambda pace: BANK)
    state.take(Begun(sheet, header))
    return state


def seen(state: TableState, but: int) -> list[bytes]:
    """All that a page could be told now, of everybody but this seat."""
    assert state.play is not None
    return [encode(state.play.snapshot(viewer)) for viewer in (*range(PLAYERS), SPECTATOR) if viewer != but]


def advance(state: TableState, dice: Dice, now: int) -> None:
    assert state.play is not None
    seat, *actions = next_choice(state.play.match, dice)
    state.take(Acted(state.play.entry(seat, actions, now)))


def test_in_two_worlds_a_standing_order_changes_nothing_that_others_see() -> None:
    """NC-8.2: one world in which a seat has one, one in which it answers by hand at another hour."""
    compared = 0
    for seed in range(8):
        worlds, dice = [table("nostra-city", seed), table("nostra-city", seed)], [Dice(seed), Dice(seed)]
        one, other = worlds
        one.take(Ordered(1, "go-on", 0))
        assert seen(one, 1) == seen(other, 1)
        now = 0
        while one.play is not None and other.play is not None and not one.play.over:
            now += 60_000
            if isinstance(one.play.match.state.frame, Pause) and one.play.clock.tickets[1]:
                later = 3_600_000 if len(one.play.match.waiting) > 1 else 0  # all see when the last answer comes
                by_order = one.obeyed(1)
                assert by_order
                assert not other.obeyed(1)
                one.take(Acted(one.play.entry(1, by_order, now)))
                other.take(Acted(other.play.entry(1, by_order, now + later)))
                now, compared = now + later, compared + bool(later)
            else:
                for state, chance in zip(worlds, dice, strict=True):
                    advance(state, chance, now)
            assert seen(one, 1) == seen(other, 1)
    assert compared > 5


def test_ga_4_15_the_house_bids_as_little_as_it_can_up_to_the_amount_and_then_passes() -> None:
    bids = passes = 0
    for seed in range(12):
        state, dice, now = table("gangster", seed), Dice(seed), 0
        for order in ORDERS:
            state.take(Ordered(0, order, 900))
        while state.play is not None and not state.play.over and bids * passes == 0:
            now += 1000
            frame = state.play.match.state.frame
            if isinstance(frame, Bid) and frame.seat == 0:
                s: Any = state.play.match.state
                wanted = least(s, frame.price)
                actions = state.obeyed(0)
                assert (actions == (NO,)) == (wanted > min(900, s.cash[0]))
                state.take(Acted(state.play.entry(0, actions, now)))
                if actions == (NO,):
                    passes += 1
                else:
                    bids += 1
            else:
                assert not state.obeyed(0)
                advance(state, dice, now)
    assert bids
    assert passes


def test_in_two_worlds_with_other_amounts_others_see_the_same_until_one_of_them_is_too_small() -> None:
    """GA-4.15: neither what is bid, nor how soon, tells of an amount that was not reached."""
    services: Any = SimpleNamespace(
        number=lambda word, code, *what: hash(what), settings=Settings(data=Path(), bot_pause=(0.6, 1.6))
    )
    compared = told = 0
    for seed in range(12):
        worlds, dice, now = [table("gangster", seed) for _ in range(2)], [Dice(seed), Dice(seed)], 0
        for state, amount in zip(worlds, (700, 30_000), strict=True):
            for order in ORDERS:
                state.take(Ordered(0, order, amount))
        one, other = worlds
        while one.play is not None and other.play is not None and not one.play.over:
            now += 1000
            answers = one.obeyed(0), other.obeyed(0)
            if answers[0] != answers[1]:
                told += 1
                break
            if answers[0]:
                pauses = [pondering(services, state.sheet, state.play, 0) for state in worlds if state.play is not None]
                assert pauses[0] == pauses[1]
            for state, answer, chance in zip(worlds, answers, dice, strict=True):
                if answer and state.play is not None:
                    state.take(Acted(state.play.entry(0, answer, now)))
                else:
                    advance(state, chance, now)
            compared += bool(answers[0])
            assert seen(one, 0) == seen(other, 0)
    assert compared > 10
    assert told > 2


@pytest.mark.parametrize("order", ["bid-perle", "go-on"])
def test_an_order_says_nothing_where_its_game_does_not_know_it(order: str) -> None:
    state = table("twelve-gangsters", 1)
    state.take(Ordered(0, order, 5))
    assert state.obeyed(0) == ()


def test_whoever_takes_his_answer_back_has_no_order_left() -> None:
    state, dice = table("nostra-city", 3), Dice(3)
    state.take(Ordered(1, "go-on", 0))
    while state.play is not None and not (isinstance(state.play.match.state.frame, Pause) and state.obeyed(1)):
        advance(state, dice, 1)
    assert state.play is not None
    assert state.due() == 0, "it happens by itself, also after a restart"
    state.take(Acted(state.play.entry(1, state.obeyed(1), 2)))
    if state.play.can_undo(1):
        state.take(Acted(Entry(1, "undo", 3)))
        assert state.orders.get(1) is None
