"""A victim of one's own sharing draws a card fewer (Vito): NC-8.11."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import PASS
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Declined, Soothed
from tripot.games.nostra_city.kit import SHARED
from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.numbering import rival_actions, rival_of
from tripot.games.nostra_city.state import Power, State
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import NEXT_VICTIM, Then
from tripot.kernel.bits import lowest, mask_of, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class SootheVictim(Power):
    name: ClassVar[str] = "soothe"
    moment: ClassVar[Moment | None] = "vendetta"
    call: ClassVar[int] = SHARED

    def shared(self, s: State, seat: int) -> Then:
        return ask(s, Soothe(seat, s.victims))


class Soothe(Choice):
    """NC-8.11: one of these victims draws a card fewer, or none does."""

    name: ClassVar[Step] = "soothe"
    rule: ClassVar[str] = "NC-8.11"

    def __init__(self, seat: int, victims: int) -> None:
        super().__init__(seat)
        self.victims = victims

    def told(self) -> Asked:
        return Asked(self.name, self.seat, group=members(self.victims))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Soothe(told.seat, mask_of(told.group))

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | rival_actions(seat, self.victims)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.11", seat, "soothe"))
        else:
            victim = rival_of(seat, action)
            caid: int = lowest(s.free(seat) & s.able("soothe"))
            s.engaged |= 1 << caid
            s.due[victim] -= 1
            if sink is not None:
                sink.add(Soothed("NC-8.11", seat, victim, s.kit.shown[caid]))
        return NEXT_VICTIM

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-not-wronged")
