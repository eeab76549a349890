"""NC-6, NC-8.14: Corruptions."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, DONE, PICK
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Corrupted, Engaged, Peeked, Reclaimed, ZealRewarded
from tripot.games.nostra_city.kit import DISCREET, DOUBLE_BRIBE, ONE_BRIBE, PEEK, RECLAIM, USE_DISCARD
from tripot.games.nostra_city.material import BILLS
from tripot.games.nostra_city.numbering import caid_bit, caid_card, caid_numbers
from tripot.games.nostra_city.rules import resolution, secrets
from tripot.games.nostra_city.state import APRIL, CORRUPTION, DISCARD, NOBODY, NONE, State
from tripot.games.nostra_city.step import ACTED, ASKED, Ask, Chance, Choice, Then, ask, clear_drafts
from tripot.kernel.bits import count, lowest
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder

LOOKED_AT = 2
"""NC-8.14: how many bills Nina sees."""


def may_corrupt(s: State, seat: int) -> bool:
    """NC-7.7: at most one Corruption a month under the District Attorney."""
    return s.corruptions[seat] == 0 or not s.under(ONE_BRIBE)


def starters(s: State, seat: int, free: int) -> int:
    """NC-8.14: a bill in the Banque, or a visible top for a Caïd who can use it."""
    if not may_corrupt(s, seat):
        return 0
    if s.banks[seat] == 0:
        free &= s.able(USE_DISCARD) if s.top != NONE else 0
    return caid_numbers(free)


def why_no_corruption(s: State, seat: int) -> Refusal:
    if not may_corrupt(s, seat):
        return Refusal("NC-7.7", "nc-refusal-one-bribe")
    return Refusal("NC-8.14", "nc-refusal-no-bill")


def steps(s: State, seat: int, caid: int) -> int:
    """One bill; two at most for a Caïd who can; the top of the discard for one who can use it."""
    mask = bags.bill_kinds(s.banks[seat] - s.stake) << BILL
    if s.stake:
        mask |= 1 << DONE
    elif s.top != NONE and s.able(USE_DISCARD) & caid_bit(caid):
        mask |= 1 << PICK
    return mask


def step(s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
    card = caid_card(caid)
    if action == PICK:
        return use_top(s, seat, card, sink)
    more = action != DONE
    doubles = s.able(DOUBLE_BRIBE) >> card & 1 == 1
    if more and s.stake == 0 and doubles and bags.bills_in(s.banks[seat]) > 1:
        ponder(sink)
        s.stake = bags.bill(action - BILL)
        return ASKED
    return corrupt(s, seat, card, s.stake + (bags.bill(action - BILL) if more else 0), sink)


def looks_first(s: State, caid: int) -> bool:
    return s.able(PEEK) & caid_bit(caid) != 0


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
    if s.able(RECLAIM) >> caid & 1 and s.corruption != bag:
        s.stake = bag
        return ask(s, Reclaim(seat))
    return ACTED


def use_top(s: State, seat: int, caid: int, sink: Sink | None) -> Then:
    """NC-2.6, NC-8.14: the visible bill of the discard; another open one is turned up (Pia)."""
    clear_drafts(s)
    bag = bags.bill(s.top)
    secrets.leave(s, DISCARD, bag, secrets.ALL)
    secrets.arrive(s, CORRUPTION, bag, secrets.ALL)
    s.discard -= bag
    s.open_bag -= bag
    engage(s, seat, caid, bag)
    if sink is not None:
        top = BILLS[s.top]
        sink.add(Corrupted("NC-8.14", seat, s.kit.shown[caid], 1, (top,), top))
    s.top = NONE
    return ask(s, resolution.Top(NOBODY, False)) if s.open_bag else ACTED


def engage(s: State, seat: int, caid: int, bag: int) -> None:
    s.engaged |= 1 << caid
    s.corruption += bag
    s.corruptions[seat] += 1
    s.bribes[seat] += bags.bills_in(bag)
    if s.able(DISCREET) >> caid & 1:
        s.discreet |= 1 << seat
    else:
        s.zeal |= 1 << seat


class Reclaim(Chance):
    """NC-8.14: a random other bill of the corruption pile; only he sees it (Otto). `s.stake` is what he put."""

    name: ClassVar[Step] = "reclaim"
    rule: ClassVar[str] = "NC-8.14"

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.corruption - s.stake)

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.corruption - s.stake, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.corruption - s.stake, dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action)
        owner = self.seat
        s.corruption -= bag
        s.banks[owner] += bag
        secrets.leave(s, CORRUPTION, bag, 1 << owner)
        if sink is not None:
            sink.add(Reclaimed("NC-8.14", owner, Hidden(BILLS[action], 1 << owner)))
        return ACTED


def look(s: State, seat: int, caid: int, sink: Sink | None) -> Then:
    """NC-8.14: engaged, and first a look at what there is, up to two bills (Nina)."""
    card = caid_card(caid)
    s.engaged |= 1 << card
    s.caid = card
    s.sights[seat] = 0
    s.spied[seat] = s.spied_cards[seat] = NONE
    if sink is not None:
        sink.add(Engaged("NC-8.14", seat, s.kit.shown[card]))
    there: int = bags.bills_in(s.corruption)
    return ask(s, Look(seat, min(LOOKED_AT, there)) if there else Bribe(seat))


class Look(Chance):
    """NC-8.14: so many bills are still to be seen; `s.sights` holds those that were (Nina)."""

    name: ClassVar[Step] = "peek"
    rule: ClassVar[str] = "NC-8.14"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.left)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Look(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.corruption - s.sights[self.seat])

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.corruption - s.sights[self.seat], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.corruption - s.sights[self.seat], dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        looker = self.seat
        s.sights[looker] += bags.bill(action)
        if sink is not None:
            sink.add(Peeked("NC-8.14", looker, Hidden(BILLS[action], 1 << looker)))
        if self.left > 1:
            return ask(s, Look(looker, self.left - 1))
        secrets.glimpse(s, looker, CORRUPTION, s.sights[looker])
        return ask(s, Bribe(looker))


class Bribe(Choice):
    """NC-8.14: the bill, after the look; the Caïd is `s.caid`."""

    name: ClassVar[Step] = "bribe"
    rule: ClassVar[str] = "NC-6.1"

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[seat]) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        return corrupt(s, seat, s.caid, bags.bill(action - BILL), sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-bill")


def reward_zeal(s: State, sink: Sink | None) -> None:
    """NC-6.2, NC-8.14: from April, for the only player who made Corruptions."""
    zealots = s.zeal if s.zeal else s.discreet
    given = 0
    for held in s.zealous:
        given += held
    if s.month >= APRIL and count(zealots) == 1 and given < s.kit.zealous:
        seat: int = lowest(zealots)
        s.zealous[seat] += 1
        if sink is not None:
            sink.add(ZealRewarded("NC-6.2", seat))
