"""NC-5.4 to NC-5.10, NC-8.9: slots are resolved one after another."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL
from tripot.games.nostra_city.asked import After, Asked, Step
from tripot.games.nostra_city.events import (
    BidReturned,
    Discarded,
    Lifted,
    Salvaged,
    Tied,
    TopTurned,
    Unlifted,
    Won,
)
from tripot.games.nostra_city.kit import UNDERBOSS
from tripot.games.nostra_city.material import BILLS
from tripot.games.nostra_city.rules import grievance, secrets, stakes, titles
from tripot.games.nostra_city.state import NOBODY, NONE, RESOLUTION, SLOTS, State
from tripot.games.nostra_city.step import Ask, Blind, Chance, Choice, ask
from tripot.games.nostra_city.then import ACTED, NEXT_SLOT, NEXT_VICTIM, PAUSE_DUE, PHASE_OVER, Then
from tripot.kernel.bits import lowest, mask_of, members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


def bidders(s: State, slot: int) -> int:
    """Who bids on a slot, as a set."""
    found = 0
    for seat in range(len(s.banks)):
        if s.bidders[seat * SLOTS + slot] != NONE:
            found |= 1 << seat
    return found


def next_slot(s: State, sink: Sink | None) -> Then:
    """NC-8.2: a pause before each slot with a bid; after slot 4, NC-5.9."""
    slot = s.slot + 1
    while slot < SLOTS and bidders(s, slot) == 0:
        slot += 1
    if slot < SLOTS:
        s.slot = slot
        return PAUSE_DUE
    if s.slot < SLOTS:
        s.slot = SLOTS
        s.victims = s.bid & ~s.received
        for seat in members(s.victims):
            s.due[seat] = 1
        grievance.tell(s, "meeting", "NC-5.9", sink)
        return NEXT_VICTIM
    s.slot = NONE
    return PHASE_OVER


def resolve(s: State, sink: Sink | None) -> Then:
    """NC-5.4, NC-5.5, NC-5.7, NC-5.10."""
    slot = s.slot
    seats = bidders(s, slot)
    card = s.rue[slot]
    if seats == 0 or card == NONE:
        for seat in members(seats):
            take_back(s, seat, slot, "NC-5.10", sink)
        return NEXT_SLOT
    if s.kit.enquetes >> card & 1:
        return weigh(s, slot, card, seats, sink)
    if seats & (seats - 1):
        return compare(s, slot, seats, sink)
    return win_alone(s, slot, lowest(seats), sink)


def take_back(s: State, seat: int, slot: int, rule: str, sink: Sink | None) -> None:
    """NC-5.10, NC-8.7: bills go back unseen, the location card too unless all are revealed."""
    index = seat * SLOTS + slot
    stake = s.stakes[index]
    caid = s.bidders[index]
    clear_bid(s, index)
    s.banks[seat] += stake
    if sink is not None:
        where = slot + 1 if s.phase == RESOLUTION else Hidden(slot + 1, 1 << seat)
        sink.add(BidReturned(rule, seat, s.kit.shown[caid], where, bags.bills_in(stake)))


def clear_bid(s: State, index: int) -> None:
    s.stakes[index] = 0
    s.bidders[index] = NONE


def win_alone(s: State, slot: int, seat: int, sink: Sink | None) -> Then:
    """NC-5.4: one bill comes back, two for a Caïd with a rebate (Lola)."""
    size: int = bags.bills_in(s.stakes[seat * SLOTS + slot])
    kept = stakes.bidding(s, seat).keeps()
    if size <= kept:
        stakes.keep_all(s, seat, sink)
        return finish_alone(s, seat, sink)
    return ask(s, Keep(seat, seat, kept, 0, False))


def finish_alone(s: State, seat: int, sink: Sink | None) -> Then:
    """NC-5.4: the rest of the stake is discarded unseen."""
    index = seat * SLOTS + s.slot
    rest = s.stakes[index]
    clear_bid(s, index)
    if rest:
        secrets.discard_unseen(s, seat, rest)
        if sink is not None:
            sink.add(Discarded("NC-5.4", seat, bags.bills_in(rest), Hidden(bags.bills(rest), 1 << seat)))
    return award(s, seat, True, sink)


def weigh(s: State, slot: int, card: int, seats: int, sink: Sink | None) -> Then:
    """NC-5.7: stakes on an Enquête add up."""
    total = stakes.reveal_stakes(s, slot, seats, "NC-5.7", sink)
    lifted = total >= s.kit.bribes[card]
    winner = stakes.best(s, slot, seats) if lifted else NOBODY
    return ask(s, Top(winner, lifted))


def compare(s: State, slot: int, seats: int, sink: Sink | None) -> Then:
    """NC-5.5, NC-8.9: the highest wins; some take a bill back (Gina, Lola)."""
    stakes.reveal_stakes(s, slot, seats, "NC-5.5", sink)
    winner = stakes.best(s, slot, seats)
    keepers = 0
    for seat in members(seats):
        if stakes.bidding(s, seat).takes_back(seat == winner):
            keepers |= 1 << seat
    return next_keeper(s, winner, keepers, sink)


def next_keeper(s: State, winner: int, keepers: int, sink: Sink | None) -> Then:
    """Clockwise from the First player; a stake of one bill needs no question."""
    if keepers == 0:
        return discard_stakes(s, winner, sink)
    seat = s.opener
    while not keepers >> seat & 1:
        seat = s.following(seat)
    stake = s.stakes[seat * SLOTS + s.slot]
    rest = keepers & ~(1 << seat)
    if bags.bills_in(stake) == 1:
        stakes.keep_openly(s, seat, stake, sink)
        return next_keeper(s, winner, rest, sink)
    return ask(s, Keep(seat, winner, 1, rest, True))


def discard_stakes(s: State, winner: int, sink: Sink | None) -> Then:
    """NC-5.5: all that is left of the stakes, openly; nothing left: there is no new top."""
    return ask(s, Top(winner, False)) if stakes.stakes_left(s) else finish_slot(s, winner, False, sink)


class Keep(Choice):
    """NC-5.4, NC-8.9: a bill of the stake comes back, `left` in all; openly, and then the `others` may take one."""

    name: ClassVar[Step] = "keep"
    rule: ClassVar[str] = "NC-5.4"

    def __init__(self, seat: int, winner: int, left: int, others: int, openly: bool) -> None:
        super().__init__(seat)
        self.winner = winner
        self.left = left
        self.others = others
        self.openly = openly

    def told(self) -> Asked:
        then: After = "open" if self.openly else ""
        return Asked(self.name, self.seat, self.winner, number=self.left, then=then, group=members(self.others))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Keep(told.seat, told.rival, told.number, mask_of(told.group), told.then == "open")

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.stakes[seat * SLOTS + s.slot]) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action - BILL)
        if self.openly:
            stakes.keep_openly(s, seat, bag, sink)
            return next_keeper(s, self.winner, self.others, sink)
        stakes.keep(s, seat, bag, sink)
        if self.left > 1:
            return ask(s, Keep(seat, seat, self.left - 1, 0, False))
        return finish_alone(s, seat, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-not-staked")


class Top(Chance):
    """NC-2.6: which of the bills that were revealed lies on top of the discard. In the resolution there may be a winner
    of the slot, and an Enquête may be lifted; in the PROCÈS the top was used (Pia)."""

    name: ClassVar[Step] = "top"
    rule: ClassVar[str] = "NC-2.6"

    def __init__(self, winner: int, lifted: bool) -> None:
        super().__init__(NONE)
        self.winner = winner
        self.lifted = lifted

    def told(self) -> Asked:
        return Asked(self.name, rival=self.winner, lifted=self.lifted)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Top(told.rival, told.lifted)

    def bag(self, s: State) -> int:
        return stakes.stakes_left(s) if s.phase == RESOLUTION else s.open_bag

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(self.bag(s))

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(self.bag(s), outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(self.bag(s), dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.top = action
        if s.phase == RESOLUTION:
            for owner in range(len(s.banks)):
                stake = s.stakes[owner * SLOTS + s.slot]
                if stake:
                    secrets.discard_openly(s, owner, stake)
                    if sink is not None:
                        sink.add(Discarded("NC-5.5", owner, bags.bills_in(stake), bags.bills(stake)))
        if sink is not None:
            sink.add(TopTurned("NC-2.6", BILLS[action]))
        return finish_slot(s, self.winner, self.lifted, sink) if s.phase == RESOLUTION else ACTED


def finish_slot(s: State, winner: int, lifted: bool, sink: Sink | None) -> Then:
    """NC-8.9: first a loser may get another card (Gina); not on an Enquête."""
    if not s.kit.enquetes >> s.rue[s.slot] & 1 and s.rue_pile & ~s.kit.enquetes:
        for seat in members(bidders(s, s.slot)):
            if seat != winner and stakes.bidding(s, seat).salvages():
                stakes.clear(s)
                return ask(s, Salvage(seat, winner))
    return close_slot(s, winner, lifted, sink)


class Salvage(Blind):
    """NC-8.9: the first card of the Rue pile that is no Enquête; the slot is `rival`'s, or nobody's."""

    name: ClassVar[Step] = "salvage"
    rule: ClassVar[str] = "NC-8.9"

    def legal(self, s: State, seat: int) -> int:
        return s.rue_pile & ~s.kit.enquetes

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(self.legal(s, NONE))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.rue_pile &= ~(1 << action)
        s.lands[self.seat] |= 1 << action
        s.received |= 1 << self.seat
        if sink is not None:
            caid = s.bidders[self.seat * SLOTS + s.slot]
            sink.add(Salvaged("NC-8.9", self.seat, s.kit.shown[caid], s.kit.shown[action]))
        return close_slot(s, self.rival, False, sink)


def close_slot(s: State, winner: int, lifted: bool, sink: Sink | None) -> Then:
    """The card goes to its winner, or stays."""
    slot = s.slot
    seats = bidders(s, slot)
    card = s.rue[slot]
    for seat in members(seats):
        clear_bid(s, seat * SLOTS + slot)
    shown = s.kit.shown[card]
    if s.kit.enquetes >> card & 1:
        if lifted:
            return lift(s, winner, sink)
        if sink is not None:
            sink.add(Unlifted("NC-5.7", slot + 1, shown))
    elif winner != NOBODY:
        return award(s, winner, False, sink)
    elif sink is not None:
        sink.add(Tied("NC-5.5", slot + 1, shown, tuple(members(seats))))
    return NEXT_SLOT


def lift(s: State, winner: int, sink: Sink | None) -> Then:
    """NC-5.7: to the highest stake, or out of the game."""
    card = s.rue[s.slot]
    s.rue[s.slot] = NONE
    s.acting &= ~(1 << card)
    if winner != NOBODY:
        s.lands[winner] |= 1 << card
        s.received |= 1 << winner
    if sink is not None:
        taker = None if winner == NOBODY else winner
        sink.add(Lifted("NC-5.7", s.slot + 1, s.kit.shown[card], taker))
    return NEXT_SLOT


def award(s: State, seat: int, alone: bool, sink: Sink | None) -> Then:
    """NC-5.6: released, and counting at once; NC-5.8: the Underboss names."""
    slot = s.slot
    card = s.rue[slot]
    s.rue[slot] = NONE
    s.received |= 1 << seat
    if sink is not None:
        sink.add(Won("NC-5.4" if alone else "NC-5.5", seat, slot + 1, s.kit.shown[card], alone))
    if card == UNDERBOSS:
        return titles.begin(s, seat, sink)
    s.lands[seat] |= 1 << card
    return NEXT_SLOT
