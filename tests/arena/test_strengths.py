"""Strengths by deals: right on bots of known strength, however wrong the forecast of luck."""

from __future__ import annotations

from math import exp, log
from random import Random
from statistics import fmean

import pytest

from tripot.arena.played import Played
from tripot.arena.ratings import UNIT, rated
from tripot.arena.strengths import solved, strengths

GAP = log(3)
"""One bot ends ahead of the other three times out of four."""


def games(dice: Random, bias: float, deals: int = 60, gap: float = GAP, most: float = 0.2) -> list[Played]:
    """Two bots, each deal from both sides; a luck that the forecast sees helps one chair or the other."""
    found: list[Played] = []
    for deal in range(deals):
        for turn in (0, 1):
            luck = dice.choice((-most, most))
            chance = 1 / (1 + exp(-gap)) if turn == 0 else 1 / (1 + exp(gap))
            ahead = dice.random() < chance + luck
            lineup = ("strong", "weak") if turn == 0 else ("weak", "strong")
            ranks = (1, 2) if ahead else (2, 1)
            told = (bias * luck / 2, -bias * luck / 2)
            found.append(Played(len(found), lineup, ranks, (0, 0), 9, deal=deal, luck=told))
    return found


@pytest.mark.parametrize("bias", [1.0, 0.3, -2.0])
def test_strengths_are_right_however_wrong_the_forecast(bias: float) -> None:
    dice = Random(3)
    found, inside = [], 0
    for _ in range(120):
        known = strengths(games(dice, bias))
        assert known is not None
        gap = known["strong"][0] - known["weak"][0]
        found.append(gap)
        inside += abs(gap - GAP) < 1.96 * (known["strong"][1] + known["weak"][1])
    assert fmean(found) == pytest.approx(GAP, abs=0.08)
    assert 0.9 < inside / len(found) < 1


@pytest.mark.parametrize("bias", [1.0, 0.3, -2.0])
def test_luck_that_is_known_makes_surer(bias: float) -> None:
    """How far the forecast may be believed is learnt, even that it says the opposite."""
    played = games(Random(4), bias, 200, 0.0, 0.4)
    blind = [Played(game.number, game.lineup, game.ranks, (0, 0), 9, deal=game.deal) for game in played]
    sure, unsure = strengths(played), strengths(blind)
    assert sure is not None
    assert unsure is not None
    assert sure["strong"][1] < 0.7 * unsure["strong"][1]


def test_three_bots_lie_on_one_scale() -> None:
    met: list[Played] = []
    shares = {("a", "b"): 2 / 3, ("b", "c"): 2 / 3, ("a", "c"): 4 / 5}
    for deal in range(150):
        for lineup, share in shares.items():
            ranks = (1, 2) if deal % 15 < round(15 * share) else (2, 1)
            met.append(Played(len(met), lineup, ranks, (0, 0), 9, deal=deal))
    known = strengths(met)
    assert known is not None
    assert known["a"][0] - known["b"][0] == pytest.approx(log(2), abs=0.02)
    assert known["b"][0] - known["c"][0] == pytest.approx(log(2), abs=0.02)


def test_ratings_are_those_strengths_on_the_scale_of_openskill() -> None:
    played = games(Random(5), 1.0)
    known, (best, worst) = strengths(played), rated(played)
    assert known is not None
    assert best.bot == "strong"
    assert best.mu == pytest.approx(25 + UNIT * known["strong"][0])
    assert best.mu + worst.mu == pytest.approx(50)


def test_who_never_lost_is_rated_all_the_same() -> None:
    known = strengths(games(Random(6), 0.0, gap=20.0))
    assert known is not None
    assert 1 < known["strong"][0] < 10
    assert known["strong"][1] > 0.1


def test_of_too_little_nothing_is_made() -> None:
    assert strengths(games(Random(7), 1.0, 19)) is None
    alone = [Played(number, ("a", "b"), (1, 2), (0, 0), 9) for number in range(60)]
    assert strengths(alone) is None


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1, 3])
