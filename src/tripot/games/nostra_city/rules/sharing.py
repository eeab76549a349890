"""NC-4.3 to NC-4.6: who gets what of an Encaissement."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, PASS, PICK, SEAT
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Shared
from tripot.games.nostra_city.numbering import rival_actions, rival_of
from tripot.games.nostra_city.rules import business, grievance, secrets
from tripot.games.nostra_city.state import NOBODY, State
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import ASKED, Then
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


class Share(Choice):
    """NC-4.3: bills, or the First-player card, for the receiver; on to a later one; or all is shared."""

    name: ClassVar[Step] = "share"
    rule: ClassVar[str] = "NC-4.3"

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__(seat)
        self.receiver = receiver

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.receiver)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Share(told.seat, told.rival)

    def legal(self, s: State, seat: int) -> int:
        mask = 1 << PASS
        left = bags.bill_kinds(s.drawn - promised(s))
        card = gives_card(s, seat)
        if lacking(s, self.receiver):
            mask |= left << BILL
            if card:
                mask |= 1 << PICK
        if left or card:
            mask |= rival_actions(seat, later(s, seat, self.receiver))
        return mask

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            return share(s, seat, sink)
        ponder(sink)
        if action >= SEAT:
            return ask(s, Share(seat, rival_of(seat, action)))
        if action == PICK:
            s.gift_first = self.receiver
        else:
            s.gifts[self.receiver] += bags.bill(action - BILL)
        return ASKED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        if action == PICK:
            if s.first != seat or s.moved or s.gift_first != NOBODY:
                return Refusal("NC-4.6", "nc-refusal-first-card")
            return Refusal("NC-4.3", "nc-refusal-not-owed")
        if BILL <= action < PICK:
            held = bags.bills_of(s.drawn - promised(s), action - BILL)
            return Refusal("NC-4.3", "nc-refusal-not-owed" if held else "nc-refusal-not-drawn")
        return Refusal("NC-4.3", "nc-refusal-receiver")


def promised(s: State) -> int:
    """The drawn bills that are already meant for somebody."""
    bag = 0
    for gift in s.gifts:
        bag += gift
    return bag


def lacking(s: State, receiver: int) -> int:
    """NC-4.3: what he is owed and is not to get yet."""
    got: int = bags.bills_in(s.gifts[receiver])
    return business.owed(s, receiver) - got - (1 if s.gift_first == receiver else 0)


def gives_card(s: State, seat: int) -> bool:
    """NC-4.6: its holder, once a month."""
    return s.first == seat and not s.moved and s.gift_first == NOBODY


def later(s: State, seat: int, receiver: int) -> int:
    """The creditors clockwise after this one, as a set."""
    found = 0
    other = s.following(receiver)
    while other != seat:
        if business.owed(s, other):
            found |= 1 << other
        other = s.following(other)
    return found


def begin(s: State, seat: int, sink: Sink | None) -> Then:
    """NC-4.3: the collector decides, if there is somebody to give to and something to give."""
    creditors = later(s, seat, seat)
    if creditors and (s.drawn or gives_card(s, seat)):
        receiver = s.following(seat)
        while not creditors >> receiver & 1:
            receiver = s.following(receiver)
        return ask(s, Share(seat, receiver))
    return share(s, seat, sink)


def share(s: State, seat: int, sink: Sink | None) -> Then:
    """NC-4.3, NC-4.4, NC-4.6: gifts arrive, the rest is the collector's, and victims draw."""
    receiver = s.following(seat)
    while receiver != seat:
        debt = business.owed(s, receiver)
        if debt:
            give(s, seat, receiver, debt, sink)
        receiver = s.following(receiver)
    s.banks[seat] += s.drawn
    s.drawn = 0
    if s.gift_first != NOBODY:
        s.first = s.gift_first
        s.moved = True
        s.gift_first = NOBODY
    return grievance.soothe(s, seat, sink)


def give(s: State, seat: int, receiver: int, debt: int, sink: Sink | None) -> None:
    gift = s.gifts[receiver]
    s.gifts[receiver] = 0
    number: int = bags.bills_in(gift)
    first = s.gift_first == receiver
    if gift:
        s.drawn -= gift
        s.banks[receiver] += gift
        secrets.arrive(s, receiver, gift, 1 << seat)
    if sink is not None:
        told = Hidden(bags.bills(gift), 1 << seat | 1 << receiver)
        sink.add(Shared("NC-4.6" if first else "NC-4.3", seat, receiver, debt, number, told, first))
    short = debt - number - (1 if first else 0)
    if short > 0:
        s.victims |= 1 << receiver
        s.due[receiver] = short
