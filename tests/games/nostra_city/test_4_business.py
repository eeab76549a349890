"""NC-4: BUSINESS."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nostra_city.table import Table, load, person, table
from tripot.games.nostra_city import bags, events

MARCO = "marco bronx-gambling"
LUIGI = "enzo bronx-drugs"


def racket(*people: dict[str, Any], **more: Any) -> Table:
    """A has announced a Bronx Racket with Marco."""
    me = person(MARCO) if not people else people[0]
    rivals = people[1:] or (person(LUIGI),)
    return table(me, *rivals, **more).do("A marco", "A bronx-gambling", "A 1")


def test_nc_4_1_a_caid_a_turf_and_a_kind() -> None:
    t = table(person(MARCO), person(LUIGI))
    assert t.refused("A bronx-gambling") == ("NC-3.2", "caid-first")
    t.do("A marco")
    assert t.view(0).choice is not None
    assert t.view(1).choice is None
    assert t.refused("A 1") == ("NC-4.1", "turf-first")
    assert t.refused("A bronx-drugs") == ("NC-4.1", "turf")
    t.do("A bronx-gambling")
    assert not t.told(events.Collected)
    t.do("A 2")
    told = t.told(events.Collected)[0]
    assert (told.seat, told.kind, told.caid.number, told.turf.number) == (0, "gambling", 10, 26)
    assert t.engaged("marco")
    assert t.engaged("bronx-gambling")


def test_nc_4_1_a_turf_that_is_engaged_cannot_start() -> None:
    t = table(person("marco aldo bronx-gambling queens-drugs"), engaged="bronx-gambling")
    t.do("A marco")
    assert t.refused("A bronx-gambling") == ("NC-4.1", "turf-engaged")


def test_nc_4_2_turfs_of_all_territories_count_engaged_or_not() -> None:
    t = racket(engaged="bronx-drugs", rue="bronx-prostitution - - -")
    assert t.told(events.Collected)[0].turfs == 2
    t.do("* 10i", "* 20c")
    assert t.step == "share"
    assert t.view(0).drawn.bills == ("10i", "20c")  # type: ignore[union-attr]
    assert t.view(1).drawn.bills is None  # type: ignore[union-attr]


def test_nc_4_3_give_or_keep_drawn_bills_only_and_not_more_than_owed() -> None:
    t = racket().do("* 10i", "* 20c")
    assert t.refused("A 5") == ("NC-4.3", "not-drawn")
    t.do("A 20c")
    assert t.refused("A 10i") == ("NC-4.3", "not-owed")
    assert t.bank(1) == ["5", "5", "10i", "10c"]
    t.do("A pass")
    assert t.bank(1) == ["5", "5", "10i", "10c", "20c"]
    assert t.bank(0) == ["5", "5", "10i", "10i", "10c"]
    for seat, bills in ((0, ("20c",)), (1, ("20c",)), (2, None)):
        told = t.told(events.Shared, seat)[0]
        assert (told.count, told.owed, told.bills) == (1, 1, bills)
    known = [(known.seat, known.bills) for known in t.view(0).known if known.place == "player"]
    assert (1, ("20c",)) in known


def test_nc_4_3_receivers_one_after_another() -> None:
    t = racket(person(MARCO), person(LUIGI), person("dino bronx-prostitution"))
    t.do("* 10i", "* 20c", "* 5")
    assert t.view(0).choice.rival == 1  # type: ignore[union-attr]
    assert t.refused("A B") == ("NC-4.3", "receiver")
    t.do("A C", "A 5", "A pass")
    assert (t.player(1).bills, t.player(2).bills) == (4, 5)


def test_nc_4_4_one_vendetta_card_for_each_bill_not_received() -> None:
    t = racket().do("* 10i", "* 20c", "A pass")
    assert [(told.seat, told.cards) for told in t.told(events.Wronged)] == [(1, 1)]
    t.do("* honte")
    assert t.hand(1) == ["honte"]
    assert [(told.rule, told.card) for told in t.told(events.VendettaDrawn, 0)] == [("NC-4.4", None)]
    assert t.player(1).cards == 1
    assert t.hand(0) == []


def test_nc_4_5_the_raid_stops_the_draw() -> None:
    t = racket(discard=["50i", "50c"], moved=True)
    pile = t.view().piles.bills
    t.do("* raid")
    assert t.view().piles.bills == pile + 2
    assert t.told(events.Raided)[0].ignored is False
    assert t.step == "draw-vendetta"  # nothing to give: B is lésé
    assert t.player(0).bills == 4


def test_nc_4_6_the_first_player_card_in_place_of_one_bill() -> None:
    t = racket().do("* 10i", "* 20c", "A 1", "A pass")
    assert not t.told(events.Wronged)
    view = t.view()
    assert (view.first, view.opener, view.moved) == (1, 0 if view.phase == "business" else 1, True)
    other = racket(moved=True).do("* 10i", "* 20c")
    assert other.refused("A 1") == ("NC-4.6", "first-card")
    assert racket(first=1, opener=0).do("* 10i", "* 20c").refused("A 1") == ("NC-4.6", "first-card")


def test_nc_4_6_it_takes_effect_from_the_meeting() -> None:
    t = table(person(MARCO), person(LUIGI), person("dino queens-drugs"), rue="r01 r02 r03 r04")
    t.do("A marco", "A bronx-gambling", "A 1", "* 10i", "* 20c", "A 1", "A pass")
    assert t.waiting == "B"
    t.do("B pass", "C pass")
    assert (t.view().phase, t.waiting) == ("meeting", "B")


def test_nc_4_7_each_traffic_once_and_one_racket() -> None:
    t = table(person("marco aldo queens-drugs bronx-drugs", done=["drugs", "queens"]))
    assert not t.may("A marco")
    t = table(person("marco queens-drugs", done=["bronx"]))
    t.do("A marco", "A queens-drugs")
    assert t.refused("A 1") == ("NC-4.7", "kind-done")
    t.do("A 2")
    assert t.player().done == ("bronx", "drugs")


def test_nc_4_8_atlantic_city_counts_for_traffics_and_starts_nothing() -> None:
    t = table(person("marco queens-drugs atlantic-city"), person("enzo bronx-drugs"))
    t.do("A marco")
    assert t.refused("A atlantic-city") == ("NC-4.8", "atlantic")
    t.do("A queens-drugs", "A 2")
    assert t.told(events.Collected)[0].turfs == 3
    t = table(person("marco queens-drugs"), person("enzo atlantic-city queens-gambling"))
    t.do("A marco", "A queens-drugs", "A 1")
    told = t.told(events.Collected)[0]
    assert (told.turfs, told.owed) == (2, (0, 1, 0))


@pytest.mark.parametrize("discard", [[], ["50i"]])
def test_nc_4_9_only_the_descente_is_left(discard: list[str]) -> None:
    rest = ["5", "10i", "10c", "20i", "20c", "50i", "50c"]
    stock = {bill: bags.bills_of(load().kit.bills, kind) for kind, bill in enumerate(rest)}
    for bill in discard:
        stock[bill] -= 1
    mine = [bill for bill in rest for _ in range(stock[bill])]
    t = table(person(MARCO, " ".join(mine)), person(LUIGI, ""), person("dino", ""), discard=discard, moved=True)
    t.do("A marco", "A bronx-gambling", "A 1")
    assert t.view().piles.bills == 0
    t.do("* raid")
    assert t.view().piles.bills == len(discard)
    assert t.told(events.Raided)
    assert t.told(events.Wronged)[0].seat == 1
