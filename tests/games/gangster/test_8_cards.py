"""GA-8: the cards."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.gangster.table import NUMBERS, fresh, man, rolled, table
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.events import Answered, RaceFixed, RaceRun, SecondMove, SideChosen, TurnsOwed
from tripot.games.gangster.kit import AVENTURE
from tripot.games.gangster.material import dossier_number
from tripot.kernel.dice import Dice
from tripot.kernel.problem import Problem
from tripot.text import LANGUAGES, say

ACTION_DECKS = ("aventure", "mission", "collecte", "commerce", "banque", "justice", "recrutement")


@pytest.mark.parametrize(
    ("card", "cash"),
    [
        ("A01", [3300, 3000, 3000]),
        ("A05", [3400, 2800, 2800]),
        ("A06", [3200, 3000, 3000]),
        ("A12", [2700, 3000, 3000]),
        ("A15", [2800, 3100, 3100]),
        ("A16", [2900, 3000, 3000]),
        ("A27", [3000, 3000, 3000]),
        ("A28", [3000, 3000, 3000]),
        ("A29", [1800, 3600, 3600]),
        ("A30", [4500, 3000, 3000]),
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
    assert rolled(2, 1).do("* A31").step == "lot"
    assert rolled(2, 1).do("* A20").view().question.deck == "justice"  # type: ignore[union-attr]


def test_ga_8_1_a_dilemma_is_the_drawers_to_decide() -> None:
    t = rolled(2, 1).do("* A13")
    assert (t.step, t.waiting, t.legal()) == ("either", "A", ["half 1", "half 2"])
    assert t.refused("A yes") == ("GA-8.1", "no-answer")
    assert t.refused("B half 1") == ("GA-8.1", "not-asked")
    t.do("A half 1")
    assert (t.cash(), t.player().missed, t.waiting) == (2500, 0, "B")
    t = rolled(2, 1).do("* A13", "A half 2")
    assert (t.cash(), t.player().missed) == (3000, 1)
    (chosen,) = t.told(SideChosen)
    assert (chosen.seat, chosen.side, [phrase.op for phrase in chosen.effect]) == (0, 2, ["skip"])


def test_ga_8_1_a_side_that_cannot_be_carried_out_in_full_is_closed() -> None:
    t = rolled(2, 1, me=man(400)).do("* A13")
    assert (t.cash(), t.player().missed, t.waiting) == (400, 1, "B")
    assert rolled(2, 1).do("* A19").cash() == 2000
    assert rolled(2, 1, me=man(900)).do("* A19").step == "either"
    t = rolled(2, 1, me=man(cards="R01")).do("* A19")
    assert t.legal() == ["half 1", "half 2"]
    assert t.do("A half 1", "* R01").player().recruits == 0
    all_sold = rolled(2, 1, man(protections=12)).do("* A11")
    assert (all_sold.player().protections, all_sold.cash()) == (0, 3500)
    assert rolled(2, 1).do("* A11", "A half 1").player().protections == 1


def test_ga_8_1_a_closed_side_is_refused() -> None:
    broke = table(step="either", asked={"number": number_of("A13")}, reading=["aventure", NUMBERS["A13"]])
    broke.state.cash[0] = 400
    assert broke.legal() == ["half 2"]
    assert broke.refused("A half 1") == ("GA-8.1", "side")


def test_ga_8_1_sides_may_roll_and_move() -> None:
    assert rolled(2, 1).do("* A14", "A half 2", "* die 5").cash() == 2000
    assert rolled(3, 1).do("A half 1", "* M01", "A half 2", "* die 6").cash() == 4800
    t = rolled(3, 1).do("A half 1", "* M06", "A half 2")
    assert (t.player().square, t.cash()) == (5, 2900)
    rich = rolled(5, 1, me=man(20_000)).do("* C12", "A half 2", "* die 1")
    assert rich.cash() == 19_400


def test_ga_8_1_a_dilemma_is_kept_in_a_position_and_seen_by_all() -> None:
    t = rolled(2, 1).do("* A13")
    again = t.game.restore(t.game.position(t.state))
    assert t.game.position(again) == t.game.position(t.state)
    seen = t.view(1)
    assert (seen.question.step, seen.reading.id) == ("either", "A13")  # type: ignore[union-attr]
    assert t.game.legal(t.game.sample(t.game.view(t.state, 0), Dice(1)), 0) == t.game.legal(t.state, 0)
    with pytest.raises(Problem):
        table(step="either", asked={"number": number_of("A13")})
    with pytest.raises(Problem):
        table(step="either", asked={"number": number_of("A14")}, reading=["aventure", NUMBERS["A13"]])


def number_of(card: str) -> int:
    """The number of a card's effect."""
    effect: Effect = fresh().game.kit.cards[AVENTURE][NUMBERS[card]]
    return effect.number


def test_ga_8_1_the_deck_has_dilemmas() -> None:
    """At least one in each of the three decks that are read."""
    shown = fresh().game.kit.shown
    found = {card.deck for pile in shown for card in pile if card.effect and card.effect[0].op == "either"}
    assert found == {"aventure", "mission", "collecte"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_one_of_its_own_with_a_title_and_a_tale(language: str) -> None:
    """The 216 action cards: eight decks without tickets and gems, and twelve Dossiers."""
    piles = [pile for pile in fresh().game.kit.shown if pile[0].deck in ACTION_DECKS]
    cards = [card for pile in piles for card in pile]
    told = [(card.called("ga", language), card.tale("ga", language)) for card in cards]
    files = [dossier_number(seat, held) for seat, held in product(range(6), (1, 2))]
    told += [
        (say("ga-dossier", language, number=file), say("ga-dossier-tale", language, number=file)) for file in files
    ]
    assert len(told) == 216
    assert len({title for title, _ in told}) == len({tale for _, tale in told}) == 216
    for title, tale in told:
        assert title
        assert tale.endswith((".", "!", "?", "»", "”")), title


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


def test_ga_8_1_an_announced_offer_can_be_squeezed_and_delayed() -> None:
    quiet = table(man(cards="A47 A48"), man(60_000))
    assert quiet.legal() == ["roll"]
    t = table(man(cards="A47 A48"), man(60_000, offer=True), man(60_000)).do("A A48")
    assert t.legal() == ["B"]
    t.do("A B", "A A47", "A B")
    assert (t.cash(0), t.cash(1)) == (7000, 56_000)
    assert t.told(TurnsOwed) == [TurnsOwed("GA-8.1", 1, 1)]


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
    assert t.cash() == 4500


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
