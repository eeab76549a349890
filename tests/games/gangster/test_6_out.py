"""GA-6: elimination."""

from __future__ import annotations

from tests.games.gangster.table import man, rolled
from tripot.games.gangster.events import Counted


def test_ga_6_1_the_last_player_wins_at_once() -> None:
    t = rolled(4, 1, man(0), me=man(50_000, dossiers=2)).do("* die 6", "A yes", "* B13", "* J19")
    assert t.step is None
    assert [standing.rank for standing in t.result().standings] == [2, 1]
    assert t.view().end == "GA-6.1"


def test_ga_6_1_an_offer_lapses_and_the_goal_stays() -> None:
    t = rolled(4, 1, man(), man(), me=man(60_000, dossiers=2, offer=True)).do("* die 6", "A yes", "* B13", "* J19")
    assert (t.player().offer, t.view().goal) == (False, 50_000)


def test_ga_6_2_the_eliminated_is_no_target_and_gets_no_tickets() -> None:
    out = man(0, out=True, dossiers=3, square=None)
    t = rolled(18, 1, out, man()).do("* H01", "* H02", "* H03")
    assert [t.player(seat).tickets for seat in range(3)] == [2, 0, 1]
    assert t.waiting == "C"
    t = rolled(2, 1, out, man()).do("* A15")
    assert [t.cash(seat) for seat in range(3)] == [2900, 0, 3100]
    assert t.told(Counted) == []


def test_ga_6_2_a_second_move_is_lost() -> None:
    t = rolled(4, 1, man(), man(), me=man(dossiers=2), again=True).do("* die 6", "A yes", "* B13", "* J19")
    assert t.waiting == "B"
