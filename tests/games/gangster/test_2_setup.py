"""GA-2: set-up."""

from __future__ import annotations

import pytest

from tests.games.gangster.table import fresh
from tripot.games.gangster.events import StartTied


def test_ga_2_1_three_thousand_each_on_the_refuge() -> None:
    assert [(player.cash, player.square) for player in fresh(4).view().players] == [(3000, 0)] * 4


def test_ga_2_1_the_highest_die_begins() -> None:
    assert fresh(3).do("* die 2", "* die 5", "* die 4").waiting == "B"


def test_ga_2_1_ties_roll_again() -> None:
    t = fresh(4).do("* die 5", "* die 1", "* die 5", "* die 2")
    assert t.told(StartTied)[0].seats == (0, 2)
    assert t.do("* die 1", "* die 1").step == "start"
    assert t.do("* die 3", "* die 6").waiting == "C"


def test_ga_2_1_play_goes_clockwise() -> None:
    t = fresh(3).do("* die 1", "* die 1", "* die 6", "C roll", "* die 5")
    assert t.waiting == "A"


@pytest.mark.parametrize(("players", "goal"), [(2, 60_000), (3, 50_000), (4, 40_000), (5, 35_000), (6, 32_500)])
def test_ga_2_2_the_goal_depends_on_the_number_of_players(players: int, goal: int) -> None:
    assert fresh(players).view().goal == goal
    assert fresh(players, short=True).view().goal == goal - 10_000


def test_ga_2_3_all_cards_are_in_their_piles() -> None:
    piles = fresh().view().piles
    assert sum(pile.unused for pile in piles.values()) == 288 - 12 - 12
    assert all(pile.used == () for pile in piles.values())
