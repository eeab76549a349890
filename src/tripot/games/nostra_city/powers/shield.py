"""Cancels a Représaille that is aimed at its owner (Salvo): NC-8.12."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import CAID, PASS
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Declined, Shielded
from tripot.games.nostra_city.kit import STRUCK
from tripot.games.nostra_city.material import VENDETTAS, Moment
from tripot.games.nostra_city.notation import action_of, text_of
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.state import NONE, Power, Reprisal, State
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class ShieldOwner(Power):
    name: ClassVar[str] = "shield"
    moment: ClassVar[Moment | None] = "vendetta"
    call: ClassVar[int] = STRUCK

    def struck(self, s: State, seat: int, rival: int, card: int, aim: int) -> Then:
        return ask(s, Shield(seat, rival, card, aim))


class Shield(Choice):
    """NC-8.12: cancel the Représaille that `rival` plays, or not."""

    name: ClassVar[Step] = "shield"
    rule: ClassVar[str] = "NC-8.12"

    def __init__(self, seat: int, rival: int, card: int, aim: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.card = card
        self.aim = aim

    def told(self) -> Asked:
        aim = None if self.aim == NONE else text_of(self.rival, self.aim)
        return Asked(self.name, self.seat, self.rival, VENDETTAS[self.card], aim)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        card = NONE if told.vendetta is None else VENDETTAS.index(told.vendetta)
        return Shield(told.seat, told.rival, card, action_of(told.rival, told.aim or ""))

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | caid_numbers(s.free(seat) & s.able("shield")) << CAID

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.12", seat, "shield"))
            return s.strikes[self.card].strike(s, self.rival, self.aim, seat, sink)
        caid = caid_card(action - CAID)
        s.engaged |= 1 << caid
        s.last = Reprisal(self.rival, self.card, self.aim, True)
        if sink is not None:
            sink.add(Shielded("NC-8.12", seat, s.kit.shown[caid]))
        return PLAYED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-no-such-power")
