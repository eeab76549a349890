"""Braquage: a random bill of another Banque: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.asked import Step
from tripot.games.nostra_city.events import Robbed
from tripot.games.nostra_city.material import BILLS, Vendetta
from tripot.games.nostra_city.numbering import rival_actions
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.step import Blind, ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


class Braquage(Strike):
    name: ClassVar[Vendetta] = "braquage"

    def aims(self, s: State, seat: int) -> int:
        return rival_actions(seat, s.wealthy())

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        return ask(s, Rob(seat, victim))


class Rob(Blind):
    """NC-8.13: a random bill of the Banque of `rival`; only the two see it."""

    name: ClassVar[Step] = "rob"
    rule: ClassVar[str] = "NC-8.13"

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[self.rival])

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.banks[self.rival], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.banks[self.rival], dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action)
        both = 1 << self.seat | 1 << self.rival
        s.banks[self.rival] -= bag
        s.banks[self.seat] += bag
        secrets.leave(s, self.rival, bag, both)
        secrets.arrive(s, self.seat, bag, both)
        if sink is not None:
            sink.add(Robbed("NC-8.13", self.seat, self.rival, Hidden(BILLS[action], both)))
        return PLAYED
