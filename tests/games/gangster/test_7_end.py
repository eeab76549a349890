"""GA-7: offer and end."""

from __future__ import annotations

from tests.games.gangster.table import man, rolled, table
from tests.games.undoing import act, match_from
from tests.kernel.saying import problem
from tripot.games.gangster.events import Counted, LapEnded, Paid


def test_ga_7_1_the_offer_needs_the_goal_and_is_final() -> None:
    t = table(man(60_000)).do("A offer")
    assert t.refused("A offer") == ("GA-7.1", "offered")
    assert table(man(59_900)).refused("A offer") == ("GA-7.1", "goal")


def test_ga_7_1_an_announced_offer_is_never_undone() -> None:
    t = table(man(60_000))
    match = match_from(t.game, t.state)
    act(match, "A offer")
    assert not match.can_undo(0)
    with problem("match-no-undo"):
        match.undo(0)


def test_ga_7_2_the_game_ends_after_the_last_square() -> None:
    t = table(man(60_000, square=38)).do("A offer", "A roll", "* die 5")
    assert t.told(Paid) == []
    t.do("A half 2", "* R01")
    assert (t.step, t.view().end) == (None, "GA-7.2")


def test_ga_7_2_announced_on_the_refuge_it_takes_a_full_lap() -> None:
    t = table(man(60_000)).do("A offer", "A roll", "* die 5", "* C01")
    assert (t.step, t.waiting) == ("before", "B")


def test_ga_7_2_with_or_without_the_goal() -> None:
    t = rolled(0, 2, me=man(100, offer=True))
    assert (t.step, t.cash()) == (None, 600)


def test_ga_7_3_half_of_the_gems_minus_dossiers() -> None:
    t = rolled(0, 2, man(0, dossiers=2), me=man(1000, offer=True, cards="P02 D14"))
    counted = t.told(Counted)
    assert [(event.half, event.total) for event in counted] == [(2200, 1000 + 500 + 2200), (0, -5000)]
    assert t.player(0).gems is not None


def test_ga_7_4_most_money_then_men_then_fewest_dossiers() -> None:
    t = rolled(0, 2, man(600, cards="R01"), me=man(100, offer=True))
    assert [standing.rank for standing in t.result().standings] == [2, 1]
    t = rolled(0, 2, man(3100, dossiers=1), me=man(100, offer=True))
    assert [standing.rank for standing in t.result().standings] == [1, 2]
    t = rolled(0, 2, man(600), me=man(100, offer=True))
    assert [standing.rank for standing in t.result().standings] == [1, 1]


def test_ga_7_5_the_end_is_fixed_even_without_its_owner() -> None:
    t = rolled(4, 5, man(), man(), me=man(60_000, offer=True, dossiers=2)).do("* die 6", "A yes", "* B13", "* J19")
    assert (t.step, t.view().end) == (None, "GA-7.5")
    assert [event.seat for event in t.told(Counted)] == [1, 2]


def test_ga_7_6_a_card_move_ends_the_game_and_a_second_move_is_lost() -> None:
    t = rolled(38, 1, me=man(60_000, offer=True), again=True).do("A half 1", "* A23")
    assert (t.step, t.cash()) == (None, 60_500)


def test_ga_7_6_a_passage_past_the_refuge_ends_it_after_that_square() -> None:
    t = rolled(34, 1, me=man(60_000, offer=True)).do("* die 6", "* die 6", "* die 6", "A 1")
    assert t.told(LapEnded) == [LapEnded("GA-7.6", 0)]
    assert (t.step, t.view().ending) == ("buy", True)
    t.do("A no")
    assert (t.step, t.view().end, t.cash()) == (None, "GA-7.2", 60_000)


def test_ga_7_6_a_passage_ahead_does_not_end_it() -> None:
    t = rolled(34, 1, me=man(60_000, offer=True)).do("* die 6", "* die 6", "* die 6", "A 37", "A half 2", "A no")
    assert (t.waiting, t.view().ending) == ("B", False)


def test_ga_7_6_in_version_1_a_passage_did_not_end_it() -> None:
    t = rolled(34, 1, me=man(60_000, offer=True), options={"version": 1})
    t.do("* die 6", "* die 6", "* die 6", "A 1", "A no")
    assert (t.waiting, t.view().ending) == ("B", False)
