"""Rates without luck: right on bots of known strength, alike or not, and narrower than Wilson's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean, pstdev

import pytest

from tripot.arena.steadied import Chair, steadied, student
from tripot.arena.summary import rate, wilson

DEALS = 60
CHAIRS = 4


def match(true: float, luck: float, bias: float, dice: Random) -> Iterator[Chair]:
    """A bot that wins so often: every deal has a luck that its chairs share in part, as the forecast sees it."""
    for deal in range(DEALS):
        shared = dice.uniform(-luck, luck)
        for _ in range(CHAIRS):
            own = dice.uniform(-luck, luck)
            won = dice.random() < true + shared + own
            yield Chair(deal, float(won), bias * (shared + own))


@pytest.mark.parametrize("true", [0.25, 0.4])
@pytest.mark.parametrize("bias", [1.0, 0.3, -2.0])
def test_the_rate_is_right_however_wrong_the_forecast(true: float, bias: float) -> None:
    """Equal strength at a table of four, and a known gap; the forecast may be too bold, too shy or upside down."""
    dice = Random(1)
    found = [steadied(list(match(true, 0.12, bias, dice))) for _ in range(400)]
    rates = [one[0] for one in found if one is not None]
    assert len(rates) == 400
    assert fmean(rates) == pytest.approx(true, abs=4 * pstdev(rates) / 20)
    inside = fmean(one is not None and one[1] <= true <= one[2] for one in found)
    assert 0.92 < inside < 0.98


def test_luck_that_is_known_narrows_the_interval() -> None:
    dice = Random(2)
    games = [list(match(0.5, 0.25, 1.0, dice)) for _ in range(40)]
    blind = [[chair._replace(luck=0.0) for chair in one] for one in games]
    assert width(games) < 0.85 * width(blind)


def width(games: list[list[Chair]]) -> float:
    return fmean(high - low for _, low, high in map(rate, games))


def test_twins_that_share_every_victory_are_known_exactly() -> None:
    """One of two chairs wins, always: that is no luck of either bot."""
    chairs = [Chair(number // 2, float(number % 2), 0.0) for number in range(200)]
    assert rate(chairs) == (0.5, 0.5, 0.5)


def test_of_too_little_nothing_is_made() -> None:
    few = [Chair(number // 4, float(number % 2), 0.0) for number in range(40)]
    assert steadied(few) is None
    assert rate(few) == (0.5, *wilson(20, 40))
    lost = [Chair(number // 4, 0.0, 0.01) for number in range(400)]
    assert rate(lost) == (0.0, *wilson(0, 400))


def test_students_points() -> None:
    assert student(20) == pytest.approx(2.086, abs=0.01)
    assert student(10_000) == pytest.approx(1.960, abs=0.001)
