"""One drawn bill for another, before the sharing (Carla): NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, PASS
from tripot.games.nostra_city.asked import Step
from tripot.games.nostra_city.events import Declined, Swapped
from tripot.games.nostra_city.material import BILLS, Moment
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.rules.business import DrawBill
from tripot.games.nostra_city.state import Power, State
from tripot.games.nostra_city.step import Choice, ask
from tripot.games.nostra_city.then import COLLECTED, Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class SwapBill(Power):
    name: ClassVar[str] = "swap_bill"
    moment: ClassVar[Moment | None] = "business"

    def collected(self, s: State, seat: int, sink: Sink | None) -> Then:
        return ask(s, Swap(seat)) if s.drawn and not s.raided else COLLECTED


class Swap(Choice):
    """NC-8.15: discard one drawn bill and draw another, or not."""

    name: ClassVar[Step] = "swap"
    rule: ClassVar[str] = "NC-8.15"

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | bags.bill_kinds(s.drawn) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.15", seat, "swap"))
            return COLLECTED
        kind = action - BILL
        s.drawn -= bags.bill(kind)
        secrets.lay_open(s, bags.bill(kind))
        s.top = kind
        if sink is not None:
            sink.add(Swapped("NC-8.15", seat, BILLS[kind]))
        return ask(s, DrawBill(seat, 1, True))

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-not-drawn")
