"""After the bill, a random other one of the corruption pile (Otto): NC-8.14."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.asked import Step
from tripot.games.nostra_city.events import Reclaimed
from tripot.games.nostra_city.material import BILLS, Moment
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import CORRUPTION, Power, State
from tripot.games.nostra_city.step import Chance, ask
from tripot.games.nostra_city.then import ACTED, Then
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


class ReclaimBill(Power):
    name: ClassVar[str] = "reclaim"
    moment: ClassVar[Moment | None] = "proces"

    def corrupted(self, s: State, seat: int, bag: int) -> Then:
        if s.corruption == bag:
            return ACTED
        s.stake = bag
        return ask(s, Reclaim(seat))


class Reclaim(Chance):
    """NC-8.14: only he sees it. `s.stake` is what he put."""

    name: ClassVar[Step] = "reclaim"
    rule: ClassVar[str] = "NC-8.14"

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.corruption - s.stake)

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.corruption - s.stake, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.corruption - s.stake, dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action)
        owner = self.seat
        s.corruption -= bag
        s.banks[owner] += bag
        secrets.leave(s, CORRUPTION, bag, 1 << owner)
        if sink is not None:
            sink.add(Reclaimed("NC-8.14", owner, Hidden(BILLS[action], 1 << owner)))
        return ACTED
