"""One Vendetta card more when lésé (Francesca): NC-8.11."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import CAID, PASS, TURF
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Declined, GrudgeHeld
from tripot.games.nostra_city.kit import WRONGED
from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.rules import grievance
from tripot.games.nostra_city.state import Power, State
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class HoldGrudge(Power):
    name: ClassVar[str] = "grudge"
    moment: ClassVar[Moment | None] = "vendetta"
    call: ClassVar[int] = WRONGED

    def wronged(self, s: State, seat: int) -> Then:
        return ask(s, Grudge(seat, s.due[seat]))


class Grudge(Choice):
    """NC-8.11: one card more than are due, or not."""

    name: ClassVar[Step] = "grudge"
    rule: ClassVar[str] = "NC-8.11"

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.due)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Grudge(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | caid_numbers(s.free(seat) & s.able("grudge")) << CAID

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.11", seat, "grudge"))
        else:
            caid = caid_card(action - CAID)
            s.engaged |= 1 << caid
            s.due[seat] += 1
            if sink is not None:
                sink.add(GrudgeHeld("NC-8.11", seat, s.kit.shown[caid]))
        return grievance.draw_due(s, seat, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        if CAID <= action < TURF:
            return Refusal(self.rule, "nc-refusal-no-such-power")
        return Refusal(self.rule, "nc-refusal-no-answer")
