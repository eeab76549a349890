"""NC-6 and NC-7.1: which bills go on the corruption pile, and which are kept."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.nostra_city.collecting import cheapest
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.prices import fittest
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, CAID, DONE, PASS, PICK
from tripot.games.nostra_city.state import APRIL, NONE, State
from tripot.kernel.bits import count, members
from tripot.kernel.dice import Dice

WHIM: Final = 0.1
NOTHING: Final = -1


def begin(o: Outlook, s: State, seat: int, starters: int, dice: Dice) -> int:
    """A Corruption, if the best bill for it is worth more there than in the Banque."""
    if s.banks[seat] == 0:
        return CAID + fittest(s, starters, s.phase) if s.top != NONE and o.bribe(s.top) > 0.0 else PASS
    kind = best(o, s.banks[seat])
    gain = profit(o, kind) + zeal(o, s, seat)
    return CAID + fittest(s, starters, s.phase) if gain > WHIM * (dice.unit() - 0.5) else PASS


def profit(o: Outlook, kind: int) -> float:
    """What the bill does on the pile, less what it would do in the Banque."""
    return o.bribe(kind) - o.bill(kind)


def best(o: Outlook, bag: int) -> int:
    """The bill to put."""
    found = NOTHING
    most = -99.0
    for kind in members(bags.bill_kinds(bag)):
        value = profit(o, kind)
        if value > most:
            most = value
            found = kind
    return found


def zeal(o: Outlook, s: State, seat: int) -> float:
    """NC-6.2: to be the only one, or to keep somebody from being it."""
    given = 0
    for held in s.zealous:
        given += held
    if s.month < APRIL or given >= s.kit.zealous or s.corruptions[seat]:
        return 0.0
    busy = s.zeal & ~(1 << seat)
    quiet = 1.0
    other = s.following(seat)
    while other != s.opener:
        if s.free(other) and s.banks[other]:
            quiet *= 0.5
        other = s.following(other)
    number: int = count(busy)
    if number == 0:
        return quiet * s.kit.zeal
    if number == 1:
        for rival in members(busy):
            return quiet * s.kit.zeal * o.threats[rival]
    return 0.0


def step(o: Outlook, s: State, seat: int, legal: int) -> int:
    """The bill; a second one, or the top of the discard, if that is good as well."""
    bag = s.banks[seat] - s.stake
    kind = best(o, bag)
    if legal >> DONE & 1:
        return BILL + kind if kind != NOTHING and profit(o, kind) > 0.0 else DONE
    if legal >> PICK & 1 and (kind == NOTHING or o.bribe(s.top) >= profit(o, kind)):
        return PICK
    return BILL + kind


def put(o: Outlook, s: State, seat: int) -> int:
    """Nina has looked: now the bill."""
    return BILL + best(o, s.banks[seat])


def exhibit(o: Outlook, s: State, rival: int) -> int:
    """NC-8.13: what does most on the pile, and is missed most by its owner."""
    found = NOTHING
    most = -99.0
    for kind in members(bags.bill_kinds(s.banks[rival])):
        value = o.bribe(kind) + o.bill(kind) * o.threats[rival]
        if value > most:
            most = value
            found = kind
    return BILL + found


def cut(o: Outlook, s: State, seat: int) -> int:
    """NC-7.1: the least useful bill goes."""
    return BILL + cheapest(o, s.banks[seat])
