"""NC-4.4, NC-5.8, NC-5.9, NC-8.11: whoever is lésé draws Vendetta cards."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.asked import After, Asked, Step
from tripot.games.nostra_city.events import (
    Joined,
    NoVendetta,
    Reshuffled,
    VendettaDrawn,
    Why,
    Wronged,
)
from tripot.games.nostra_city.kit import ATLANTIC, GOTA, GOTA_CARD, SHARED, WRONGED
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.state import BUSINESS, SLOTS, State
from tripot.games.nostra_city.step import Ask, Chance, ask
from tripot.games.nostra_city.then import ACTED, COLLECTED, NEXT_SLOT, NEXT_VICTIM, PLAYED, Then
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink

AFTER: Final[dict[Then, After]] = {NEXT_VICTIM: "victims", COLLECTED: "share", PLAYED: "play"}
"""What can follow Vendetta cards, as positions and views write it."""


def tell(s: State, why: Why, rule: str, sink: Sink | None) -> None:
    """Who is lésé, and by how many cards."""
    if sink is not None:
        for seat in members(s.victims):
            sink.add(Wronged(rule, seat, s.due[seat], why))


def soothe(s: State, seat: int, sink: Sink | None) -> Then:
    """NC-8.11: first the collector may spare one victim a card (Vito)."""
    tell(s, "encaissement", "NC-4.4", sink)
    called = s.free(seat) & s.called(SHARED)
    return s.power(lowest(called)).shared(s, seat) if s.victims and called else NEXT_VICTIM


def next_victim(s: State, sink: Sink | None) -> Then:
    """NC-8.11: clockwise from the First player; each may hold a grudge (Francesca), then draws. After the last one: the
    collector's next action, or the next slot."""
    if s.victims == 0:
        return ACTED if s.phase == BUSINESS else NEXT_SLOT
    seat = s.opener
    while not s.victims >> seat & 1:
        seat = s.following(seat)
    called = s.free(seat) & s.called(WRONGED)
    return s.power(lowest(called)).wronged(s, seat) if called else draw_due(s, seat, sink)


def draw_due(s: State, seat: int, sink: Sink | None) -> Then:
    due = s.due[seat]
    s.due[seat] = 0
    s.victims &= ~(1 << seat)
    return draw_vendetta(s, seat, due, NEXT_VICTIM, sink)


def draw_vendetta(s: State, seat: int, left: int, then: Then, sink: Sink | None) -> Then:
    """NC-8.5: pile empty: the discards are shuffled; none: no card."""
    if left and s.vendetta == 0 and s.spent:
        s.vendetta = s.spent
        s.spent = 0
        if sink is not None:
            sink.add(Reshuffled("NC-8.5", "vendetta", bags.cards_in(s.vendetta)))
    if left and s.vendetta:
        return ask(s, DrawVendetta(seat, left, then))
    if left and sink is not None:
        sink.add(NoVendetta("NC-8.5", seat))
    return then


class DrawVendetta(Chance):
    """NC-4.4: so many Vendetta cards are still to be drawn, and what follows then."""

    name: ClassVar[Step] = "draw-vendetta"
    rule: ClassVar[str] = "NC-4.4"

    def __init__(self, seat: int, left: int, then: Then) -> None:
        super().__init__(seat)
        self.left = left
        self.then = then

    def cited(self, s: State) -> str:
        """For an exchange, a raid, a sharing, a MEETING without a card, or no title."""
        if self.then != NEXT_VICTIM:
            return "NC-8.15" if self.then == PLAYED else "NC-8.11"
        if s.phase == BUSINESS:
            return self.rule
        return "NC-5.9" if s.slot == SLOTS else "NC-5.8"

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.left, then=AFTER[self.then])

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        then = PLAYED if told.then == "play" else COLLECTED if told.then == "share" else NEXT_VICTIM
        return DrawVendetta(told.seat, told.number, then)

    def legal(self, s: State, seat: int) -> int:
        return bags.card_kinds(s.vendetta)

    def weight(self, s: State, outcome: int) -> int:
        return bags.cards_of(s.vendetta, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_card(s.vendetta, dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.vendetta -= bags.card(action)
        if action >= GOTA_CARD:
            join(s, self.seat, GOTA if action == GOTA_CARD else ATLANTIC, sink)
        else:
            s.hands[self.seat] += bags.card(action)
            if sink is not None:
                sink.add(VendettaDrawn(self.cited(s), self.seat, Hidden(VENDETTAS[action], 1 << self.seat)))
        return draw_vendetta(s, self.seat, self.left - 1, self.then, sink)


def join(s: State, seat: int, card: int, sink: Sink | None) -> None:
    """NC-8.4, NC-5.9: straight to the Territoire, released; in the MEETING it counts as received."""
    s.lands[seat] |= 1 << card
    s.received |= 1 << seat
    if sink is not None:
        sink.add(Joined("NC-8.4", seat, s.kit.shown[card]))
