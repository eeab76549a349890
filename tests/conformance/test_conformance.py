"""Every check at every table of every registered game."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.conformance import undos
from tests.conformance.checks import CHECKS, RULEBOOK_CHECKS, Check
from tests.conformance.knife import Knife
from tests.conformance.playout import lookers, states
from tests.conformance.tables import PRINTED, TABLES, tables
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game

SEARCHES = {"advice_is_the_same_in_worlds_that_look_the_same"}
"""Checks that search, and so want the compiled build."""


@pytest.mark.parametrize("game", [table.param for table in TABLES])
@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, id=check.__name__, marks=[pytest.mark.slow] if check.__name__ in SEARCHES else [])
        for check in [*CHECKS, *RULEBOOK_CHECKS]
    ],
)
def test_conformance(check: Check, game: Game[Any]) -> None:
    check(game)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_with_hidden_deals_can_pass(check: Check) -> None:
    check(Knife())


@pytest.mark.parametrize("name", tripot.games())
def test_sampled_worlds_do_differ_from_the_true_one(name: str) -> None:
    """Otherwise the checks of secrecy would prove nothing."""
    dice = Dice(1)
    for table in tables(name, PRINTED):
        game = table.game
        for looker in lookers(game):
            worlds = ((s, game.sample(game.view(s, looker), dice)) for s in states(game))
            assert any(game.position(s) != game.position(world) for s, world in worlds)


@pytest.mark.slow
@pytest.mark.parametrize("enough", [10_000, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", tripot.games())
def test_so_many_steps_with_undos_leave_nobody_stuck(name: str, enough: int) -> None:
    steps, seed = 0, 1000
    games = [table.game for table in TABLES if table.game.name == name]
    while steps < enough:
        for game in games:
            seed += 1
            for match in undos.matches(game, seed):
                undos.alive(match)
                steps += 1
