"""NC-8: which Vendetta card to play, when, and at whom; and the powers that act like one."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.nostra_city.collecting import most_threatening
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.prices import power_worth, price
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, CARD, DONE, PASS, PICK, TURF
from tripot.games.nostra_city.kit import (
    BRAQUAGE,
    CONTRAT,
    COUP,
    DONNE,
    ECOUTE,
    HONTE,
    INCENDIE,
    TEMOIN,
    TRADES,
)
from tripot.games.nostra_city.numbering import caid_bit, caid_card, rival_action, rival_of, rivals_among, turf_bit
from tripot.games.nostra_city.rules import vendetta
from tripot.games.nostra_city.state import (
    BUSINESS,
    JUNE,
    LAST,
    MEETING,
    NONE,
    PROCES,
    RECEPTION,
    RESOLUTION,
    SLOTS,
    State,
)
from tripot.kernel.bits import count, lowest, members

DISCARDS: Final = [ECOUTE, DONNE, INCENDIE, COUP]
"""What Teresa gladly exchanges."""


def begin(o: Outlook, s: State, seat: int, openings: int) -> int:
    """The first number of the best play, or PASS: nothing is worth it now."""
    found = PASS
    best = held(o, s, seat) + o.weights.patience
    for kind in members(openings >> CARD):
        target = aim(o, s, seat, kind)
        if target == NONE:
            continue
        value = effect(o, s, seat, kind, target)
        if value > best:
            best = value
            found = CARD + kind
    if found != PASS or s.phase != RECEPTION:
        return found
    if s.free(seat) & s.called(TRADES):
        for kind in DISCARDS:
            if openings >> CARD + kind & 1:
                return CARD + kind
    spies = openings & (1 << CARD) - 1
    return lowest(spies) if spies else PASS


def finish(o: Outlook, s: State, seat: int, first: int, legal: int) -> int:
    """The second number."""
    if first < CARD:
        return rival_action(seat, most_suspected(o, rivals_among(seat, legal)))
    target = aim(o, s, seat, first - CARD)
    trades = legal >> DONE & 1 == 1
    if target != NONE and (not trades or effect(o, s, seat, first - CARD, target) > held(o, s, seat)):
        return target
    return DONE if trades else lowest(legal)


def most_suspected(o: Outlook, group: int) -> int:
    found: int = lowest(group)
    for rival in members(group):
        if o.suspected[rival] > o.suspected[found]:
            found = rival
    return found


def held(o: Outlook, s: State, seat: int) -> float:
    """NC-1.5: what a card in hand does for Sagesse et Vertu."""
    own: int = bags.cards_in(s.hands[seat])
    most: int = 0
    for rival in range(len(s.hands)):
        if rival != seat:
            most = max(most, bags.cards_in(s.hands[rival]))
    if s.phase == LAST:
        return float(s.kit.bonus) if own - 1 == most else s.kit.bonus * 0.3 if own == most else 0.0
    return o.weights.wise if own >= most - 1 else o.weights.unwise


def aim(o: Outlook, s: State, seat: int, kind: int) -> int:
    """The best target of a Représaille as an action, or NONE: not now."""
    late = s.month == JUNE
    legal = s.strikes[kind].aims(s, seat)
    if legal == 0:
        return NONE
    if kind == HONTE:
        return rival_action(seat, most_threatening(o, rivals_among(seat, legal))) if late else NONE
    if kind == TEMOIN:
        target = PICK + 1 if o.indic else PICK
        return target if s.phase == LAST and legal >> target & 1 else NONE
    if kind == BRAQUAGE:
        return rival_action(seat, most_threatening(o, rivals_among(seat, legal)))
    if kind == CONTRAT:
        return CAID + dearest_caid(o, s, legal >> CAID)
    if kind == COUP:
        return busy_caid(o, s, seat, legal >> CAID)
    if kind == INCENDIE:
        return dearest_turf(o, s, legal)
    if kind == ECOUTE:
        return rival_action(seat, most_threatening(o, rivals_among(seat, legal)))
    target = PICK + s.slot
    return target if s.phase == RESOLUTION and s.slot < SLOTS and legal >> target & 1 else NONE


def effect(o: Outlook, s: State, seat: int, kind: int, target: int) -> float:
    """What it does, in Respect."""
    if kind == HONTE:
        return -s.kit.honte * o.threats[rival_of(seat, target)]
    if kind == TEMOIN:
        return o.step
    if kind == BRAQUAGE:
        return o.weights.mean_bill / 10.0 * o.cash * (1.0 + o.threats[rival_of(seat, target)])
    if kind == CONTRAT:
        return loss_of_caid(o, s, caid_card(target - CAID))
    if kind == COUP:
        owner = vendetta.owner_of(s, caid_bit(target - CAID))
        camp = o.suspected[owner] * o.step if s.phase == PROCES else 0.0
        return o.weights.action * o.threats[owner] + camp
    if kind == INCENDIE:
        return loss_of_turf(o, s, turf_bit(target - TURF))
    if kind == ECOUTE:
        return o.weights.evidence * o.step + o.weights.mean_bill / 10.0 * o.cash * o.threats[rival_of(seat, target)]
    return spoiled(o, s, seat, target - PICK)


def loss_of_caid(o: Outlook, s: State, caid: int) -> float:
    """NC-8.7: what its owner loses, and the bid that goes back."""
    owner = vendetta.owner_of(s, 1 << caid)
    worth = o.months * (o.weights.caid + power_worth(s.powers[caid]) / 2.0) + o.weights.team
    if s.phase == RESOLUTION:
        for slot in range(max(s.slot, 0), SLOTS):
            if s.bidders[owner * SLOTS + slot] == caid and s.rue[slot] != NONE:
                worth += max(price(o, s, s.rue[slot]), 0.0)
    return worth * o.threats[owner]


def dearest_caid(o: Outlook, s: State, caids: int) -> int:
    """As a number from CAID."""
    found: int = lowest(caids & (1 << 21) - 1)
    best = -1.0
    for number in members(caids & (1 << 21) - 1):
        value = loss_of_caid(o, s, caid_card(number))
        if value > best:
            best = value
            found = number
    return found


def to_act(s: State, seat: int, rival: int) -> bool:
    """Whether the rival's turn of this phase is still to come after this player's."""
    if s.turn != seat:
        return False
    other = s.following(seat)
    while other != s.opener:
        if other == rival:
            return True
        other = s.following(other)
    return False


def busy_caid(o: Outlook, s: State, seat: int, caids: int) -> int:
    """Coup de fil: a Caïd of somebody who is still to act and has few."""
    if s.phase != MEETING and s.phase != PROCES:
        return NONE
    found = NONE
    best = 0.0
    for number in members(caids & (1 << 21) - 1):
        owner = vendetta.owner_of(s, caid_bit(number))
        if to_act(s, seat, owner):
            free: int = count(s.free(owner))
            value = (o.threats[owner] + (o.suspected[owner] if s.phase == PROCES else 0.0)) / free
            if value > best:
                best = value
                found = CAID + number
    return found


def loss_of_turf(o: Outlook, s: State, turf: int) -> float:
    """NC-8.13: what its owner loses with it."""
    idle = 0.0 if s.phase > BUSINESS or s.engaged & turf else 1.0
    return o.weights.turf * (o.months + idle) * o.threats[vendetta.owner_of(s, turf)]


def dearest_turf(o: Outlook, s: State, legal: int) -> int:
    """Incendie: as an action."""
    turfs = legal >> TURF & (1 << 15) - 1
    found: int = lowest(turfs)
    best = -1.0
    for number in members(turfs):
        value = loss_of_turf(o, s, turf_bit(number))
        if value > best:
            best = value
            found = number
    return TURF + found


def spoiled(o: Outlook, s: State, seat: int, slot: int) -> float:
    """Nouvelle donne: what the others who bid on this slot lose."""
    if s.bidders[seat * SLOTS + slot] != NONE:
        return 0.0
    threat = 0.0
    for rival in range(len(s.banks)):
        if s.bidders[rival * SLOTS + slot] != NONE:
            threat = max(threat, o.threats[rival])
    return (price(o, s, s.rue[slot]) - o.weights.plain) * threat


def shield(s: State, kind: int, legal: int) -> int:
    """Salvo: against what hurts, or when he has nothing else to do."""
    hurts = kind in (HONTE, CONTRAT, BRAQUAGE)
    return lowest(legal & ~1) if hurts or s.phase >= RESOLUTION else PASS


def grudge(s: State, seat: int, legal: int) -> int:
    """Francesca: when the Caïd is not needed."""
    return lowest(legal & ~1) if s.phase >= RESOLUTION or count(s.free(seat)) > 2 else PASS
