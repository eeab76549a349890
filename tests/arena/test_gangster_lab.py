"""The balance lab of Gangster (GA-9)."""

from __future__ import annotations

import pytest

from tripot.arena.gangster_lab import earned, evening, measured
from tripot.arena.lab import table
from tripot.games.gangster.events import Paid
from tripot.games.gangster.game import Gangster


def test_money_belongs_to_the_square_that_brought_it() -> None:
    assert earned(Paid("GA-4.6", None, 0, 500, "sale")) == "expert"
    assert earned(Paid("GA-8.1", None, 0, 500, "sale")) == "aventure"
    assert earned(Paid("GA-3.3", None, 0, 500, "exact")) == "refuge"


def test_a_report_has_the_figures_of_the_rules() -> None:
    found = measured(table(Gangster, 3, None), games=2, seed=1, refuse="thefts")
    assert found.games == 2
    assert sum(found.income.values()) == pytest.approx(1)
    assert {share.who for share in found.bots} == {"all", "no thefts"}
    assert found.shortest <= found.rounds <= found.longest


def test_the_same_seed_gives_the_same_game() -> None:
    game = table(Gangster, 2, None)
    assert evening(game, 3, 7, {"all": 0}) == evening(game, 3, 7, {"all": 0})
