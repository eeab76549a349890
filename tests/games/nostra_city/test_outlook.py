"""What the city holds for a player, as the desk of the page shows it."""

from __future__ import annotations

from tests.games.nostra_city.table import Table, person, table
from tripot.games.nostra_city import events
from tripot.games.nostra_city.outlook import Outlook
from tripot.kernel.choice import Draft
from tripot.kernel.foresight import Ahead, foresee


def outlook(t: Table, seat: int = 0) -> Outlook:
    found = t.game.outlook(t.state, seat)
    assert isinstance(found, Outlook)
    return found


def collects(t: Table) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """By kind: what is counted, drawn and owed; only what can be done."""
    return {one.kind: (one.turfs, one.draws, one.owed) for one in outlook(t).collects if one.obstacle is None}


def obstacles(t: Table) -> set[tuple[str, str]]:
    refusals = [one.obstacle for one in outlook(t).collects]
    return {(refusal.rule, refusal.reason.removeprefix("nc-refusal-")) for refusal in refusals if refusal is not None}


def ahead(t: Table, action: str, seat: int = 0) -> Ahead:
    draft = Draft(t.game, t.state, seat)
    return foresee(draft)[draft.legal.index(t.game.notation.parse(seat, action))]


def test_nc_4_2_an_encaissement_counts_draws_and_owes() -> None:
    t = table(person("marco aldo bronx-drugs"), person("bronx-gambling enzo"), person("queens-drugs dino"))
    assert collects(t) == {"bronx": (2, 2, (0, 1, 0)), "drugs": (2, 2, (0, 0, 1))}
    assert collects(t.do("A aldo")) == {"bronx": (2, 3, (0, 1, 0)), "drugs": (2, 3, (0, 0, 1))}, "NC-8.15"
    t = table(person("marco bronx-drugs"), person("bronx-gambling enzo"), rue="nypd - - -")
    assert collects(t)["bronx"][:2] == (2, 1), "NC-8.15"


def test_nc_4_7_what_stands_in_the_way_is_said_by_the_rules() -> None:
    t = table(person("marco aldo bronx-drugs", done=["queens"]))
    assert (set(collects(t)), obstacles(t)) == ({"drugs"}, {("NC-4.7", "kind-done")})
    t = table(person("dino bronx-drugs", done=["queens"])).do("A dino")
    assert set(collects(t)) == {"bronx", "drugs"}, "NC-8.15"
    assert obstacles(table(person("marco bronx-drugs"), rue="dea - - -")) == {("NC-7.7", "no-drugs")}
    both = table(person("marco aldo bronx-drugs queens-drugs"), engaged="bronx-drugs")
    assert obstacles(both) == {("NC-4.1", "turf-engaged")}
    assert obstacles(table(person("marco bronx-drugs queens-drugs"), burnt="bronx-drugs")) == {("NC-8.13", "burnt")}


def test_nc_5_2_slots_and_stakes() -> None:
    t = table(person("enzo aldo"), phase="meeting", rue="r01 - internal-affairs r02")
    found = outlook(t)
    assert [slot is None for slot in found.slots] == [True, False, True, True]
    assert found.slots[1] is not None
    assert (found.slots[1].rule, found.least, found.bonus) == ("NC-5.10", 2, 0)
    assert outlook(t.do("A enzo")).bonus == 10_000, "NC-8.9"


def test_nc_8_14_how_many_bills_and_who_looks_first() -> None:
    t = table(person("marco nina aldo"), phase="proces")
    assert ahead(t, "caid 11").whole, "Nina looks before she puts anything"
    assert not ahead(t, "caid 10").whole
    assert [outlook(table(person(who), phase="proces").do(f"A {who}")).bribes for who in ("marco", "aldo")] == [2, 1]


def test_nc_6_2_zeal_and_nc_8_12_shields() -> None:
    assert outlook(table(person("aldo"), phase="proces")).zeal == "none"
    assert outlook(table(person("aldo"), phase="proces", month=4)).zeal == "alone"
    salvo = table(person("aldo ugo"), person("salvo"))
    assert (outlook(salvo).shields, outlook(salvo, 1).shields, outlook(salvo).openers) == ((1,), (), (18,))
    silent = outlook(table(person("aldo ugo"), person("salvo"), rue="fbi - - -"))
    assert (silent.silenced, silent.shields, silent.openers) == (True, (), ())


def test_nc_8_13_a_reprisal_is_foreseen_up_to_what_is_hidden() -> None:
    t = table(person("aldo", hand="temoin"), person("enzo"), verdict=7).do("A temoin")
    moved = [event for event in ahead(t, "pick 1").events if isinstance(event, events.VerdictMoved)]
    assert [(event.before, event.after) for event in moved] == [(7, 6)]
    rob = table(person("aldo", hand="braquage"), person("enzo")).do("A braquage")
    assert ahead(rob, "B").unknown
    assert not any(isinstance(event, events.Robbed) for event in ahead(rob, "B").events)
