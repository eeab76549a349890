"""NC-3: the month."""

from __future__ import annotations

from tests.games.nostra_city.table import go_on, person, table
from tripot.games.nostra_city import events


def test_nc_3_1_phases_start_with_the_first_player_clockwise() -> None:
    t = table(
        person("aldo queens-drugs"), person("enzo bronx-drugs"), person("marco new-jersey"), first=1, opener=1, seat=1
    )
    order = []
    while t.view().phase == "business":
        order.append(t.waiting)
        t.do(f"{t.waiting} pass")
    assert order == ["B", "C", "A"]


def test_nc_3_1_a_whole_month() -> None:
    t = table(
        person("aldo"),
        person("enzo"),
        person("marco"),
        first=1,
        opener=1,
        seat=1,
        phase="meeting",
        rue="r01 r02 r03 r04",
    )
    t.do("B pass", "C pass", "A pass")
    assert t.view().phase == "proces"
    assert t.waiting == "B"
    t.do("B pass", "C pass", "A pass")
    assert (t.view().month, t.view().phase) == (2, "meeting")  # nobody has a Turf
    phases = [event.phase for event in t.told(events.PhaseBegan)]
    assert phases == ["proces", "reception", "business", "meeting"]


def test_nc_3_2_an_engaged_caid_stays_engaged_until_the_reception() -> None:
    t = table(person("aldo bruno", "5 5"), phase="proces")
    t.do("A aldo", "A 5")
    assert t.refused("A aldo") == ("NC-3.2", "engaged")
    assert t.refused("A enzo") == ("NC-3.2", "not-your-caid")
    t.do("A bruno", "A 5", "B pass", "C pass")
    go_on(t)
    assert not t.engaged("aldo")
    assert t.told(events.Released)


def test_nc_3_2_passing_is_always_allowed() -> None:
    t = table(person("aldo queens-drugs"))
    assert t.legal() == ["pass", "caid 1"]
    t.do("A pass")
    assert [(event.seat, event.automatic) for event in t.told(events.Passed)][:3] == [(0, False), (1, True), (2, True)]


def test_nc_3_3_a_card_overrules_the_rules() -> None:
    """NC-4.7 allows one Racket in all; Dino’s text allows another."""
    plain = table(person("aldo bronx-drugs", done=["queens"]))
    plain.do("A aldo", "A bronx-drugs")
    assert plain.refused("A 1") == ("NC-4.7", "kind-done")
    dino = table(person("dino bronx-drugs", done=["queens"]))
    dino.do("A dino", "A bronx-drugs", "A 1")
    assert dino.told(events.Collected)[0].kind == "bronx"
