"""NC-7: RÉCEPTION and verdicts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nostra_city.table import NUMBERS, Table, go_on, person, table
from tripot.games.nostra_city import events
from tripot.kernel.result import LOST
from tripot.kernel.seats import NATURE


def reception(*people: dict[str, Any], **more: Any) -> Table:
    """The PROCÈS is over but for the last player."""
    t = table(*people, phase="proces", seat=2, opener=0, **more)
    t.do("C pass")
    return go_on(t)


def finished(*people: dict[str, Any], **more: Any) -> Table:
    """June, and the last round is over but for the last player."""
    t = table(*people, phase="last", month=6, seat=2, opener=0, **more)
    return t.do("C pass")


def test_nc_7_1_release_cut_push_fill_and_next_month() -> None:
    t = reception(
        person("aldo queens-drugs", "5 5 10i 10i 10c 10c 20i 50c"),
        person("enzo", "5 5 5 5 10i 10i"),
        engaged="aldo queens-drugs",
        rue="irs r01 - -",
        fresh="irs",
        verdict=8,
    )
    assert (t.step, t.waiting) == ("cut", "A")
    assert not t.engaged("aldo")
    assert t.refused("A 50i") == ("NC-7.1", "bill")
    t.do("A 50c", "A 20i")
    assert t.bank() == ["5", "5", "10i", "10i", "10c", "10c"]
    assert t.told(events.Discarded, 1)[0].bills is None
    assert t.view().verdict == 9
    assert (t.step, t.view().question.slot) == ("fill", 3)  # type: ignore[union-attr]
    t.do("* r02", "* r03")
    assert (t.view().month, t.view().phase) == (2, "business")


def test_nc_7_1_the_irs_seizes_every_banque() -> None:
    t = reception(person("aldo", "5 50c"), person("enzo", ""), rue="irs r02 r03 r04")
    assert [t.player(seat).bills for seat in range(3)] == [0, 0, 0]
    assert [(told.seat, told.count, told.bills) for told in t.told(events.Seized, 0)] == [
        (0, 2, ("5", "50c")),
        (2, 4, None),
    ]
    late = reception(person("aldo", "5 50c"), rue="irs r02 r03 r04", fresh="irs")
    assert late.player().bills == 2


def test_nc_7_1_not_past_the_last_space() -> None:
    t = reception(rue="irs fbi r03 r04", fresh="irs fbi", verdict=11)
    assert t.view().verdict == 12


@pytest.mark.parametrize(
    ("rue", "slot", "replaced"),
    [("r01 - r03 -", 2, None), ("irs r02 r03 r04", 2, "r02"), ("irs fbi nypd dea", None, None)],
)
def test_nc_7_1_the_underboss_in_february(rue: str, slot: int | None, replaced: str | None) -> None:
    t = reception(rue=rue, month=2, fresh=" ".join({"irs", "fbi", "nypd", "dea"} & {*rue.split()}))
    if slot is None:
        assert t.told(events.UnderbossWaits)
        assert t.view().underboss == "waiting"
        return
    told = t.told(events.UnderbossPlaced)[0]
    assert (told.slot, told.replaced and told.replaced.id.lower()) == (slot, replaced)
    assert t.state.rue[slot - 1] == 48
    if replaced:
        assert NUMBERS[replaced] in [card.number for card in t.view().gone]


def test_nc_7_1_a_waiting_underboss_comes_at_the_next_reception() -> None:
    t = reception(rue="irs fbi nypd r01", month=3, waits=True, fresh="irs fbi nypd")
    assert t.state.rue[3] == 48


def test_nc_7_2_an_enquete_acts_from_the_next_month() -> None:
    t = reception(rue="- r02 r03 r04")
    t.do("* irs")
    assert t.view().rue[0].acting  # the next month has begun
    t = table(person("aldo", hand="donne"), phase="proces", rue="r01 r02 r03 r04")
    t.do("A donne", "A 1", "* fbi")
    assert not t.view().rue[0].acting


def test_nc_7_3_the_first_count() -> None:
    t = reception(
        person("aldo", bribes=2),
        month=3,
        verdict=8,
        corruption=["5", "10i", "20i", "50c"],
        discard=["20c"],
        rue="r01 r02 r03 r04",
    )
    assert (t.step, t.waiting) == ("count", "*")
    t.do("* 50c", "* 10i")
    assert (t.view().verdict, t.view().counts[0].bills, t.view().counts[0].after) == (8, ("50c", "10i"), 10)
    t.do("* 5", "* 20i")
    turned = [(told.bill, told.innocent, told.guilty, told.verdict) for told in t.told(events.BribeTurned)]
    assert turned == [("50c", 0, 3, 11), ("10i", 1, 3, 10), ("5", 1, 3, 10), ("20i", 3, 3, 8)]
    told = t.told(events.Counted)[0]
    assert (told.innocent, told.guilty, told.before, told.after) == (3, 3, 8, 8)
    assert told.bills == ("50c", "10i", "5", "20i")
    view = t.view()
    assert (view.corruption, view.discard.count, view.piles.bills, view.players[0].bribes) == (0, 0, 40, 0)
    assert view.counts[0].after == 8


def test_nc_7_3_held_back_only_when_all_is_counted() -> None:
    t = reception(month=3, verdict=12, corruption=["10i", "20i", "20c"], rue="r01 r02 r03 r04")
    assert t.do("* 20c", "* 10i", "* 20i").view().verdict == 11
    t = reception(month=3, verdict=2, corruption=["50i", "50i"], rue="r01 r02 r03 r04")
    assert t.do("* 50i", "* 50i").view().verdict == 1


def test_nc_7_3_the_order_is_a_fair_draw() -> None:
    t = reception(month=3, corruption=["10i", "10i", "10i", "50c"], rue="r01 r02 r03 r04")
    assert t.legal(NATURE) == ["draw 1", "draw 6"]
    assert [t.game.weight(t.state, outcome) for outcome in (1, 6)] == [3, 1]


def test_nc_7_3_an_empty_pile_counts_nothing() -> None:
    t = reception(month=3, verdict=9, rue="r01 r02 r03 r04")
    assert t.told(events.Counted) == [events.Counted("NC-7.3", (), 0, 0, 9, 9)]
    assert t.view().month == 4


def test_nc_7_3_in_version_1_all_were_counted_at_once_in_order_of_kinds() -> None:
    t = table(
        person("aldo"),
        phase="proces",
        seat=2,
        opener=0,
        month=3,
        corruption=["50c", "10i"],
        rue="r01 r02 r03 r04",
        options={"version": 1},
    )
    go_on(t.do("C pass"))
    assert t.told(events.Counted)[0].bills == ("10i", "50c")
    assert not t.told(events.BribeTurned)


def test_nc_7_4_june_ends_with_the_final_verdict() -> None:
    t = table(
        person("aldo bruno", "50i 50c 5 5 5 5 5", "indic colere"),
        person("enzo gota", "5", "honte"),
        person("marco", "10i"),
        phase="proces",
        month=6,
        seat=2,
        opener=0,
        rue="irs r02 r03 r04",
        verdict=6,
        corruption=["10i"],
    )
    t.do("C pass")
    assert (t.view().phase, t.waiting) == ("last", "A")
    t.do("A pass", "B honte", "B C", "B pass", "C pass")
    assert (t.step, t.view().players[0].bonuses) == ("count", ("sagesse", "as"))
    t.do("* 10i")
    assert [told.rule for told in t.told(events.Counted)] == ["NC-7.4"]
    bonuses = [(told.bonus, told.holder, told.amounts) for told in t.told(events.BonusGiven)]
    assert bonuses == [("equipe", None, (2, 2, 1)), ("sagesse", 0, (2, 0, 0)), ("as", 0, (125_000, 5_000, 10_000))]
    assert not t.told(events.Seized)
    assert t.told(events.ZealEnded)[0].count == 3
    assert t.view().verdict == 6  # one step down by the count, one up by the IRS
    assert t.told(events.IndicsRevealed)[0].seats == (0,)
    assert t.told(events.Ended)[0].winners == (1,)
    assert t.player(0).bank == ("5", "5", "5", "5", "5", "50i", "50c")


def test_nc_7_5_innocent_most_respect_among_the_loyal() -> None:
    t = finished(person("aldo r06", "5", "indic"), person("enzo r04", "5"), person("marco r01", "5"), verdict=6)
    assert t.result().winners == [1]
    assert [standing.rank for standing in t.result().standings] == [3, 1, 2]


def test_nc_7_5_guilty_most_respect_among_indics_or_everybody_loses() -> None:
    t = finished(person("aldo", "5", "indic"), person("enzo r04", "5"), person("marco r01", "5", "indic"), verdict=7)
    assert t.result().winners == [2]
    lost = finished(person("aldo", "5"), person("enzo r04", "5"), person("marco", "5"), verdict=7)
    assert lost.result().winners == []
    assert lost.told(events.Ended)[0].winners == ()
    assert {lost.game.merit(lost.state, seat) for seat in range(3)} == {LOST}


def test_nc_7_5_a_tie_goes_to_the_title_then_it_is_shared() -> None:
    tie = finished(person("aldo r01", "5"), person("enzo", "5"), person("marco r03", "5"), verdict=1)
    assert tie.result().winners == [0, 2]
    people = person("aldo r04", "5"), person("enzo", "5"), person("marco r01", "5")
    title = finished(*people, verdict=1, titles=[1, 2, 0])
    assert [standing.score for standing in title.result().standings] == [3, 3, 3]
    assert title.result().winners == [1]


def test_nc_7_5_both_indics_are_one() -> None:
    t = finished(person("aldo", "5", "indic indic"), person("enzo r04", "5"), person("marco r01", "5"), verdict=9)
    assert t.result().winners == [0]


def test_nc_7_6_respect_may_be_negative() -> None:
    t = table(person("aldo", shames=2))
    assert t.player().respect == -2


def test_nc_7_7_dea_and_da_and_internal_affairs() -> None:
    t = table(person("aldo queens-drugs"), rue="dea r02 r03 r04").do("A aldo", "A queens-drugs")
    assert t.refused("A 2") == ("NC-7.7", "no-drugs")
    assert t.may("A 1")
    t = table(person("aldo bruno", "5 5"), phase="proces", rue="district-attorney r02 r03 r04").do("A aldo", "A 5")
    assert t.waiting == "B"
    assert t.told(events.Passed)[0].automatic
    t = table(person("aldo", "5 5"), phase="meeting", rue="internal-affairs r02 r03 r04").do("A aldo", "A 2", "A 5")
    assert t.refused("A done") == ("NC-7.7", "no-stake")
    t.do("A 5", "A done")
    assert t.player().bids[0].count == 2


def test_nc_7_8_printed_respect_counts_in_the_territoire() -> None:
    t = table(person("aldo gota new-jersey r06"), person("enzo irs"))
    assert (t.player(0).respect, t.player(1).respect) == (5, 1)


def test_nc_7_9_empty_pile_empty_slots() -> None:
    t = table(person("aldo"), person("enzo"), person("marco"), phase="proces", seat=2, opener=0, rue="- r02 - r04")
    held = {NUMBERS[word] for word in ("aldo", "enzo", "marco", "r02", "r04", "r05")}
    t = Table(t.game, t.game.position(t.state) | {"gone": sorted(set(range(46)) - held)})
    t.do("C pass", "* r05")
    assert (t.view().month, t.state.rue[2]) == (2, -1)
