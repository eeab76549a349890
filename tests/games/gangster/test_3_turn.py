"""GA-3: a turn."""

from __future__ import annotations

from tests.games.gangster.table import NUMBERS, man, rolled, table
from tripot.games.gangster.events import CardRead, Moved, Paid, Reshuffled, StarKept, TurnMissed


def test_ga_3_1_before_the_die_one_may_always_roll_and_play_stars_in_any_order() -> None:
    t = table(man(70_000, cards="A44 A34"))
    assert t.legal() == ["roll", "offer", str(NUMBERS["A34"]), str(NUMBERS["A44"])]
    t.do("A A44", "A offer", "A A34", "A 3")
    assert t.legal() == ["roll"]


def test_ga_3_1_a_star_without_target_or_effect_cannot_be_played() -> None:
    t = table(man(cards="A33 A36 A37 A38 A40 A43 A32 A41 A42"), man(0))
    assert t.legal() == ["roll"]
    assert t.refused("A A36") == ("GA-3.1", "no-effect")
    assert t.refused("A A44") == ("GA-3.1", "no-such-star")


def test_ga_3_1_the_moment_comes_once_a_turn() -> None:
    t = table(man(cards="A35", square=1), man()).do(
        "A A35", "A roll", "* die 2", "A half 2", f"* draw {NUMBERS['R01']}"
    )
    assert (t.step, t.waiting) == ("move", "*")


def test_ga_3_2_a_double_square_is_chosen_and_binds() -> None:
    t = rolled(3, 3)
    assert (t.step, t.legal()) == ("half", ["half 1", "half 2"])
    assert t.do("A half 2").view().question.deck == "recrutement"  # type: ignore[union-attr]


def test_ga_3_3_passing_the_refuge_pays_by_men_and_stopping_adds_500() -> None:
    assert rolled(1, 2, me=man(0, cards="R01 R31")).cash() == 500
    assert rolled(0, 2, me=man(0, cards="R01 R31")).cash() == 1000
    assert table().cash() == 3000


def test_ga_3_4_a_star_is_kept_and_ends_the_turn() -> None:
    t = rolled(2, 1).do("* A44")
    assert (t.waiting, t.player().stars) == ("B", 1)
    assert t.told(StarKept)[0].card is None
    kept = t.told(StarKept, 0)[0].card
    assert kept is not None
    assert getattr(kept, "id", "") == "A44"


def test_ga_3_5_at_most_two_stars_in_a_turn() -> None:
    t = table(man(cards="A44 A33 A34", dossiers=1)).do("A A44", "A A33")
    assert t.legal() == ["roll"]
    assert t.refused("A A34") == ("GA-3.5", "two-stars")


def test_ga_3_5_reactions_and_blocked_cards_count() -> None:
    t = table(man(cards="A36"), man(cards="A41")).do("A A36", "A B", "B A41")
    assert [t.player(seat).played for seat in (0, 1)] == [1, 1]


def test_ga_3_6_card_moves_go_forward_and_pay_the_refuge() -> None:
    t = rolled(38, 1, me=man(0)).do("A half 1", "* A21")
    assert t.told(Moved)[-1].path == (39, 0, 1, 2, 3, 4, 5, 6)
    assert t.cash() == 100


def test_ga_3_7_used_cards_are_shuffled_when_none_is_left() -> None:
    plain = [number for number in range(48) if number not in (NUMBERS["A44"],)]
    t = rolled(2, 1, used={"aventure": plain}).do("* A44")
    t.do("B roll", "* die 2")
    assert t.told(Reshuffled)[0].cards == 47


def test_ga_3_7_when_all_are_in_hands_a_draw_gives_nothing() -> None:
    everybody = [man(recruits=list(range(18)), men=None), man(recruits=list(range(18, 36)), men=None)]
    t = table(everybody[0] | {"square": 8}, everybody[1]).do("A roll", "* die 1")
    assert t.waiting == "B"


def test_ga_3_8_a_debt_is_paid_as_far_as_cash_reaches() -> None:
    t = rolled(2, 1, me=man(200)).do("* A12")
    assert t.cash() == 0
    assert t.told(Paid)[-1].amount == 200


def test_ga_3_9_goto_is_strictly_ahead_and_the_card_is_laid_down_first() -> None:
    ahead = rolled(7, 1).do("A half 1", "* A22")
    assert ahead.told(Moved)[-1].path[-1] == 14
    t = rolled(2, 1).do("* A24")
    assert t.told(Moved)[-1].path[-1] == 5
    assert t.view().piles["aventure"].used == (NUMBERS["A24"],)
    assert t.told(CardRead)[0].card.id == "A24"


def test_ga_3_10_missed_turns_add_up_and_have_no_moment_before_the_die() -> None:
    t = rolled(2, 1, man(missed=1)).do("* A12")
    assert t.told(TurnMissed)[0].seat == 1
    assert t.waiting == "A"
    t = rolled(2, 1, me=man(missed=0)).do("* A26")
    assert t.player().missed == 1
