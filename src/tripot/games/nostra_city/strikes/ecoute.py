"""Table d’écoute: a look at another Banque, and one of its bills goes to the court: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Exhibited, Tapped
from tripot.games.nostra_city.material import BILLS, Vendetta
from tripot.games.nostra_city.numbering import rival_actions
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import CORRUPTION, State, Strike
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class Ecoute(Strike):
    name: ClassVar[Vendetta] = "ecoute"

    def aims(self, s: State, seat: int) -> int:
        return rival_actions(seat, s.wealthy())

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        secrets.look(s, seat, victim, s.banks[victim])
        if sink is not None:
            sink.add(Tapped("NC-8.13", seat, victim, Hidden(bags.bills(s.banks[victim]), 1 << seat)))
        return PLAYED if s.kit.version < 2 else ask(s, Exhibit(seat, victim))


class Exhibit(Choice):
    """NC-8.13: which bill of the Banque of `rival` goes on the corruption pile; only the two see it. It is not a
    Corruption (NC-6.2)."""

    name: ClassVar[Step] = "exhibit"
    rule: ClassVar[str] = "NC-8.13"

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.rival)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Exhibit(told.seat, told.rival)

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[self.rival]) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action - BILL)
        both = 1 << seat | 1 << self.rival
        s.banks[self.rival] -= bag
        s.corruption += bag
        secrets.leave(s, self.rival, bag, both)
        secrets.arrive(s, CORRUPTION, bag, both)
        if sink is not None:
            sink.add(Exhibited(self.rule, seat, self.rival, Hidden(BILLS[action - BILL], both)))
        return PLAYED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-not-tapped")
