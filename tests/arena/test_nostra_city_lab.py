"""The balance lab of Nostra City (section 10)."""

from __future__ import annotations

import pytest

from tripot.arena.nostra_city_lab import measured, trial
from tripot.arena.plan import Plan
from tripot.arena.simulate import ALONE


def test_a_report_has_the_figures_of_the_rules() -> None:
    found = measured(Plan("nostra-city", 3, ("heuristic",), 3, 1), ALONE)
    assert found.games == 3
    assert 0.0 <= found.lost <= found.guilty <= 1.0
    assert sum(share.rate for share in found.seats) == pytest.approx(1 - found.lost)
    assert sum(caid.chairs for caid in found.caids) == 3 * 3 * 3
    assert 0.0 <= min(found.indic, found.loyal) <= max(found.indic, found.loyal) <= 1.0
    assert found.bribes >= 0
    assert found.drawn >= sum(found.struck.values())


def test_the_same_seed_gives_the_same_game() -> None:
    plan = Plan("nostra-city", 4, ("heuristic",), 4, 7)
    assert trial(plan, 3) == trial(plan, 3)
