"""What the city holds for one player: what may be collected, bid on and put, and what would come of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tripot.games.nostra_city.actions import CAID, PICK, TURF
from tripot.games.nostra_city.kit import FIRST_TURF, OPENS, SILENCE
from tripot.games.nostra_city.material import KINDS, Kind
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.rules import business, meeting, proces
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import BUSINESS, MEETING, NONE, PLAIN, SLOTS, Power, State
from tripot.kernel import outlook as kernel
from tripot.kernel.bits import members
from tripot.kernel.refusal import Refusal

Zeal = Literal["none", "alone", "contested"]


class Collect(msgspec.Struct, frozen=True):
    """NC-4.1: an Encaissement that a Turf could start."""

    turf: int
    pick: int
    """Which of its kinds, from 1."""
    kind: Kind
    turfs: int
    draws: int
    owed: tuple[int, ...]
    obstacle: Refusal | None
    """Why it cannot be done."""


class Outlook(kernel.Outlook, frozen=True, tag="nostra-city"):
    """Of the Caïd with whom a choice has begun, if any."""

    collects: tuple[Collect, ...]
    """In one's own turn of the BUSINESS."""
    slots: tuple[Refusal | None, ...]
    """In one's own turn of the MEETING: why each slot cannot be bid on."""
    least: int
    """NC-7.7: how many bills a bid needs."""
    bonus: int
    """NC-8.9: what is added to the stake."""
    bribes: int
    """NC-8.14: how many bills may be put at most."""
    silenced: bool
    """NC-7.7: no power acts."""
    zeal: Zeal
    """NC-6.2: whether a Corruption may be rewarded, and whether somebody else has made one."""
    openers: tuple[int, ...]
    """NC-8.2: one's own Caïds who can be played like a Représaille."""
    shields: tuple[int, ...]
    """NC-8.12: who could cancel a Représaille."""
    untitled: int
    """NC-5.8: how many players will have no title."""


def outlook(s: State, seat: int) -> Outlook:
    asked = isinstance(s.frame, Act) and s.frame.seat == seat
    caid = begun(s, seat)
    power = PLAIN if caid == NONE else s.power(caid)
    return Outlook(
        collects=tuple(collects(s, seat, caid)) if asked and s.phase == BUSINESS else (),
        slots=tuple(slots(s, seat)) if asked and s.phase == MEETING else (),
        least=meeting.least(s),
        bonus=power.counts(s, 0),
        bribes=power.bribes(),
        silenced=s.under(SILENCE),
        zeal=zeal(s, seat),
        openers=tuple(members(s.free(seat) & s.called(OPENS))),
        shields=tuple([other for other in range(len(s.lands)) if other != seat and s.free(other) & s.able("shield")]),
        untitled=max(0, len(s.lands) - len(s.titles)),
    )


def begun(s: State, seat: int) -> int:
    """The Caïd of this player's choice, or NONE."""
    first = s.drafts[seat]
    return caid_card(first - CAID) if CAID <= first < TURF else NONE


def collects(s: State, seat: int, caid: int) -> list[Collect]:
    kinds = business.allowed(s, seat) if caid == NONE else business.kinds_of(s, seat, caid)
    power = PLAIN if caid == NONE else s.power(caid)
    return [
        collect(s, seat, power, kinds, turf, pick)
        for turf in members(s.lands[seat] & s.kit.starting[-1])
        for pick in (0, 1)
    ]


def collect(s: State, seat: int, power: Power, kinds: int, turf: int, pick: int) -> Collect:
    kind = s.kit.picks[2 * (turf - FIRST_TURF) + pick]
    turfs = business.turfs_of(s, kind)
    return Collect(
        turf,
        pick + 1,
        KINDS[kind],
        turfs,
        business.draws(s, power, turfs),
        business.debts(s, seat, kind),
        obstacle(s, seat, kinds, turf, pick),
    )


def obstacle(s: State, seat: int, kinds: int, turf: int, pick: int) -> Refusal | None:
    """NC-4.1, NC-4.7, NC-8.13: as the rules say it when it is tried."""
    table = s.clone()
    table.place = NONE
    if not business.turfs_for(s, seat, kinds) >> turf & 1 and (s.engaged | s.burnt) >> turf & 1:
        return business.why_not(table, seat, TURF + turf - FIRST_TURF)
    if kinds >> s.kit.picks[2 * (turf - FIRST_TURF) + pick] & 1:
        return None
    table.place = turf
    return business.why_not(table, seat, PICK + pick)


def slots(s: State, seat: int) -> list[Refusal | None]:
    free = meeting.open_slots(s, seat)
    return [None if free >> slot & 1 else meeting.why_not(s, seat, PICK + slot) for slot in range(SLOTS)]


def zeal(s: State, seat: int) -> Zeal:
    if not proces.rewards(s):
        return "none"
    return "contested" if s.zeal & ~(1 << seat) else "alone"
