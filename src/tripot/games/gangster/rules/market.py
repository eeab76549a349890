"""GA-4.6, GA-4.7, GA-4.10: the expert, the seller, and Protections."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster.actions import KIND, NO, NUMBER, YES
from tripot.games.gangster.asked import Asked, Step
from tripot.games.gangster.events import Declined, KindChosen, ProtectionGained, Sold
from tripot.games.gangster.kit import DIAMANT, GEMS, PERLE, gems_of, kind_of
from tripot.games.gangster.material import KINDS
from tripot.games.gangster.rules import drawing
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.rules.secrets import return_gem
from tripot.games.gangster.state import State
from tripot.games.gangster.step import ASKED, SETTLED, Ask, Choice, Then, ask
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class Sell(Choice):
    """GA-4.6: a gem, or enough; `sold` is 1 after a Perle, 2 after a Diamant."""

    name: ClassVar[Step] = "sell"
    rule: ClassVar[str] = "GA-4.6"

    def __init__(self, seat: int, sold: int) -> None:
        super().__init__(seat)
        self.sold = sold

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.sold)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Sell(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | sellable(s, seat, self.sold) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.6", seat, "expert"))
            return SETTLED
        gem = action - NUMBER
        sell(s, seat, gem, "GA-4.6", sink)
        sold = 1 + kind_of(gem)
        if self.sold == 0 and sellable(s, seat, sold):
            return ask(s, Sell(seat, sold))
        return SETTLED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        gem = action - NUMBER
        if gem >= 0 and s.gems[seat] >> gem & 1:
            return Refusal("GA-4.6", "ga-refusal-two-of-a-kind")
        return Refusal("GA-4.6", "ga-refusal-no-such-gem")


class Buy(Choice):
    """GA-4.7: a Perle, a Diamant, or nothing."""

    name: ClassVar[Step] = "buy"
    rule: ClassVar[str] = "GA-4.7"

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | kinds_left(s) << KIND

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.7", seat, "vendeur"))
            return SETTLED
        if sink is not None:
            sink.add(KindChosen("GA-4.7", seat, KINDS[action - KIND]))
        pay(s, seat, BANK, s.kit.vendeur, "vendeur", "GA-4.7", sink)
        drawing.draw(s, drawing.Keep(seat, GEMS + action - KIND, drawing.BOUGHT, 1), sink)
        return ASKED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        if KIND <= action <= KIND + DIAMANT:
            return Refusal("GA-3.7", "ga-refusal-none-left", {"kind": KINDS[action - KIND]})
        return Refusal("GA-4.7", "ga-refusal-no-answer")


class Protect(Choice):
    """GA-4.10: buy a Protection, or not."""

    name: ClassVar[Step] = "protect"
    rule: ClassVar[str] = "GA-4.10"

    def legal(self, s: State, seat: int) -> int:
        return 1 << YES | 1 << NO

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == YES:
            pay(s, seat, BANK, s.kit.protection, "protection", "GA-4.10", sink)
            s.protections[seat] = s.protections[seat] + 1
            if sink is not None:
                sink.add(ProtectionGained("GA-4.10", seat))
        elif sink is not None:
            sink.add(Declined("GA-4.10", seat, "protection"))
        return SETTLED


def sellable(s: State, seat: int, sold: int) -> int:
    """GA-4.6: never two of a kind."""
    return s.gems[seat] if sold == 0 else s.gems[seat] & gems_of(DIAMANT if sold == 1 else PERLE)


def sell(s: State, seat: int, gem: int, rule: str, sink: Sink | None) -> None:
    """GA-4.6, GA-5.3: at full value, shown to all."""
    value = s.kit.values[gem]
    return_gem(s, seat, gem)
    s.used[GEMS] = s.used[GEMS] | 1 << gem
    if sink is not None:
        sink.add(Sold(rule, seat, KINDS[kind_of(gem)], s.kit.shown[GEMS][gem], value))
    pay(s, BANK, seat, value, "sale", rule, sink)


def kinds_left(s: State) -> int:
    """GA-4.7, GA-4.15: the kinds of gem of which the bank has a card, as a set."""
    left = s.unused[GEMS] | s.used[GEMS]
    return (1 if left & gems_of(PERLE) else 0) | (2 if left & gems_of(DIAMANT) else 0)
