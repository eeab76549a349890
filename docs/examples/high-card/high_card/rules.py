"""The table and the rules of High Card: dealing, sealing, showing."""

from __future__ import annotations

from high_card.events import Dealt, Sealed, Shown
from tripot.kernel import state
from tripot.kernel.bits import count, union
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Frame, Sink

FULL = (2 << 20) - 2
HAND = 4
NO_CARD = 0


class State(state.State):
    """A set of cards has bit 1 for the 1 and so on. What is nowhere else is in the pack."""

    def __init__(
        self, frame: Frame[State] | None, hands: list[int], chosen: list[int], points: list[int], played: int
    ) -> None:
        super().__init__(frame)
        self.hands, self.chosen, self.points, self.played = hands, chosen, points, played

    def clone(self) -> State:
        return State(self.frame, self.hands.copy(), self.chosen.copy(), self.points.copy(), self.played)


class Deal(Frame[State]):
    """HC-1.1: everybody gets four cards, one at a time."""

    def legal(self, s: State, seat: int) -> int:
        return FULL & ~union(s.hands)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        to = sum(map(count, s.hands)) % len(s.hands)
        s.hands[to] |= 1 << action
        if sink is not None:
            sink.add(Dealt("HC-1.1", to, Hidden(action, 1 << to)))
        s.frame = asked(s)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("HC-1.1", "hc-refusal-dealing")


class Choose(Frame[State]):
    """HC-2.1: everybody seals a card."""

    def legal(self, s: State, seat: int) -> int:
        return s.hands[seat]

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.chosen[seat] = action
        if sink is not None:
            sink.add(Sealed("HC-2.1", seat, Hidden(action, 1 << seat)))
        if NO_CARD not in s.chosen:
            show(s, sink)
        s.frame = asked(s)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("HC-2.1", "hc-refusal-card", {"card": action})


def show(s: State, sink: Sink | None) -> None:
    """HC-2.2: the highest card takes the trick, which counts more in every round."""
    for seat, card in enumerate(s.chosen):
        won = card == max(s.chosen)
        s.points[seat] += won * (HAND + 1 - count(s.hands[seat]))
        s.hands[seat] &= ~(1 << card)
        if sink is not None:
            sink.add(Shown("HC-2.2", seat, card, won))
    s.played |= sum(1 << card for card in s.chosen)
    s.chosen = [NO_CARD] * len(s.hands)


def asked(s: State) -> Frame[State] | None:
    """What the table waits for; HC-2.3: nothing when all cards are played."""
    if not s.played and sum(map(count, s.hands)) < HAND * len(s.hands):
        return Deal(1 << NATURE)
    awaited = sum(1 << seat for seat, card in enumerate(s.chosen) if card == NO_CARD)
    return Choose(awaited) if any(s.hands) else None
