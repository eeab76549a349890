"""A match: Nature is driven fairly, everybody is told his part, and the log is kept."""

from __future__ import annotations

import hashlib

import pytest

import tripot
from tests.conformance.knife import PASS, SHOW, Answered, Dealt, Knife, Shown
from tests.conformance.playout import play_on, snapshot
from tests.kernel.saying import problem
from tripot.kernel import fairness
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import NATURE, SPECTATOR

GAME = tripot.load("twelve-gangsters", players=3)
FIXED = tripot.load("twelve-gangsters", players=3, first_boss=0)


def test_nature_plays_by_herself_and_fairly() -> None:
    match = Match(GAME, seed=5, nonces=["a", "b", "c"])
    drawn = fairness.draw(match.seed, ("a", "b", "c"), 0, [1, 1, 1])
    assert [(step.seat, step.actions, step.asked) for step in match.steps] == [(NATURE, (drawn,), False)]
    assert NATURE not in match.waiting


def test_every_draw_has_its_own_index_and_weights() -> None:
    match = play_on(Match(Knife(), seed=5), Dice(5))
    drawn = [step.actions for step in match.steps if step.seat == NATURE]
    assert len(drawn) > 1
    assert drawn == [(fairness.draw(match.seed, ("", "", ""), index, [1, 2, 3]),) for index in range(len(drawn))]


def test_nobody_plays_for_nature() -> None:
    with problem("match-nature"):
        Match(GAME, seed=5).act(NATURE, 0)


def test_nonces_change_what_nature_does() -> None:
    bosses = {Match(GAME, seed=5, nonces=[str(nonce)]).steps[0].actions[0] for nonce in range(30)}
    assert bosses == {0, 1, 2}


def test_missing_nonces_and_names_are_empty() -> None:
    match = Match(GAME, seed=5, nonces=["a"], names=["Zoé", "Al"])
    assert (match.nonces, match.names) == (("a", "", ""), ("Zoé", "Al", ""))


def test_too_many_or_too_long_nonces_and_names_are_refused() -> None:
    with problem("match-too-many", players=3):
        Match(GAME, nonces=[""] * 4)
    with problem("match-too-many", players=3):
        Match(GAME, names=[""] * 4)
    with problem("fairness-nonce-length"):
        Match(GAME, nonces=["", "x" * 129])


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    first, second = (play_on(Match(GAME, seed=6), Dice(6)) for _ in range(2))
    assert first.record() == second.record()


def test_without_a_seed_every_match_is_another() -> None:
    assert Match(GAME).commitment != Match(GAME).commitment


def test_the_secret_is_recorded_only_when_the_game_is_over() -> None:
    match = Match(GAME, seed=6)
    assert match.record().fairness.seed is None
    assert match.seed.hex().encode() not in match.record().encode()
    play_on(match, Dice(6))
    assert match.record().fairness.seed == match.seed.hex()
    assert hashlib.sha256(match.seed).hexdigest() == match.record().fairness.commitment == match.commitment


@pytest.mark.parametrize(("seat", "action"), [(0, 0), (0, 13), (3, 1), (SPECTATOR, 1), (-1, 1), (0, -1), (0, 10**30)])
def test_a_forbidden_action_changes_nothing(seat: int, action: int) -> None:
    match = Match(FIXED, seed=1)
    match.act(1, 4)
    before, steps = snapshot(FIXED, match.state), list(match.steps)
    with pytest.raises(Illegal):
        match.act(seat, action)
    assert (snapshot(FIXED, match.state), match.steps) == (before, steps)


def test_each_seat_gets_its_own_events() -> None:
    match = Match(Knife(), seed=1)
    holder = match.steps[0].actions[0]
    for looker in [0, 1, 2, SPECTATOR]:
        assert match.events(looker) == [Dealt("", holder if looker == holder else None)]


def test_events_since_a_step() -> None:
    match = Match(Knife(), seed=1)
    holder = match.steps[0].actions[0]
    other = (holder + 1) % 3
    since = len(match.steps)
    assert match.events(SPECTATOR, since) == []
    match.act(other, PASS)
    assert match.events(SPECTATOR, since) == [Answered("", other, None)]
    assert match.events(SPECTATOR) == [Dealt("", None), Answered("", other, None)]


def test_an_extra_action_is_told_to_everybody_who_sees_it() -> None:
    match = Match(Knife(), seed=1)
    holder = match.steps[0].actions[0]
    match.act(holder, PASS)
    match.act(holder, SHOW)
    assert match.events(SPECTATOR)[-1] == Shown("", holder)


def test_waiting_legal_and_extra_are_lists() -> None:
    match = Match(FIXED, seed=1)
    match.act(1, 4)
    assert (match.waiting, match.over) == ([0, 2], False)
    assert match.legal(0) == list(range(1, 13))
    assert match.legal(1) == match.extra(0) == []
    assert 4 not in match.extra(1)


@pytest.mark.parametrize("words", [{"names": ["\ud800"]}, {"nonces": ["\udfff"]}])
def test_half_a_character_is_refused_before_anything_begins(words: dict[str, list[str]]) -> None:
    with problem("match-unwritable"):
        Match(GAME, 1, words.get("nonces", ()), words.get("names", ()))


def test_an_enormous_action_is_refused_in_words() -> None:
    refused = FIXED.refusal(FIXED.start(), 0, 10**40)
    assert refused is not None
    assert "1" + "0" * 40 in Illegal(refused).say("fr")
