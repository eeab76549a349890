"""GA-4.5, GA-4.15: auctions, in turn or against the clock."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster.actions import KIND, NO, NUMBER
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.events import AuctionOpened, BidMade, BidPassed, Knocked, Withdrawn
from tripot.games.gangster.kit import DIAMANT, GEMS, PERLE
from tripot.games.gangster.material import KINDS
from tripot.games.gangster.rules import drawing, market
from tripot.games.gangster.rules.asking import nothing
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.state import SEALED_NOTHING, State
from tripot.games.gangster.step import ASKED, SETTLED, Ask, Choice, Then, ask
from tripot.kernel.bits import lowest, mask_of, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import CLOCK
from tripot.kernel.state import Sink, ponder

THOUSANDS: Final = 10
"""NUMBER + 0 to 9 are the hundreds of a bid, NUMBER + THOUSANDS + n are n thousands."""
MOST: Final = 37_900
"""No bid can be written above this; the most precious gem is worth much less."""
SILENCE: Final = 10_000
GOING: Final = 5_000
"""GA-4.5: milliseconds without a first bid, and without a higher one."""


ORDERS: Final = ("bid-perle", "bid-diamant")
"""Up to an amount, whenever such a gem is sold in turn; by the number of its kind."""


class Lot(Choice):
    """GA-4.5: the player picks Perle or Diamant."""

    name: ClassVar[Step] = "lot"
    rule: ClassVar[str] = "GA-4.5"

    def legal(self, s: State, seat: int) -> int:
        return market.kinds_left(s) << KIND

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.spoken = action
        return begin(s, seat, action - KIND, sink)


class Auction(Ask):
    """A gem of this `kind` goes to the highest bidder, `leader`, for his `price`; `group` has not passed."""

    def __init__(self, awaited: int, seat: int, kind: int, price: int, leader: int, group: int) -> None:
        super().__init__(awaited, seat)
        self.kind = kind
        self.price = price
        self.leader = leader
        self.group = group

    def told(self) -> Asked:
        return Asked(self.name, self.seat, NONE, self.leader, self.kind, self.price, members(self.group))


class Bid(Auction):
    """GA-4.15: pass, or the thousands of a higher bid."""

    name: ClassVar[Step] = "bid"
    rule: ClassVar[str] = "GA-4.15"

    def __init__(self, seat: int, kind: int, price: int, leader: int, group: int) -> None:
        super().__init__(1 << seat, seat, kind, price, leader, group)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Bid(told.seat, told.kind, told.number, told.rival, mask_of(told.group))

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | thousands(s, seat, self) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(BidPassed("GA-4.15", seat, False))
            return ask_next(s, seat, self.kind, self.price, self.leader, self.group & ~(1 << seat), sink)
        whole = action - NUMBER - THOUSANDS
        ponder(sink)
        return ask(s, BidHundreds(seat, self.kind, self.price, self.leader, self.group, whole))

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return wrong_bid(s, seat, self, action - NUMBER - THOUSANDS, 9)


class BidHundreds(Auction):
    """GA-4.15: the hundreds of the same bid; `whole` are its thousands."""

    name: ClassVar[Step] = "bid-hundreds"
    rule: ClassVar[str] = "GA-4.15"

    def __init__(self, seat: int, kind: int, price: int, leader: int, group: int, whole: int) -> None:
        super().__init__(1 << seat, seat, kind, price, leader, group)
        self.whole = whole

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.whole, self.leader, self.kind, self.price, members(self.group))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return BidHundreds(told.seat, told.kind, told.number, told.rival, mask_of(told.group), told.card)

    def legal(self, s: State, seat: int) -> int:
        return hundreds(s, seat, self, self.whole) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        amount = self.whole * 1000 + (action - NUMBER) * 100
        if sink is not None:
            sink.add(BidMade("GA-4.15", seat, amount))
        return ask_next(s, seat, self.kind, amount, seat, self.group, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return wrong_bid(s, seat, self, self.whole, action - NUMBER)


class Live(Auction):
    """GA-4.5: everybody bids at any moment until the clock closes. `seat` chose the lot."""

    name: ClassVar[Step] = "live"
    rule: ClassVar[str] = "GA-4.5"

    def __init__(self, seat: int, kind: int, price: int, leader: int, group: int) -> None:
        super().__init__(1 << CLOCK, seat, kind, price, leader, group)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Live(told.seat, told.kind, told.number, told.rival, mask_of(told.group))

    def alarm(self, s: State) -> int:
        return SILENCE if self.leader == NONE else GOING

    def legal(self, s: State, seat: int) -> int:
        return 1

    def extra(self, s: State, seat: int) -> int:
        if not self.group >> seat & 1 or seat == self.leader or purse(s, seat) < least(s, self.price):
            return 0
        return (thousands(s, seat, self) | hundreds(s, seat, self, s.sealed[seat])) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if seat == CLOCK:
            return close(s, self.kind, self.price, self.leader, sink)
        if action >= NUMBER + THOUSANDS:
            ponder(sink)
            s.sealed[seat] = action - NUMBER - THOUSANDS
            return ASKED
        amount = s.sealed[seat] * 1000 + (action - NUMBER) * 100
        s.sealed[seat] = SEALED_NOTHING
        if sink is not None:
            sink.add(BidMade("GA-4.5", seat, amount))
        return ask(s, Live(self.seat, self.kind, amount, seat, self.group))

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        digit = action - NUMBER
        if digit >= THOUSANDS:
            return wrong_bid(s, seat, self, digit - THOUSANDS, 9)
        return wrong_bid(s, seat, self, s.sealed[seat], digit)


def least(s: State, price: int) -> int:
    """GA-4.5: the lowest bid that is high enough."""
    return price + s.kit.step if price else s.kit.opening


def purse(s: State, seat: int) -> int:
    """GA-4.5: never above one's cash."""
    return min(s.cash[seat], MOST)


def thousands(s: State, seat: int, asked: Auction) -> int:
    """The digits, shifted by THOUSANDS, with which a bid can begin."""
    low = least(s, asked.price) // 1000
    high = purse(s, seat) // 1000
    return ((1 << high + 1) - (1 << low)) << THOUSANDS if high >= low else 0


def hundreds(s: State, seat: int, asked: Auction, whole: int) -> int:
    """The digits that make a bid of so many thousands; none before the thousands are chosen."""
    if whole < 0:
        return 0
    low = max(0, least(s, asked.price) - whole * 1000) // 100
    high = min(9, (purse(s, seat) - whole * 1000) // 100)
    return (1 << high + 1) - (1 << low) if high >= low else 0


def wrong_bid(s: State, seat: int, asked: Auction, whole: int, digit: int) -> Refusal:
    """GA-4.5, GA-4.15: above one's cash, too low or too late, or against oneself."""
    if seat == asked.leader:
        return Refusal("GA-4.15", "ga-refusal-own-bid")
    if not asked.group >> seat & 1 or purse(s, seat) < least(s, asked.price):
        return Refusal("GA-4.15", "ga-refusal-out-of-auction")
    if whole < 0 or not 0 <= digit <= 9:
        return Refusal(asked.rule, "ga-refusal-no-answer")
    if whole * 1000 + (0 if isinstance(asked, Bid) else digit * 100) > purse(s, seat):
        return Refusal("GA-4.5", "ga-refusal-above-cash", {"cash": s.cash[seat]})
    return Refusal("GA-4.5", "ga-refusal-low-bid", {"least": least(s, asked.price)})


def hold(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.15: only a kind with a card left can be chosen; none left: no auction."""
    kinds = market.kinds_left(s)
    if kinds == 0b11:
        return ask(s, Lot(seat))
    if kinds:
        return begin(s, seat, PERLE if kinds == 1 else DIAMANT, sink)
    return nothing(s, seat, "GA-4.15", sink)


def begin(s: State, seat: int, kind: int, sink: Sink | None) -> Then:
    """GA-4.5, GA-4.15: from the chooser clockwise, or everybody at once."""
    if sink is not None:
        sink.add(AuctionOpened("GA-4.5", seat, KINDS[kind]))
    group = s.playing()
    if not s.kit.live:
        players = len(s.cash)
        return ask_next(s, (seat + players - 1) % players, kind, 0, NONE, group, sink)
    if drop_short(s, 0, NONE, group, sink):
        return ask(s, Live(seat, kind, 0, NONE, group))
    return close(s, kind, 0, NONE, sink)


def drop_short(s: State, price: int, leader: int, group: int, sink: Sink | None) -> int:
    """GA-4.15: whoever lacks the next step's cash is out."""
    for seat in members(group):
        if seat != leader and purse(s, seat) < least(s, price):
            group ^= 1 << seat
            if sink is not None:
                sink.add(BidPassed("GA-4.15", seat, True))
    return group


def ask_next(s: State, last: int, kind: int, price: int, leader: int, group: int, sink: Sink | None) -> Then:
    """GA-4.15: the next one clockwise who has not passed; it ends when all others have."""
    group = drop_short(s, price, leader, group, sink)
    others = group if leader == NONE else group & ~(1 << leader)
    if others == 0:
        return close(s, kind, price, leader, sink)
    later = others & ~((1 << last + 1) - 1)
    return ask(s, Bid(lowest(later) if later else lowest(others), kind, price, leader, group))


def close(s: State, kind: int, price: int, leader: int, sink: Sink | None) -> Then:
    """GA-4.5: sold, or shuffled back unseen."""
    for seat in range(len(s.sealed)):
        s.sealed[seat] = SEALED_NOTHING
    if leader == NONE:
        if sink is not None:
            sink.add(Withdrawn("GA-4.5", KINDS[kind]))
        return SETTLED
    if sink is not None:
        sink.add(Knocked("GA-4.5", leader, KINDS[kind], price))
    pay(s, leader, BANK, price, "auction", "GA-4.5", sink)
    drawing.draw(s, drawing.Keep(leader, GEMS + kind, drawing.WON, 1), sink)
    return ASKED


def obeyed(s: State, seat: int, order: str, amount: int) -> tuple[int, ...]:
    """GA-4.15: the lowest bid that is high enough as long as it is not above the amount, else a pass."""
    asked = s.frame
    if not isinstance(asked, Bid) or asked.seat != seat or order != ORDERS[asked.kind]:
        return ()
    bid = least(s, asked.price)
    if bid > min(amount, purse(s, seat)):
        return (NO,)
    return (NUMBER + THOUSANDS + bid // 1000, NUMBER + bid % 1000 // 100)
