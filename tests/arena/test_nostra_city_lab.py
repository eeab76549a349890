"""The balance lab of Nostra City (section 10)."""

from __future__ import annotations

import pytest

from tripot.arena.lab import table
from tripot.arena.nostra_city_lab import measured, trial
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city.game import NostraCity


def test_a_report_has_the_figures_of_the_rules() -> None:
    found = measured(table(NostraCity, 3, None), games=3, seed=1)
    assert found.games == 3
    assert 0.0 <= found.lost <= found.guilty <= 1.0
    assert found.guilty == pytest.approx(found.lost + found.indic_wins)
    assert sum(share.rate for share in found.seats) == pytest.approx(1 - found.lost)
    assert sum(caid.chairs for caid in found.caids) == 3 * 3 * 3


def test_the_same_seed_gives_the_same_game() -> None:
    game = table(NostraCity, 4, None)
    policy = Weigh(Weights())
    assert trial(game, policy, 3, 7) == trial(game, policy, 3, 7)
