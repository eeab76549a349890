"""GA-5: what may be known."""

from __future__ import annotations

import msgspec

from tests.games.gangster.table import NUMBERS, man, rolled, table
from tripot.games.gangster.events import Peeked, Returned, Stolen
from tripot.kernel.seats import SPECTATOR


def test_ga_5_1_counts_are_public_and_values_secret() -> None:
    t = table(man(cards="P01 D02 A44 M10 H06 R31 R32", protections=1), man())
    player = t.player()
    assert (player.perles, player.diamants, player.stars, player.missions) == (1, 1, 1, 1)
    assert (player.tickets, player.recruits, player.protections) == (1, 2, 1)
    for seat in (1, SPECTATOR):
        shown = msgspec.json.encode(t.view(seat)).decode()
        assert not any(secret in shown for secret in ("P01", "D02", "A44", "M10", "H06", "R31"))


def test_ga_5_1_the_pay_of_the_refuge_shows_the_men() -> None:
    t = rolled(1, 2, me=man(cards="R31 R32"))
    assert (t.player().men, t.player().counted) == (7, 2)


def test_ga_5_2_what_is_drawn_in_public() -> None:
    t = rolled(2, 1).do("* A02")
    assert t.events[-3].card.id == "A02"  # type: ignore[attr-defined]


def test_ga_5_3_a_stolen_card_is_known_to_the_two_only() -> None:
    t = table(man(cards="A38"), man(cards="R31 R01"), man()).do("A A38", "A B", "* R31")
    cards = [getattr(t.told(Stolen, seat)[0].card, "id", None) for seat in (0, 1, 2)]
    assert cards == ["R31", "R31", None]
    assert [(known.card.id, known.seats) for known in t.view(1).known] == [("R31", (0,))]
    assert t.player(1).men is None


def test_ga_5_3_a_returned_recruit_is_shown() -> None:
    t = rolled(2, 1, me=man(cards="R31")).do("* A19", "A half 1", "* R31")
    assert t.told(Returned)[0].card.id == "R31"
    assert t.view().piles["recrutement"].used == (NUMBERS["R31"],)


def test_a_peek_is_kept_and_fades_when_cards_move_unseen() -> None:
    t = table(man(cards="A43"), man(cards="P01 P02"), man(cards="P03", square=12)).do("A A43", "A B")
    assert t.told(Peeked, 2)[0].cards is None
    assert [(known.card.id, known.seats) for known in t.view(0).known] == [("P01", (1,)), ("P02", (1,))]
    t.do("A roll", "* die 1", "A no")
    t.do("B roll", "* die 1", "B no", "C roll", "* die 1", "C half 1", f"C {NUMBERS['P03']}", "C B", "* P01")
    assert [(known.card.id, known.seats) for known in t.view(0).known] == [("P01", (1, 2)), ("P02", (1, 2))]


def test_a_theft_among_others_widens_what_was_seen() -> None:
    people = [man(seen_gems={"1": [0, 1]}), man(cards="P01 P02"), man(cards="A37")]
    t = table(*people, turn=2, seat=2).do("C A37", "C B", "* P01")
    assert [(known.card.id, known.seats) for known in t.view(0).known] == [("P01", (1, 2)), ("P02", (1, 2))]
    assert [(known.card.id, known.seats) for known in t.view(1).known] == [("P01", (2,))]
    alone = [man(seen_gems={"1": [0]}), man(cards="P01"), man(cards="A37")]
    t = table(*alone, turn=2, seat=2).do("C A37", "C B", "* P01")
    assert [(known.card.id, known.seats) for known in t.view(0).known] == [("P01", (2,))]
