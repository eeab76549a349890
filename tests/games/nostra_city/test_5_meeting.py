"""NC-5: MEETING."""

from __future__ import annotations

from tests.games.nostra_city.table import NUMBERS, Table, bid, meeting, person, resolved, table
from tripot.games.nostra_city import events


def test_nc_5_1_talk_is_free_and_nothing_is_asked_for_it() -> None:
    t = table(person("aldo queens-drugs"), rue="r01 r02 r03 r04")
    t.do("A pass")
    assert (t.view().phase, t.step) == ("meeting", "meeting")


def test_nc_5_2_a_bid_is_a_caid_a_location_and_bills() -> None:
    t = table(person("aldo bruno", "5 10i 20c"), phase="meeting", rue="r01 r02 - r04")
    t.do("A aldo")
    assert t.refused("A 3") == ("NC-5.10", "empty-slot")
    assert t.refused("A 5") == ("NC-5.2", "bill")
    t.do("A 2")
    assert t.refused("A done") == ("NC-5.2", "no-stake")
    t.do("A 5", "A 20c")
    assert t.told(events.BidPlaced) == []
    t.do("A done")
    mine, other = t.told(events.BidPlaced, 0)[0], t.told(events.BidPlaced, 1)[0]
    assert (mine.slot, mine.bills, mine.count) == (2, ("5", "20c"), 2)
    assert (other.slot, other.bills, other.count) == (None, None, 2)
    assert t.view(1).players[0].bids[0].slot is None
    assert (t.bank(), t.player().bills) == (["10i"], 1)
    t.do("A bruno")
    assert t.refused("A 2") == ("NC-5.2", "no-location")


def test_nc_5_3_all_locations_are_revealed_at_once() -> None:
    t = meeting(person("aldo", bids=[bid("aldo", 4, "5")]), person("enzo", bids=[bid("enzo", 2, "5")]))
    assert t.view(1).players[0].bids[0].slot is None
    t.do("C pass")
    told = t.told(events.BidsRevealed)[0]
    assert [(one.seat, one.slot, one.count) for one in told.bids] == [(0, 4, 1), (1, 2, 1)]
    assert [event.slot for event in t.told(events.Won)] == [2, 4]


def test_nc_5_4_a_lone_bidder_takes_back_one_bill_and_discards_the_rest_unseen() -> None:
    t = resolved(person("aldo", "", bids=[bid("aldo", 1, "5 10i 50c")]))
    assert (t.step, t.waiting) == ("keep", "A")
    assert t.refused("A 20i") == ("NC-5.4", "not-staked")
    t.do("A 50c")
    assert t.bank() == ["50c"]
    assert NUMBERS["r01"] in t.land()
    assert t.told(events.Discarded, 1)[0].bills is None
    assert t.told(events.Discarded, 0)[0].bills == ("5", "10i")
    assert (t.view().discard.count, t.view().discard.open) == (2, 0)
    assert not t.told(events.StakesRevealed)


def test_nc_5_5_the_highest_sum_wins_and_all_stakes_are_discarded() -> None:
    t = resolved(
        person("aldo", "", bids=[bid("aldo", 1, "5 10i")]), person("gisella", "", bids=[bid("gisella", 1, "20c")])
    )
    assert [stake.amount for stake in t.told(events.StakesRevealed)[0].stakes] == [15_000, 20_000]
    t.do("* 20c")
    assert NUMBERS["r01"] in t.land(1)
    assert t.view().discard.count == 3


def test_nc_5_5_a_tie_nobody_wins_and_the_card_stays() -> None:
    t = resolved(
        person("aldo", "", bids=[bid("aldo", 1, "10c")]), person("gisella", "", bids=[bid("gisella", 1, "10i")])
    )
    t.do("* 10i")
    assert t.told(events.Tied)[0].seats == (0, 1)
    assert t.state.rue[0] == NUMBERS["r01"]


def test_nc_5_6_what_is_won_arrives_free_and_counts_at_once() -> None:
    t = resolved(
        person("aldo bruno carla", bids=[bid("aldo", 1, "5"), bid("bruno", 2, "5"), bid("carla", 3, "5")]),
        rue="gina queens-drugs r06 r04",
    )
    assert not t.engaged("gina")
    assert not t.engaged("queens-drugs")
    assert t.player().respect == 3


def test_nc_5_7_stakes_on_an_enquete_add_up() -> None:
    t = resolved(
        person("aldo", "", bids=[bid("aldo", 1, "10i 20i")]),
        person("gisella", "", bids=[bid("gisella", 1, "20c")]),
        rue="irs r02 r03 r04",
    )
    t.do("* 20c")
    assert t.told(events.Lifted)[0].taker == 0
    assert (NUMBERS["irs"] in t.land(), t.player().respect) == (True, 1)


def test_nc_5_7_below_the_bribe_it_stays_and_the_lone_stake_is_lost() -> None:
    t = resolved(person("aldo", "", bids=[bid("aldo", 1, "20i 20c")]), rue="irs r02 r03 r04")
    t.do("* 20c")
    assert t.told(events.Unlifted)
    assert (t.state.rue[0], t.bank(), t.view().discard.count) == (NUMBERS["irs"], [], 2)


def test_nc_5_8_titles_are_named_at_once() -> None:
    t = resolved(person("aldo", bids=[bid("aldo", 1, "5")]), players=4, rue="underboss r02 r03 r04", month=3)
    assert (t.step, t.waiting) == ("name", "A")
    assert t.refused("A A") == ("NC-5.8", "title")
    t.do("A C")
    assert t.waiting == "C"
    assert t.refused("C A") == ("NC-5.8", "title")
    t.do("C D")
    assert [t.player(seat).respect for seat in range(4)] == [3, 1, 2, 2]  # one each of B and D is printed on a Caïd
    assert [(told.seat, told.why) for told in t.told(events.Wronged)] == [(1, "titles")]
    question = t.view().question
    assert question is not None
    assert question.rule == "NC-5.8"
    t.do("* colere")
    assert t.player(1).cards == 1
    assert [told.rule for told in t.told(events.VendettaDrawn)] == ["NC-5.8"]


def test_nc_5_9_who_bid_and_received_nothing_is_lese() -> None:
    t = resolved(person("aldo", "", bids=[bid("aldo", 1, "5")]), person("gisella", "", bids=[bid("gisella", 1, "10i")]))
    t.do("* 5")
    assert [(told.seat, told.why, told.cards) for told in t.told(events.Wronged)] == [(0, "meeting", 1)]
    assert t.player(1).received
    t.do("* colere")
    assert [told.rule for told in t.told(events.VendettaDrawn)] == ["NC-5.9"]


def test_nc_5_9_a_title_counts_as_received() -> None:
    people = person("aldo", "", bids=[bid("aldo", 1, "10i")]), person("gisella", "", bids=[bid("gisella", 1, "5")])
    t = resolved(*people, rue="underboss r02 r03 r04", month=3).do("* 5", "A B")
    assert t.player(1).received
    assert not t.told(events.Wronged)


def test_nc_5_9_adds_to_5_8_and_gota_counts_as_received() -> None:
    people = [
        person("aldo", "", bids=[bid("aldo", 1, "5")]),
        person("gisella", "", bids=[bid("gisella", 1, "10i")]),
        *(person(land, "") for land in ("dino", "carla", "bruno")),
    ]
    for card, after in (("colere", 1), ("gota", 0)):
        t = resolved(*people, players=5, rue="underboss r02 r03 r04", month=3)
        t.do("* 5", "B C", "C D")
        assert [(told.seat, told.why) for told in t.told(events.Wronged)] == [(0, "titles"), (4, "titles")]
        t.do(f"* {card}", "* colere")
        assert [told.why for told in t.told(events.Wronged)[2:]] == ["meeting"] * after


def test_nc_5_10_a_bid_on_an_emptied_slot_goes_back() -> None:
    every = set(range(46)) - {1, 0, 4, 34}
    t = resolved(
        person("aldo", "", bids=[bid("aldo", 1, "5")]),
        person("gisella", "", "donne"),
        person("dino", ""),
        rue="r01 - - -",
    )
    position = t.game.position(t.state) | {"gone": sorted(every)}
    t = Table(t.game, position)
    t.do("B donne", "B 1")
    assert [(told.rule, told.count) for told in t.told(events.BidReturned)] == [("NC-5.10", 1)]
    assert t.bank() == ["5"]
    assert t.engaged("aldo")
    assert t.told(events.Wronged)[0].seat == 0
