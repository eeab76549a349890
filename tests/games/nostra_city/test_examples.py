"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.nostra_city.table import NUMBERS, bid, go_on, person, resolved, table
from tripot.games.nostra_city import events


def test_example_1_a_bronx_racket() -> None:
    t = table(person("marco bronx-gambling"), person("enzo bronx-drugs")).do("A marco", "A bronx-gambling", "A 1")
    told = t.told(events.Collected)[0]
    assert (told.turfs, told.draws, told.owed) == (2, 2, (0, 1, 0))


@pytest.mark.parametrize(("given", "cards"), [(["5", "10i"], 0), (["5"], 1), ([], 2), (["5", "1"], 0)])
def test_example_2_sharing_a_traffic(given: list[str], cards: int) -> None:
    t = table(person("marco bronx-drugs"), person("enzo queens-drugs brooklyn-drugs"), rue="r01 r02 r03 r04")
    t.do("A marco", "A bronx-drugs", "A 2", "* 5", "* 10i", "* 20c")
    t.do(*(f"A {gift}" for gift in given), "A pass", *["* colere"] * cards)
    assert t.player(1).cards == cards
    first = "1" in given
    assert t.view().first == int(first)
    if first:
        t.do("B pass")
        assert (t.view().phase, t.view().opener) == ("meeting", 1)


def test_example_3_a_double_turf_and_atlantic_city() -> None:
    land = "marco aldo queens-drugs new-jersey atlantic-city"
    t = table(person(land))
    t.do("A marco")
    assert [text for text in t.legal() if text.startswith("turf")] == ["turf 21", "turf 32"]
    t.do("A new-jersey")
    assert t.legal() == ["pick 1", "pick 2"]
    t.do("A 2", "* 5")
    assert t.player().done == ("staten-island",)
    t.do("A aldo", "A queens-drugs")
    assert t.legal() == ["pick 2"]
    for turf, owed in (("bronx-drugs", 2), ("bronx-gambling", 1), ("bronx-prostitution", 1)):
        other = table(person(f"dino {turf}"), person(land)).do("A dino", f"A {turf}", "A 2")
        assert other.told(events.Collected)[0].owed == (0, owed, 0)


def test_example_4_two_turfs_of_one_traffic() -> None:
    t = table(person("marco aldo bruno queens-drugs bronx-drugs"))
    t.do("A marco", "A queens-drugs", "A 2", "* 5", "* 5", "A aldo", "A bronx-drugs")
    assert t.legal() == ["pick 1"]
    t.do("A 1", "* 5", "* 5")
    assert t.view().phase != "business"


def test_example_5_the_descente_as_second_card() -> None:
    t = table(person("marco bronx-drugs"), person("enzo queens-drugs brooklyn-drugs"), moved=True)
    t.do("A marco", "A bronx-drugs", "A 2", "* 5", "* raid")
    assert t.told(events.Collected)[0].turfs == 3
    assert t.view(0).drawn.bills == ("5",)  # type: ignore[union-attr]
    t.do("A 5", "A pass")
    assert t.told(events.Wronged)[0].cards == 1


def test_example_6_a_lone_bid_of_one_bill_is_free() -> None:
    t = resolved(person("aldo", "10i", bids=[bid("aldo", 1, "5")]))
    assert t.bank() == ["5", "10i"]
    assert NUMBERS["r01"] in t.land()


@pytest.mark.parametrize(("one", "two", "taker"), [("10i 20i", "20c", 0), ("5 20i", "5 20c", None)])
def test_example_7_an_enquete_of_50_000(one: str, two: str, taker: int | None) -> None:
    people = person("aldo", "", bids=[bid("aldo", 1, one)]), person("dino", "", bids=[bid("dino", 1, two)])
    t = resolved(*people, rue="irs r02 r03 r04").do("* 20c")
    assert t.told(events.Lifted)[0].taker == taker
    assert t.state.rue[0] == -1
    assert (NUMBERS["irs"] in [card.number for card in t.view().gone]) == (taker is None)


@pytest.mark.parametrize(("players", "wronged"), [(3, 0), (5, 2)])
def test_example_8_titles(players: int, wronged: int) -> None:
    t = resolved(person("aldo", "", bids=[bid("aldo", 1, "5")]), players=players, rue="underboss r02 r03 r04", month=3)
    t.do("A B")
    if players > 3:
        t.do("B C")
    assert len([told for told in t.told(events.Wronged) if told.why == "titles"]) == wronged


def test_example_9_the_fbi_lifted_on_slot_2() -> None:
    people = (
        person("enzo lola gina", "", bids=[bid("enzo", 1, "5"), bid("lola", 3, "5 10i"), bid("gina", 4, "5")]),
        person("fabio aldo", "", bids=[bid("aldo", 1, "10i"), bid("fabio", 2, "50i 10c")]),
    )
    t = resolved(*people, rue="r01 fbi r03 r04")
    t.do("* 5")
    assert [stake.amount for stake in t.told(events.StakesRevealed)[0].stakes] == [5_000, 10_000]
    t.do("* 50i")
    assert t.told(events.Lifted)[0].taker == 1
    assert t.bank() == ["5", "5", "10i"]  # Lola keeps two, and Gina's lone bid comes back


def test_example_10_the_count_is_held_back_at_the_end() -> None:
    t = table(
        person("aldo"), phase="proces", seat=2, opener=0, month=3, verdict=12, corruption=["20c", "10i", "20i"],
        rue="r01 r02 r03 r04",
    )  # fmt: skip
    t.do("C pass")
    assert go_on(t).do("* 20i", "* 10i", "* 20c").view().verdict == 11
