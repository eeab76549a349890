"""Every power against every Enquête and every Représaille that can meet it: a generated table."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tests.games.nostra_city.table import SHOWN, Table, go_on, person, table, word
from tripot.games import nostra_city
from tripot.games.nostra_city import events
from tripot.games.nostra_city.material import EFFECTS, VENDETTAS, Moment
from tripot.games.nostra_city.roster import roster
from tripot.games.registry import BOXES

CAID: dict[str, str] = {"recover": "gina"} | {card.power: word(card) for card in SHOWN if card.power}
FORMER = files(nostra_city).joinpath("edition-05cde613.toml").read_text("utf-8")
"""The edition in which Gina had another power."""
ENQUETE: dict[str, str] = {card.effect: word(card) for card in SHOWN if card.effect}
REPRISALS = VENDETTAS[:8]
PHASE: dict[str, str] = {name: kind.moment for name, kind in roster().items() if kind.moment is not None}
POWERS = sorted(roster())


def powers_of(moment: Moment) -> list[str]:
    return [power for power in POWERS if PHASE[power] == moment]


def scene(power: str, enquete: str = "r04", hand: str = "") -> Table:
    """A has the Caïd with the power, a Turf and another Caïd; B a Turf of the same borough; C may play a card."""
    filler = "rocco" if power == "shift" else "ivo"
    more: dict[str, Any] = {"done": ["bronx"]} if power == "repeat" else {}
    bank = "5 5 10i 10c 20i"
    people = (
        person(f"{CAID[power]} {filler} queens-gambling", bank, "honte" if power == "trade" else "", **more),
        person("bruno queens-drugs" if power != "ignore_raid" else "aldo queens-drugs", bank, "colere"),
        person("gina" if CAID[power] != "gina" else "carla", "5", hand),
    )
    if power == "shield":
        people = (people[0], people[1] | {"hand": ["honte", "colere"]}, people[2])
    phase = PHASE[power] if PHASE[power] != "vendetta" else "business"
    starts = 1 if power in ("grudge", "shield") else 0
    fields: dict[str, Any] = {"seat": starts, "first": starts, "opener": starts, "moved": True, "month": 4}
    if power in ("peek", "reclaim"):
        fields["corruption"] = ["20c", "50c"]
    if power == "use_discard":
        fields |= {"discard": ["50i"], "open": ["50i"], "top": "50i"}
    if power == "recover":
        fields["edition"] = BOXES["nostra-city"].read_edition(FORMER)
    return table(*people, phase=phase, rue=f"r01 r02 r03 {enquete}", **fields)


def collect(t: Table, who: str, caid: str, turf: str) -> bool:
    """An Encaissement up to the draw; False if it cannot be."""
    if not t.may(f"{who} {caid}"):
        return False
    t.do(f"{who} {caid}")
    if not t.may(f"{who} {turf}"):
        return False
    t.do(f"{who} {turf}")
    if not t.may(f"{who} 1"):
        return False
    t.do(f"{who} 1")
    return True


def draw_all(t: Table) -> None:
    while t.step == "draw-bill":
        t.do("* 10i")


def bid(t: Table, who: str, caid: str, slot: int, bills: str) -> bool:
    if not t.may(f"{who} {caid}"):
        return False
    t.do(f"{who} {caid}", f"{who} {slot}", *(f"{who} {bill}" for bill in bills.split()), f"{who} done")
    return True


def duel(t: Table, power: str, mine: str, other: str) -> bool:
    """A and B bid on slot 1; False if A cannot."""
    if not bid(t, "A", CAID[power], 1, mine):
        return False
    t.do("A pass")
    if other:
        bid(t, "B", "bruno", 1, other)
    while t.view().phase == "meeting":
        t.do(f"{t.waiting} pass")
    go_on(t)
    return True


def business(power: str) -> Callable[[Table], bool]:
    def acts(t: Table) -> bool:
        if not collect(t, "A", CAID[power], "queens-gambling"):
            return False
        told = t.told(events.Collected)[0]
        if power in ("consolation", "ignore_raid"):
            t.do("* raid")
        else:
            draw_all(t)
        short = t.state.under(2)
        return {
            "consolation": t.step == "draw-vendetta" and t.waiting == "*" and t.view().drawn is not None,
            "extra_bill": told.draws == told.turfs + 1 - (1 if short and told.turfs > 1 else 0),
            "ignore_raid": any(event.ignored for event in t.told(events.Raided)),
            "swap_bill": t.step == "swap",
            "repeat": told.kind == "queens",
        }[power]

    return acts


def meets(power: str) -> Callable[[Table], bool]:
    def acts(t: Table) -> bool:
        stakes = {"stake_bonus": ("5 5", "5 10i"), "win_ties": ("5 10c", "5 10i"), "recover": ("5 5", "5 10i")}
        stakes["salvage"] = stakes["recover"]
        mine, other = stakes.get(power, ("5 5 10i", ""))
        if not duel(t, power, mine, other):
            return False
        if power == "stake_bonus":
            return t.told(events.StakesRevealed)[0].stakes[0].amount == 20_000
        if power == "win_ties":
            t.do("* 5")
            return any(event.seat == 0 for event in t.told(events.Won))
        if power == "salvage":
            t.do("* 5")
        asked = t.view().question
        assert asked is not None
        if power == "rebate":
            return asked.step == "keep" and asked.number == 2
        return asked.step == {"recover": "keep", "salvage": "salvage", "shift": "shift"}[power]

    return acts


def corrupts(power: str) -> Callable[[Table], bool]:
    def acts(t: Table) -> bool:
        if not t.may(f"A {CAID[power]}"):
            return False
        t.do(f"A {CAID[power]}")
        if power == "peek":
            return t.step == "peek"
        if power == "use_discard":
            return t.may("A 1")
        t.do("A 5")
        if power == "double_bribe":
            return t.may("A done")
        if power == "reclaim":
            return t.step == "reclaim"
        while t.waiting == "A":
            t.do("A pass")
        t.do("B bruno", "B 5")
        while t.view().phase == "proces":
            t.do(f"{t.waiting} pass")
        return [event.seat for event in t.told(events.ZealRewarded)] == [1]

    return acts


def grudge(t: Table) -> bool:
    collect(t, "B", "bruno", "queens-drugs")
    draw_all(t)
    if t.step == "share":
        t.do("B pass")
    return t.step == "grudge"


def shield(t: Table) -> bool:
    t.do("B honte", "B A")
    return t.step == "shield"


def trade(t: Table) -> bool:
    t.do("A honte")
    return t.may("A done")


def spy(t: Table) -> bool:
    if not t.may("A ugo"):
        return False
    t.do("A ugo")
    return t.may("A B")


def soothe(t: Table) -> bool:
    if not collect(t, "A", "ivo", "queens-gambling"):
        return False
    draw_all(t)
    if t.step == "share":
        t.do("A pass")
    return t.step == "soothe"


ACTS: dict[str, Callable[[Table], bool]] = (
    {power: business(power) for power in powers_of("business")}
    | {power: meets(power) for power in powers_of("meeting")}
    | {power: corrupts(power) for power in powers_of("proces")}
    | {"grudge": grudge, "shield": shield, "trade": trade, "spy": spy, "soothe": soothe}
)
"""What each power does when nothing is in its way: True if it acts."""


def strike(t: Table, card: str, power: str) -> None:
    """C plays the Représaille at A, at the Caïd with the power if it can be aimed at one."""
    aim = {"contrat": CAID[power], "coup": CAID[power], "incendie": "queens-gambling", "temoin": "1", "donne": "2"}
    t.do(f"C {card}", f"C {aim.get(card, 'A')}")
    if t.step == "shield":
        t.do("A pass")
    if t.step == "rob":
        t.do("* 20i")
    if t.step == "exhibit":
        t.do("C 20i")
    if t.step == "fill":
        t.do("* r05")


@pytest.mark.parametrize("power", POWERS)
def test_every_power_acts_by_itself(power: str) -> None:
    assert ACTS[power](scene(power))


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("power", POWERS)
def test_nc_7_7_power_under_an_enquete(power: str, effect: str) -> None:
    """Only the FBI silences powers; the others change the action, not the power."""
    assert ACTS[power](scene(power, ENQUETE[effect])) == (effect != "silence")


@pytest.mark.parametrize("card", REPRISALS)
@pytest.mark.parametrize("power", POWERS)
def test_nc_8_13_power_after_a_reprisal(power: str, card: str) -> None:
    """A Caïd who is gone or engaged has no power left; without its Turf no Encaissement starts, and nothing is owed."""
    t = scene(power, hand=card)
    strike(t, card, power)
    burnt = card == "incendie" and (PHASE[power] == "business" or power in ("grudge", "soothe"))
    assert ACTS[power](t) == (card not in ("contrat", "coup") and not burnt)


@pytest.mark.parametrize("card", ["contrat", "honte", "incendie", "temoin", "ecoute", "braquage"])
@pytest.mark.parametrize("power", powers_of("meeting"))
def test_nc_8_7_a_bid_hit_before_its_slot_has_no_power(power: str, card: str) -> None:
    t = scene(power, hand=card)
    assert bid(t, "A", CAID[power], 1, "5 5 10i")
    t.do("A pass")
    bid(t, "B", "bruno", 1, "20i 10c")
    while t.step in ("meeting", "shift"):
        t.do(f"{t.waiting} pass")
    assert t.step == "pause"
    aim = {"contrat": CAID[power], "incendie": "queens-gambling", "temoin": "1"}
    while t.step == "pause":
        who = t.waiting[0]
        if who == "C" and t.hand(2):
            t.do(f"C {card}", f"C {aim.get(card, 'A')}")
        else:
            t.do(f"{who} pass")
        if t.step == "rob":
            t.do("* 20i")
        if t.step == "exhibit":
            t.do("C 20i")
    bidders = [stake.seat for told in t.told(events.StakesRevealed) for stake in told.stakes]
    assert bidders == ([] if card == "contrat" else [0, 1])
    assert [told.rule for told in t.told(events.BidReturned)] == ["NC-8.7"] * (card == "contrat")
