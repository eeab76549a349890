"""GA-4: the squares."""

from __future__ import annotations

import pytest

from tests.games.gangster.table import NUMBERS, Table, man, rolled
from tests.games.undoing import act, match_from
from tests.kernel.saying import problem
from tripot.games.gangster.events import Arrested, Paid, RaceRun, Sold, Swapped, TicketWon, Took


def test_ga_4_1_plain_adventures_are_played_at_once() -> None:
    assert rolled(2, 1).do("* A02").cash() == 3500


@pytest.mark.parametrize(("cash", "left"), [(900, 900), (1000, 900), (5000, 4900), (5100, 4600), (10_000, 9500)])
def test_ga_4_2_collection_by_cash(cash: int, left: int) -> None:
    assert rolled(5, 1, me=man(cash)).cash() == left


def test_ga_4_2_above_ten_thousand_a_card_or_a_protection() -> None:
    assert rolled(5, 1, me=man(10_100)).do("* C01").cash() == 9100
    t = rolled(5, 1, me=man(10_100, protections=1))
    assert (t.step, t.legal()) == ("collect", ["yes", "no"])
    assert t.do("A yes").player().protections == 0
    assert t.cash() == 10_100
    assert rolled(5, 1, me=man(10_000, protections=1)).cash() == 9500


def test_ga_4_3_two_tickets_for_oneself_one_for_each_other() -> None:
    t = rolled(18, 1, man(), man()).do("* H01", "* H02", "* H03", "* H04")
    assert [t.player(seat).tickets for seat in range(3)] == [2, 1, 1]
    assert t.waiting == "B"
    assert [card.id for card in t.view(1).hand.tickets] == ["H03"]  # type: ignore[union-attr]


def test_ga_4_3_the_last_ticket_starts_the_race_and_winners_are_paid() -> None:
    held = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11"
    t = rolled(18, 1, man(cards=held)).do("* H12", "* die 3", "* die 4")
    assert t.told(RaceRun)[0].horse == 7
    assert [event.card.id for event in t.told(TicketWon)] == ["H06", "H07"]
    assert t.cash(1) == 8000
    assert t.view().piles["course"].unused == 12


def test_ga_4_3_the_tickets_of_the_eliminated_are_out() -> None:
    out = man(0, out=True, dossiers=3, square=None, cards="H06 H07 H08 H09 H10 H11 H12")
    t = rolled(18, 1, man(cards="H01 H02 H03 H04"), out).do("* H05", "* die 3", "* die 4")
    assert t.told(TicketWon) == []
    assert t.view().piles["course"].unused == 5


def test_ga_4_4_the_two_know_both_gems_and_nobody_else() -> None:
    t = rolled(13, 1, man(cards="P05 P06"), man(cards="P07"), me=man(cards="P01"))
    t.do("A half 1", f"A {NUMBERS['P01']}")
    assert t.view(1).question == t.view().question
    t.do("A B", f"* draw {NUMBERS['P06']}")
    assert [getattr(t.told(Swapped, seat)[0].taken, "id", None) for seat in (0, 1, 2)] == ["P06", "P06", None]
    assert [(known.card.id, known.seats) for known in t.view(0).known] == [("P01", (1,))]
    assert [(known.card.id, known.seats) for known in t.view(1).known] == [("P06", (0,))]
    assert t.view(2).known == ()


def test_ga_4_4_only_the_same_kind_and_only_if_one_likes() -> None:
    t = rolled(13, 1, man(cards="D05"), me=man(cards="P01 D01")).do("A half 1")
    assert t.legal() == ["no", str(NUMBERS["D01"])]
    assert t.refused(f"A {NUMBERS['P01']}") == ("GA-4.4", "nobody-has")
    assert t.do("A no").waiting == "B"


def test_ga_4_5_an_auction_in_turn() -> None:
    t = rolled(16, 1, man(), man()).do("A perle")
    assert t.waiting == "A"
    t.do("A 10", "A 3")
    assert t.waiting == "B"
    t.do("B 11", "B 0", "C no", "A no", "* P20")
    assert (t.cash(1), t.player(1).perles) == (2000, 1)
    assert [getattr(t.told(Took, seat)[0].card, "id", None) for seat in (0, 1)] == [None, "P20"]


def test_ga_4_5_nobody_bids_and_the_card_stays_unseen() -> None:
    t = rolled(16, 1).do("A diamant", "A no", "B no")
    assert (t.waiting, t.view().piles["diamant"].unused) == ("B", 24)


def test_ga_4_6_one_of_each_kind_at_full_value() -> None:
    t = rolled(20, 1, me=man(0, cards="P02 P03 D14")).do(f"A {NUMBERS['P02']}")
    assert t.refused(f"A {NUMBERS['P03']}") == ("GA-4.6", "two-of-a-kind")
    t.do(f"A {NUMBERS['D14']}")
    assert (t.cash(), t.waiting) == (4300, "B")
    assert [event.value for event in t.told(Sold)] == [300, 4000]
    assert rolled(20, 1).waiting == "B"


def test_ga_4_7_a_gem_for_500_unseen() -> None:
    t = rolled(1, 1)
    assert t.legal() == ["no", "perle", "diamant"]
    assert t.do("A diamant", f"* draw {NUMBERS['D24']}").cash() == 2500
    assert rolled(1, 1, me=man(400)).step == "before"


def test_ga_4_8_draw_or_carry_out() -> None:
    t = rolled(3, 1, me=man(cards="M10 M18 R01")).do("A half 1")
    assert t.legal() == ["yes", str(NUMBERS["M10"])]
    assert t.refused("A M18") == ("GA-4.8", "men")
    assert t.refused("A no") == ("GA-4.8", "one-of-the-two")
    assert t.do("A M10").cash() == 5500
    assert t.view().piles["mission"].used == (NUMBERS["M10"],)
    assert rolled(3, 1, me=man()).do("A half 1").step == "draw"


def test_ga_4_9_three_dice_decide() -> None:
    assert rolled(10, 1).do("* die 1", "* die 1", "* die 1").cash() == 2900
    assert rolled(10, 1).do("* die 3", "* die 3", "* die 3").view().question.deck == "aventure"  # type: ignore[union-attr]
    t = rolled(10, 1, man(square=20)).do("* die 5", "* die 5", "* die 5")
    assert t.step == "square"
    assert len(t.legal()) == 37
    assert t.refused("A 0") == ("GA-4.9", "refuge")
    assert t.refused("A 20") == ("GA-4.9", "taken")
    assert t.do("A 24").step == "passage-die"


def test_ga_4_10_a_protection_for_500() -> None:
    t = rolled(30, 1).do("A yes")
    assert (t.cash(), t.player().protections) == (2500, 1)
    assert rolled(30, 1, man(protections=12)).waiting == "B"


def test_ga_4_11_one_two_or_three_men_stay() -> None:
    t = rolled(9, 1).do("* R31")
    assert t.view(0).hand.men == 4  # type: ignore[union-attr]
    assert t.player().men == 1


def test_ga_4_12_a_shop_or_a_bank_and_one_may_leave() -> None:
    t = rolled(4, 1).do("* die 4")
    assert t.view().question.theft == "commerce"  # type: ignore[union-attr]
    assert t.do("A yes", "* K16").cash() == 6500
    assert rolled(4, 1).do("* die 5", "A yes", "* B12").cash() == 11_500
    assert rolled(4, 1).do("* die 5", "A no").waiting == "B"


def test_ga_4_13_a_fine_or_a_dossier() -> None:
    t = rolled(4, 1).do("* die 1", "A yes", "* K17", "* J09")
    assert t.told(Arrested)[0].theft == "commerce"
    assert (t.cash(), t.player().dossiers) == (2200, 0)
    assert rolled(4, 1).do("* die 6", "A yes", "* B13", "* J09").cash() == 1600
    t = rolled(4, 1, me=man(1300)).do("* die 6", "A yes", "* B13", "* J09")
    assert (t.cash(), t.player().dossiers) == (1300, 1)
    assert rolled(4, 1).do("* die 6", "A yes", "* B13", "* J19").player().dossiers == 1


def test_ga_4_14_the_third_dossier_eliminates() -> None:
    t = rolled(4, 1, man(), man(), me=man(dossiers=2)).do("* die 6", "A yes", "* B13", "* J19")
    assert (t.player().out, t.cash(), t.player().square, t.waiting) == (True, 0, None, "B")
    assert t.told(Paid)[-1].why == "out"


def test_ga_4_15_who_may_bid() -> None:
    t = rolled(16, 1, man(600), man(200)).do("A perle", "A 10", "A 5")
    assert t.waiting == "B"
    assert t.refused("B 11") == ("GA-4.5", "above-cash")
    t.do("B 10")
    assert t.refused("B 7") == ("GA-4.5", "above-cash")
    assert t.refused("B 5") == ("GA-4.5", "low-bid")
    t.do("B 6")
    assert t.waiting == "A"


def test_ga_4_15_what_was_called_in_turn_stands() -> None:
    t = rolled(16, 1, man(), man()).do("A perle")
    match = match_from(t.game, t.state)
    for line in ("A 10, 5", "B no"):
        act(match, line)
        assert not any(map(match.can_undo, range(3)))
        with problem("match-no-undo"):
            match.undo(match.steps[-1].seat)


def test_ga_4_15_a_bid_against_the_clock_stands() -> None:
    """Or B takes his back just before the hammer, and A has the pearl for his own first bid."""
    t = rolled(16, 1, man(), man(), options={"auction": "live"}).do("A perle")
    match = match_from(t.game, t.state)
    act(match, "A 10, 3", "B 12, 0")
    assert not any(map(match.can_undo, range(3)))
    with problem("match-no-undo"):
        match.undo(1)
    act(match, "@ hammer")
    assert Table(t.game, match.game.position(match.state)).cash(1) == 1000


def test_ga_4_15_against_the_clock() -> None:
    t = rolled(16, 1, man(600), man(), options={"auction": "live"}).do("A perle")
    assert (t.waiting, t.game.alarm(t.state)) == ("@", 10_000)
    assert t.refused("B 3") == ("GA-4.5", "no-answer")
    t.do("B 10", "C 10", "B 5")
    assert (t.view().question.number, t.game.alarm(t.state)) == (500, 5_000)  # type: ignore[union-attr]
    assert t.refused("B 10") == ("GA-4.15", "own-bid")
    assert t.refused("C 5") == ("GA-4.5", "low-bid")
    t.do("C 6")
    assert t.refused("B 10") == ("GA-4.15", "out-of-auction")
    assert t.refused("* die 1") == ("GA-4.5", "no-chance")
    t.do("@ hammer", "* P01")
    assert (t.cash(2), t.player(2).perles) == (2400, 1)


def test_ga_4_15_the_clock_withdraws_what_nobody_wants() -> None:
    t = rolled(16, 1, options={"auction": "live"}).do("A perle", "@ hammer")
    assert (t.waiting, t.game.alarm(t.state)) == ("B", 0)
