"""At the reveal the bid may go to a neighbouring slot (Ivo): NC-8.10."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import PASS, PICK
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Declined, Shifted
from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.rules import meeting
from tripot.games.nostra_city.state import NONE, SLOTS, Power, State
from tripot.games.nostra_city.step import Ask, Choice
from tripot.games.nostra_city.then import Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class ShiftBid(Power):
    name: ClassVar[str] = "shift"
    moment: ClassVar[Moment | None] = "meeting"

    def revealed(self, s: State, seat: int, slot: int) -> bool:
        if neighbours(s, seat, slot) == 0:
            return False
        s.frame = Shift(seat, slot)
        return True


def neighbours(s: State, seat: int, slot: int) -> int:
    """NC-8.10: slot ±1 that holds a card and no other bid of the same player."""
    found = 0
    for other in (slot - 1, slot + 1):
        if 0 <= other < SLOTS and s.rue[other] != NONE and s.bidders[seat * SLOTS + other] == NONE:
            found |= 1 << other
    return found


class Shift(Choice):
    """NC-8.10: the bid on this slot goes to a neighbouring one, or not."""

    name: ClassVar[Step] = "shift"
    rule: ClassVar[str] = "NC-8.10"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def told(self) -> Asked:
        return Asked(self.name, self.seat, slot=self.slot)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Shift(told.seat, told.slot)

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | neighbours(s, seat, self.slot) << PICK

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        index = seat * SLOTS + self.slot
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.10", seat, "shift"))
            return meeting.after_reveal(s, index + 1)
        target = seat * SLOTS + action - PICK
        caid = s.bidders[index]
        s.bidders[target], s.stakes[target] = caid, s.stakes[index]
        s.bidders[index], s.stakes[index] = NONE, 0
        if sink is not None:
            sink.add(Shifted("NC-8.10", seat, s.kit.shown[caid], action - PICK + 1))
        return meeting.after_reveal(s, max(index, target) + 1)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-neighbour")
