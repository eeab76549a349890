"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.gangster.table import NUMBERS, Table, man, rolled, table
from tripot.games.gangster.events import RaceRun, TicketDealt
from tripot.games.gangster.rules.ending import half_of_gems
from tripot.games.gangster.rules.race import deal
from tripot.kernel.state import Sink


@pytest.mark.parametrize(("cash", "left"), [(5000, 4900), (5100, 4600), (10_000, 9500)])
def test_example_1_collection(cash: int, left: int) -> None:
    assert rolled(5, 1, me=man(cash)).cash() == left


def dealt(t: Table) -> int:
    """One deal of tickets, the lowest first; how many there were."""
    before = len(t.told(TicketDealt))
    sink = Sink()
    t.state.rolled = True
    deal(t.state, t.state.turn, sink)
    while t.step == "draw":
        lowest = min(set(range(12)) - {n for player in t.game.position(t.state)["players"] for n in player["tickets"]})
        t.do(f"* draw {lowest}")
    return len(t.told(TicketDealt)) - before


@pytest.mark.parametrize(("players", "deals"), [(4, [5, 5, 2]), (6, [7, 5])])
def test_example_2_tickets(players: int, deals: list[int]) -> None:
    t = table(*[man() for _ in range(players)])
    assert [dealt(t) for _ in deals] == deals
    assert t.step == "race-die"
    t.do("* die 1", "* die 1")
    assert len(t.told(RaceRun)) == 1


def test_example_3_a_fine_above_the_cash() -> None:
    t = rolled(4, 1, me=man(1300)).do("* die 6", "A yes", "* B13", "* J09")
    assert (t.cash(), t.player().dossiers) == (1300, 1)


@pytest.mark.parametrize(("cards", "half"), [("P02 D14", 2200), ("P02 D03", 400)])
def test_example_4_gems_are_halved_once(cards: str, half: int) -> None:
    assert half_of_gems(table(man(cards=cards)).state, 0) == half


def test_example_5_the_last_square() -> None:
    t = table(man(60_000, square=38)).do("A offer", "A roll", "* die 5", "A half 2", "* R01")
    assert (t.step, t.cash()) == (None, 60_000)
    assert table(man(60_000, square=38)).do("A offer", "A roll", "* die 2").cash() == 60_500


def test_example_6_a_passage_beyond_the_refuge() -> None:
    t = rolled(34, 1, me=man(60_000)).do("* die 6", "* die 6", "* die 6", "A 9", "* R01")
    assert (t.cash(), t.step) == (60_000, "before")


def test_example_7_two_pearls_are_refused() -> None:
    t = rolled(20, 1, me=man(cards="P01 P02 D01")).do("A P01")
    assert t.refused("A P02") == ("GA-4.6", "two-of-a-kind")
    assert t.do("A D01").waiting == "B"


def test_example_8_bids() -> None:
    t = rolled(16, 1, man(600), options={"auction": "live"}).do("A perle", "B 10")
    assert t.refused("B 7") == ("GA-4.5", "above-cash")
    t.do("A 10", "A 5")
    assert t.refused("B 5") == ("GA-4.5", "low-bid")
    assert t.game.alarm(t.state) == 5000


def test_example_9_the_third_dossier_of_two() -> None:
    t = rolled(4, 1, me=man(dossiers=2)).do("* die 6", "A yes", "* B13", "* J19")
    assert t.result().winners == [1]


def test_example_10_a_star_in_a_passage() -> None:
    t = rolled(10, 1).do("* die 3", "* die 3", "* die 3", f"* draw {NUMBERS['A44']}")
    assert (t.player().stars, t.waiting) == (1, "B")
