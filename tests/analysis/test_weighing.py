"""All choices of a moment weighed against each other."""

from __future__ import annotations

import pytest

import tripot
from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.weighing import CLEAR, Weighing, clear, hopeless, whole_choices
from tripot.kernel.choice import Draft
from tripot.kernel.game import Game
from tripot.kernel.state import State

LAST = {
    "boss": 0,
    "hands": [[8, 9], [2, 4], [6, 7]],
    "validated": [[1, 3, 4, 5, 6, 7, 10, 11, 12], [1, 3, 5, 6, 7, 8, 9, 10, 12], [1, 2, 4, 5, 8, 9, 10, 11]],
    "chosen": [None, None, None],
}
"""The Boss wins with the 9 and loses with the 8, whatever the others do."""


def table() -> tuple[Game[State], State]:
    game = tripot.load("twelve-gangsters", players=3)
    return game, game.restore(LAST)


def test_the_better_of_two_choices_is_found() -> None:
    game, s = table()
    choices = whole_choices(game, s, 0, 9)
    weighing = Weighing(game, game.view(s, 0), 0, choices, seed=1)
    nine = (game.notation.parse(0, "9"),)
    assert weighing.settle(Playout(game, horizon=None), choices, 640) == nine
    assert weighing.mean(nine) == 1.0
    (lead, error) = weighing.lead(nine, (game.notation.parse(0, "8"),))
    assert clear(lead, error)
    assert weighing.nearest(nine, 1) == [nine, (game.notation.parse(0, "8"),)]
    assert Weighing(game, game.view(s, 0), 0, choices, seed=1).glance(Playout(game), (3, 8)) == nine


def test_among_equals_none_is_the_best() -> None:
    game = tripot.load("twelve-gangsters", players=3)
    start = tripot.Match(game, seed=1).state
    choices = whole_choices(game, start, 0, 20)
    assert len(choices) == 12
    weighing = Weighing(game, game.view(start, 0), 0, choices, seed=1)
    assert weighing.settle(Playout(game, horizon=None), choices, 96) is None


def test_rounds_are_the_same_whoever_is_weighed_first() -> None:
    game = tripot.load("twelve-gangsters", players=3)
    start = tripot.Match(game, seed=1).state
    some = whole_choices(game, start, 0, 20)[:3]
    together, apart = (Weighing(game, game.view(start, 0), 0, some, seed=1) for _ in range(2))
    playout = Playout(game, horizon=None)
    together.weigh(playout, some, 12)
    apart.weigh(playout, some[:1], 12)
    apart.weigh(playout, some[1:], 5)
    apart.weigh(playout, some, 12)
    assert [apart.mean(one) for one in some] == [together.mean(one) for one in some]
    assert apart.lead(some[0], some[2]) == together.lead(some[0], some[2])


def test_choices_with_the_same_outcome_are_one() -> None:
    game = tripot.load("nostra-city", players=3)
    match = tripot.Match(game, seed=3)
    seat = match.waiting[0]
    choices = whole_choices(game, match.state, seat, 2000)
    outcomes = [Draft(game, match.state, seat).add(*choice).outcome for choice in choices]
    assert len(set(outcomes)) == len(outcomes) > 1
    assert whole_choices(game, match.state, seat, len(choices) - 1) == []


def test_in_haste_instinct_plays() -> None:
    game = tripot.load("reglement-de-comptes", players=3)
    s = tripot.Match(game, seed=2).state
    choice = whole_choices(game, s, 0, 200)[0]
    calm, hasty = (Playout(game, 20, hasty=haste).after(s, 0, choice, Luck(1, 1), 0) for haste in (False, True))
    assert calm != hasty
    assert sum(hasty) == pytest.approx(1)


def test_a_lead_is_clear_when_it_is_large_and_no_noise() -> None:
    assert clear(CLEAR, 0.01)
    assert not clear(CLEAR - 0.001, 0.001)
    assert not clear(0.1, 0.04)
    assert hopeless(0.0, 0.02, 0.1)
    assert not hopeless(0.1, 0.05, 0.05)
