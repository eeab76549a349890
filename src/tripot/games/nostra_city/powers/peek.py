"""First a look at up to two bills of the corruption pile (Nina): NC-8.14."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Engaged, Peeked
from tripot.games.nostra_city.material import BILLS, Moment
from tripot.games.nostra_city.rules import proces, secrets
from tripot.games.nostra_city.state import CORRUPTION, NONE, Power, State
from tripot.games.nostra_city.step import Ask, Chance, Choice, ask, clear_drafts
from tripot.games.nostra_city.then import Then
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

LOOKED_AT: Final = 2


class Peek(Power):
    name: ClassVar[str] = "peek"
    moment: ClassVar[Moment | None] = "proces"

    def prepare(self, s: State, seat: int, caid: int, sink: Sink | None) -> bool:
        """To look is to begin: the Caïd is engaged."""
        clear_drafts(s)
        s.engaged |= 1 << caid
        s.caid = caid
        s.sights[seat] = 0
        s.spied[seat] = s.spied_cards[seat] = NONE
        if sink is not None:
            sink.add(Engaged("NC-8.14", seat, s.kit.shown[caid]))
        there: int = bags.bills_in(s.corruption)
        ask(s, Look(seat, min(LOOKED_AT, there)) if there else Bribe(seat))
        return True


class Look(Chance):
    """NC-8.14: so many bills are still to be seen; `s.sights` holds those that were."""

    name: ClassVar[Step] = "peek"
    rule: ClassVar[str] = "NC-8.14"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.left)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Look(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.corruption - s.sights[self.seat])

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.corruption - s.sights[self.seat], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.corruption - s.sights[self.seat], dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        looker = self.seat
        s.sights[looker] += bags.bill(action)
        if sink is not None:
            sink.add(Peeked("NC-8.14", looker, Hidden(BILLS[action], 1 << looker)))
        if self.left > 1:
            return ask(s, Look(looker, self.left - 1))
        secrets.glimpse(s, looker, CORRUPTION, s.sights[looker])
        return ask(s, Bribe(looker))


class Bribe(Choice):
    """NC-6.1, NC-8.14: the bill, after the look; the Caïd is `s.caid`."""

    name: ClassVar[Step] = "bribe"
    rule: ClassVar[str] = "NC-6.1"

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[seat]) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        return proces.corrupt(s, seat, s.caid, bags.bill(action - BILL), sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-bill")
