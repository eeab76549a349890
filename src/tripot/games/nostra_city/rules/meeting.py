"""NC-5.2, NC-5.3, NC-8.10: bids, their reveal, and a bid that moves."""

from __future__ import annotations

__compile__ = True


from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, DONE, PICK
from tripot.games.nostra_city.events import BidPlaced, BidsRevealed, Located
from tripot.games.nostra_city.kit import TWO_BILLS
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.state import NONE, RESOLUTION, SLOTS, State
from tripot.games.nostra_city.step import clear_drafts
from tripot.games.nostra_city.then import ACTED, ASKED, NEXT_SLOT, Then
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


def least(s: State) -> int:
    """NC-5.2; NC-7.7: two bills under Internal Affairs."""
    return 2 if s.under(TWO_BILLS) else 1


def open_slots(s: State, seat: int) -> int:
    """NC-5.2, NC-5.10: slots with a card, each location card once."""
    found = 0
    for slot in range(SLOTS):
        if s.rue[slot] != NONE and s.bidders[seat * SLOTS + slot] == NONE:
            found |= 1 << slot
    return found


def can_bid(s: State, seat: int) -> bool:
    """NC-5.2, NC-8.6: by public facts alone."""
    return bags.bills_in(s.banks[seat]) >= least(s) and open_slots(s, seat) != 0


def why_no_bid(s: State, seat: int) -> Refusal:
    if bags.bills_in(s.banks[seat]) < least(s):
        return Refusal("NC-5.2" if least(s) == 1 else "NC-8.6", "nc-refusal-no-stake", {"least": least(s)})
    return Refusal("NC-5.2", "nc-refusal-no-location")


def steps(s: State, seat: int) -> int:
    """A slot, then bills one by one, then done."""
    if s.place == NONE:
        return open_slots(s, seat) << PICK
    mask = bags.bill_kinds(s.banks[seat] - s.stake) << BILL
    if bags.bills_in(s.stake) >= least(s):
        mask |= 1 << DONE
    return mask


def step(s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
    if action == DONE:
        return place_bid(s, seat, caid_card(caid), sink)
    ponder(sink)
    if s.place == NONE:
        s.place = action - PICK
    else:
        s.stake += bags.bill(action - BILL)
    return ASKED


def why_not(s: State, seat: int, action: int) -> Refusal:
    if action == DONE:
        return Refusal("NC-5.2" if least(s) == 1 else "NC-7.7", "nc-refusal-no-stake", {"least": least(s)})
    if PICK <= action < PICK + SLOTS:
        empty = s.rue[action - PICK] == NONE
        return Refusal("NC-5.10" if empty else "NC-5.2", "nc-refusal-empty-slot" if empty else "nc-refusal-no-location")
    return Refusal("NC-5.2", "nc-refusal-no-answer")


def place_bid(s: State, seat: int, caid: int, sink: Sink | None) -> Then:
    """NC-5.2: the Caïd is engaged; the number of bills is public."""
    slot, stake = s.place, s.stake
    clear_drafts(s)
    s.engaged |= 1 << caid
    s.banks[seat] -= stake
    s.stakes[seat * SLOTS + slot] = stake
    s.bidders[seat * SLOTS + slot] = caid
    s.bid |= 1 << seat
    if sink is not None:
        own = 1 << seat
        bills = Hidden(bags.bills(stake), own)
        shown = s.kit.shown[caid]
        sink.add(BidPlaced("NC-5.2", seat, shown, bags.bills_in(stake), Hidden(slot + 1, own), bills))
    return ACTED


def reveal(s: State, sink: Sink | None) -> Then:
    """NC-5.3: all locations at once; NC-8.10: then a bid may move."""
    s.phase = RESOLUTION
    s.slot = NONE
    if sink is not None:
        bids = [
            Located(index // SLOTS, s.kit.shown[caid], index % SLOTS + 1, bags.bills_in(s.stakes[index]))
            for index, caid in enumerate(s.bidders)
            if caid != NONE
        ]
        sink.add(BidsRevealed("NC-5.3", tuple(bids)))
    return after_reveal(s, 0)


def after_reveal(s: State, start: int) -> Then:
    """NC-8.10: the next bid from this one on whose Caïd has something to say, once each."""
    for index in range(start, len(s.bidders)):
        caid = s.bidders[index]
        if caid != NONE and s.power(caid).revealed(s, index // SLOTS, index % SLOTS):
            return ASKED
    return NEXT_SLOT
