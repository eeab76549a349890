"""GA-8: the cards."""

from __future__ import annotations

import pytest

from tests.games.gangster.table import NUMBERS, man, rolled, table
from tripot.games.gangster.events import Answered, RaceFixed, RaceRun, SecondMove


@pytest.mark.parametrize(
    ("card", "cash"),
    [
        ("A01", [3300, 3000, 3000]),
        ("A05", [3400, 2800, 2800]),
        ("A06", [3200, 3000, 3000]),
        ("A13", [2500, 3000, 3000]),
        ("A15", [2800, 3100, 3100]),
        ("A16", [2900, 3000, 3000]),
        ("A27", [3000, 3000, 3000]),
        ("A28", [3000, 3000, 3000]),
        ("A29", [2400, 3300, 3300]),
        ("A30", [4000, 3000, 3000]),
    ],
)
def test_ga_8_1_effects_that_move_money(card: str, cash: list[int]) -> None:
    t = rolled(2, 1, man(), man(), me=man(cards="R01")).do(f"* {card}")
    assert [t.cash(seat) for seat in range(3)] == cash


def test_ga_8_1_dice_tables_partners_and_moves() -> None:
    assert rolled(2, 1).do("* A07", "* die 4").cash() == 4200
    assert rolled(2, 1).do("* A18", "* die 4").cash() == 2200
    assert rolled(9, 6).step == "draw"
    t = rolled(3, 1).do("A half 1", "* M05", "* die 3")
    assert t.cash() == 2500
    t = rolled(3, 1, man(), man()).do("A half 1", "* M07", "A C")
    assert [t.cash(seat) for seat in range(3)] == [3800, 3000, 3800]
    assert rolled(3, 1).do("A half 1", "* M07").cash(1) == 3800
    t = rolled(2, 1).do("* A25", "* die 3")
    assert t.player().square == 5
    assert rolled(2, 1).do("* A08", "* P01").player().perles == 1
    assert rolled(2, 1).do("* A11").player().protections == 1
    assert rolled(2, 1).do("* A31").step == "lot"
    assert rolled(2, 1).do("* A20").view().question.deck == "justice"  # type: ignore[union-attr]


def test_ga_8_2_only_the_right_card_answers() -> None:
    t = rolled(4, 1, me=man(cards="A44 A32")).do("* die 1", "A yes", "* K17")
    assert (t.step, t.legal()) == ("escape", ["no", str(NUMBERS["A32"])])
    assert t.refused("A A44") == ("GA-8.3", "no-reaction")
    t.do("A A32")
    assert (t.cash(), t.waiting) == (3000, "B")


def test_ga_8_3_asked_by_public_facts_alone() -> None:
    wrong = rolled(4, 1, me=man(cards="A44")).do("* die 1", "A yes", "* K17")
    assert (wrong.step, wrong.legal()) == ("escape", ["no"])
    none = rolled(4, 1).do("* die 1", "A yes", "* K17")
    assert none.step == "draw"
    tired = rolled(4, 1, me=man(cards="A32", played=2)).do("* die 1", "A yes", "* K17")
    assert tired.step == "draw"


def test_ga_8_4_a_star_is_aimed_and_may_be_blocked() -> None:
    t = table(man(cards="A37"), man(cards="P01 D01 A41")).do("A A37", "A B", "A diamant")
    assert (t.step, t.waiting) == ("block", "B")
    assert t.view().question.card.id == "A37"  # type: ignore[union-attr]
    t.do("B A41")
    assert (t.player(1).diamants, t.waiting) == (1, "A")
    assert set(t.view().piles["aventure"].used) == {NUMBERS["A37"], NUMBERS["A41"]}
    t = table(man(cards="A37"), man(cards="P01 D01 A44")).do("A A37", "A B", "A diamant", "B no", "* D01")
    assert (t.player(0).diamants, t.waiting) == (1, "A")


def test_ga_8_4_an_anonymous_call_is_blocked_first_and_escaped_then() -> None:
    t = table(man(cards="A39"), man(cards="A32"), man(dossiers=2)).do("A A39")
    assert t.legal() == ["B"]
    t.do("A B", "B no")
    assert (t.step, t.waiting) == ("escape", "B")
    t.do("B no", "* J01")
    assert (t.cash(1), t.step, t.waiting) == (2700, "before", "A")


def test_ga_8_5_all_are_asked_at_once_under_seal() -> None:
    held = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10"
    t = rolled(18, 1, man(cards=f"{held} A42"), man(cards="A44"), me=man(cards="A43"))
    t.do("* H11", "* H12", "* die 1", "* die 1")
    assert (t.step, t.waiting) == ("fix", "ABC")
    t.do("B A42", "C no")
    assert t.view(0).question == t.view(2).question
    assert [event.choice for event in t.told(Answered)] == [None, None]
    t.do("A no")
    assert t.told(RaceFixed)[0].seat == 1
    t.do("* die 6", "* die 6")
    assert [event.final for event in t.told(RaceRun)] == [False, True]
    assert t.cash() == 3000 + 12_000


def test_ga_8_6_ties_go_to_the_drawer_first_and_payments_clockwise() -> None:
    t = rolled(2, 1, man(), man(), me=man(100)).do("* A15")
    assert [t.cash(seat) for seat in range(3)] == [0, 3100, 3000]
    t = rolled(2, 1, man(), man()).do("* A30")
    assert t.cash() == 4000


def test_ga_8_7_a_second_move_after_the_first_is_resolved() -> None:
    t = table(man(cards="A35")).do("A A35", "A roll", "* die 1", "A no")
    assert t.told(SecondMove)[0].seat == 0
    assert t.step == "move"
    t = table(man(cards="A35")).do("A A35", "A roll", "* die 2", "* A44")
    assert t.waiting == "B"


@pytest.mark.parametrize(("version", "waiting", "step"), [(2, "B", "before"), (1, "*", "move")])
def test_ga_8_7_leaving_a_theft_loses_a_second_move(version: int, waiting: str, step: str) -> None:
    t = table(man(cards="A35"), options={"version": version})
    t.do("A A35", "A roll", "* die 4", "* die 1", "A no")
    assert (t.waiting, t.step) == (waiting, step)


def test_ga_8_7_the_driver_serves_the_first_roll_once() -> None:
    t = table(man(cards="A34")).do("A A34")
    assert t.legal() == ["1", "2", "3", "4", "5", "6"]
    t.do("A 5", "A roll")
    assert t.player().square == 5
