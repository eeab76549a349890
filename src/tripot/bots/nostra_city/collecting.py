"""NC-4: which Encaissement, who gets a bill of it, and who is left with a grudge."""

from __future__ import annotations

__compile__ = True

from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.prices import fittest
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, CAID, PASS, PICK, SEAT, TURF
from tripot.games.nostra_city.kit import FIRST_TURF, SHORT_DRAW
from tripot.games.nostra_city.numbering import caid_card, rival_action
from tripot.games.nostra_city.rules import business, sharing
from tripot.games.nostra_city.state import State
from tripot.kernel.bits import count, highest, lowest, members
from tripot.kernel.dice import Dice


def begin(o: Outlook, s: State, seat: int, starters: int) -> int:
    """An Encaissement, if it is worth more than the Caïd is later this month (NC-3.2)."""
    caid = fittest(s, starters, s.phase)
    best = 0.0
    for kind in members(business.kinds_of(s, seat, caid_card(caid))):
        if business.turfs_for(s, seat, 1 << kind):
            best = max(best, gain(o, s, seat, caid, kind))
    keep = o.weights.reserve
    for _ in range(count(s.free(seat)) - 1):
        keep /= 2.0
    return CAID + caid if best > keep else PASS


def gain(o: Outlook, s: State, seat: int, caid: int, kind: int) -> float:
    """NC-4.2: what an Encaissement brings, less the grudges of those who cannot be paid (NC-4.5, NYPD)."""
    own: int = count(s.lands[seat] & s.kit.counted[kind] & ~s.burnt)
    others = 0
    wrath = 0.0
    for other in range(len(s.lands)):
        if other != seat:
            turfs: int = count(s.lands[other] & s.kit.counted[kind] & ~s.burnt)
            others += turfs
            wrath += turfs * grievance(o, other)
    draws = own + others
    unpaid = 0.0
    if s.under(SHORT_DRAW) and draws > 1:
        draws -= 1
        unpaid = 1.0 if others > own else 0.0
    draws = s.power(caid_card(caid)).draws(draws)
    pile: int = bags.bills_in(s.bills)
    unpaid += min(draws / (pile + 1.0), 1.0) * others * o.weights.missing
    fear = min(unpaid / max(others, 1), 1.0) * wrath
    return ((draws - others) + others * o.weights.spoils) * o.weights.drawn * o.cash - fear


def step(o: Outlook, s: State, seat: int, caid: int, legal: int) -> int:
    """The Turf, and then the kind, that brings most; a Turf with another use is spared."""
    if legal >> PICK:
        index = 2 * (s.place - FIRST_TURF)
        found: int = lowest(legal)
        best = -9.0
        for action in members(legal):
            value = gain(o, s, seat, caid, s.kit.picks[index + action - PICK])
            if value > best:
                best = value
                found = action
        return found
    kinds = business.kinds_of(s, seat, caid_card(caid))
    found = lowest(legal)
    best = -9.0
    for action in members(legal):
        for kind in members(kinds):
            starts = s.kit.starting[1 << kind] >> action - TURF + FIRST_TURF & 1
            value = gain(o, s, seat, caid, kind) if starts else 0.0
            if value > best:
                best = value
                found = action
    return found


def swap(o: Outlook, s: State) -> int:
    """Carla: away with a bill that is worse than most."""
    kind = cheapest(o, s.drawn)
    return BILL + kind if o.bill(kind) < o.weights.bad_swap * o.weights.drawn * o.cash else PASS


def cheapest(o: Outlook, bag: int) -> int:
    """The bill that he parts with most easily."""
    kinds = bags.bill_kinds(bag)
    found: int = lowest(kinds)
    least = o.bill(found)
    while kinds:
        kind: int = lowest(kinds)
        kinds &= kinds - 1
        value = o.bill(kind)
        if value < least:
            least = value
            found = kind
    return found


def dearest(o: Outlook, bag: int) -> int:
    """The bill that he likes best."""
    kinds = bags.bill_kinds(bag)
    found: int = highest(kinds)
    most = o.bill(found)
    while kinds:
        kind: int = lowest(kinds)
        kinds &= kinds - 1
        value = o.bill(kind)
        if value > most:
            most = value
            found = kind
    return found


def share(o: Outlook, s: State, seat: int, receiver: int, legal: int, dice: Dice) -> int:
    """NC-4.3: the smallest bill to whoever would otherwise draw a Vendetta card, if that is cheaper."""
    pain = grievance(o, receiver) * (0.8 + 0.4 * dice.unit())
    if legal >> PICK & 1:
        return PICK
    left = s.drawn - sharing.promised(s)
    if legal >> BILL & 0x7F and left:
        kind = cheapest(o, left)
        joy = o.cash * bags.worth(bags.bill(kind)) / 10_000.0
        if o.bill(kind) + joy * o.threats[receiver] < pain:
            return BILL + kind
    later = legal >> SEAT
    return SEAT + lowest(later) if later else PASS


def grievance(o: Outlook, victim: int) -> float:
    """NC-4.4: what a Vendetta card in this player's hand may cost."""
    return o.danger * (o.weights.offended + o.threats[victim])


def soothe(o: Outlook, s: State, seat: int, group: int) -> int:
    """Vito: for whoever threatens most, if there are Caïds to spare."""
    if count(s.free(seat)) < 3:
        return PASS
    return rival_action(seat, most_threatening(o, group))


def most_threatening(o: Outlook, group: int) -> int:
    found: int = lowest(group)
    for rival in members(group):
        if o.threats[rival] > o.threats[found]:
            found = rival
    return found


def least_threatening(o: Outlook, group: int) -> int:
    found: int = lowest(group)
    for rival in members(group):
        if o.threats[rival] < o.threats[found]:
            found = rival
    return found
