"""NC-6, NC-8.14: Corruptions."""

from __future__ import annotations

__compile__ = True


from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, DONE
from tripot.games.nostra_city.events import Corrupted, ZealRewarded
from tripot.games.nostra_city.kit import ONE_BRIBE, RESORTS
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import APRIL, CORRUPTION, State
from tripot.games.nostra_city.step import clear_drafts
from tripot.games.nostra_city.then import ASKED, Then
from tripot.kernel.bits import count, lowest, members
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


def may_corrupt(s: State, seat: int) -> bool:
    """NC-7.7: at most one Corruption a month under the District Attorney."""
    return s.corruptions[seat] == 0 or not s.under(ONE_BRIBE)


def starters(s: State, seat: int, free: int) -> int:
    """NC-8.14: a bill in the Banque, or a visible top for a Caïd who can use it."""
    if not may_corrupt(s, seat):
        return 0
    if s.banks[seat]:
        return caid_numbers(free)
    found = 0
    for caid in members(free & s.called(RESORTS)):
        if s.power(caid).sources(s):
            found |= 1 << caid
    return caid_numbers(found)


def why_no_corruption(s: State, seat: int) -> Refusal:
    if not may_corrupt(s, seat):
        return Refusal("NC-7.7", "nc-refusal-one-bribe")
    return Refusal("NC-8.14", "nc-refusal-no-bill")


def steps(s: State, seat: int, caid: int) -> int:
    """A bill, or several for a Caïd who can; or what else he can put."""
    mask = bags.bill_kinds(s.banks[seat] - s.stake) << BILL
    return mask | (1 << DONE if s.stake else s.power(caid_card(caid)).sources(s))


def step(s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
    card = caid_card(caid)
    power = s.power(card)
    if action == DONE:
        return corrupt(s, seat, card, s.stake, sink)
    if power.sources(s) >> action & 1:
        return power.put(s, seat, card, action, sink)
    bag = s.stake + bags.bill(action - BILL)
    if bags.bills_in(bag) < min(power.bribes(), bags.bills_in(s.banks[seat])):
        ponder(sink)
        s.stake = bag
        return ASKED
    return corrupt(s, seat, card, bag, sink)


def corrupt(s: State, seat: int, caid: int, bag: int, sink: Sink | None) -> Then:
    """NC-6.1: own bills, face down."""
    clear_drafts(s)
    s.banks[seat] -= bag
    secrets.leave(s, seat, bag, 1 << seat)
    secrets.arrive(s, CORRUPTION, bag, 1 << seat)
    engage(s, seat, caid, bag)
    if sink is not None:
        told = Hidden(bags.bills(bag), 1 << seat)
        sink.add(Corrupted("NC-6.1", seat, s.kit.shown[caid], bags.bills_in(bag), told, None))
    return s.power(caid).corrupted(s, seat, bag)


def engage(s: State, seat: int, caid: int, bag: int) -> None:
    s.engaged |= 1 << caid
    s.corruption += bag
    s.corruptions[seat] += 1
    s.bribes[seat] += bags.bills_in(bag)
    if s.power(caid).zealous():
        s.zeal |= 1 << seat
    else:
        s.discreet |= 1 << seat


def rewards(s: State) -> bool:
    """NC-6.2: from April, while there are cards."""
    given = 0
    for held in s.zealous:
        given += held
    return s.month >= APRIL and given < s.kit.zealous


def reward_zeal(s: State, sink: Sink | None) -> None:
    """NC-6.2, NC-8.14: for the only player who made Corruptions."""
    zealots = s.zeal if s.zeal else s.discreet
    if count(zealots) == 1 and rewards(s):
        seat: int = lowest(zealots)
        s.zealous[seat] += 1
        if sink is not None:
            sink.add(ZealRewarded("NC-6.2", seat, s.kit.zeal))
