"""GA-4.12 to GA-4.14, GA-6.2: theft, Justice, Dossiers, and players who are out."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster import effect as ops
from tripot.games.gangster.actions import DIE, NO, NUMBER, YES
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.events import (
    Arrested,
    Declined,
    DossierTaken,
    Eliminated,
    Fined,
    JusticeEscaped,
    Rolled,
    TheftDared,
)
from tripot.games.gangster.kit import COMMERCE, JUSTICE
from tripot.games.gangster.material import THEFTS
from tripot.games.gangster.rules import drawing
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.rules.reactions import can_react, lay_down, wrong_reaction
from tripot.games.gangster.state import NOBODY, State
from tripot.games.gangster.step import ASKED, GAME_OVER, SETTLED, TURN_OVER, Ask, Choice, Roll, Then, ask
from tripot.kernel.bits import count
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

SHOP: Final = 0
BANK_THEFT: Final = 1
TOO_MANY: Final = 3


class TheftDie(Roll):
    """GA-4.12: 1 to 4 a shop, 5 and 6 a bank."""

    name: ClassVar[Step] = "theft-die"
    rule: ClassVar[str] = "GA-4.12"

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        s.dice = (die,)
        if sink is not None:
            sink.add(Rolled("GA-4.12", self.seat, die, 1, 1))
        return ask(s, Theft(self.seat, SHOP if die <= 4 else BANK_THEFT))


class Theft(Choice):
    """GA-4.12: go through with it, or leave, and the turn is over (GA-8.7)."""

    name: ClassVar[Step] = "theft"
    rule: ClassVar[str] = "GA-4.12"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def told(self) -> Asked:
        return Asked(self.name, self.seat, kind=self.kind)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Theft(told.seat, told.kind)

    def legal(self, s: State, seat: int) -> int:
        return 1 << YES | 1 << NO

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == YES:
            if sink is not None:
                sink.add(TheftDared("GA-4.12", seat, THEFTS[self.kind]))
            drawing.draw(s, drawing.Read(seat, COMMERCE + self.kind), sink)
            return ASKED
        if sink is not None:
            sink.add(Declined("GA-4.12", seat, "vol"))
        return SETTLED if s.kit.version < 2 else TURN_OVER


class Escape(Choice):
    """GA-8.3: whoever must draw Justice may cancel it; asked by public facts alone."""

    name: ClassVar[Step] = "escape"
    rule: ClassVar[str] = "GA-8.3"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def told(self) -> Asked:
        return Asked(self.name, self.seat, kind=self.kind)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Escape(told.seat, told.kind)

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | (s.stars[seat] & s.kit.doing[ops.CANCEL_JUSTICE]) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-8.3", seat, "reaction"))
            return stand_trial(s, seat, self.kind, sink)
        lay_down(s, seat, action - NUMBER, "GA-8.3", sink)
        if sink is not None:
            sink.add(JusticeEscaped("GA-8.3", seat))
        return SETTLED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return wrong_reaction(s, seat, action, "GA-8.3")


class Trial(drawing.Draw):
    """GA-4.13: a Justice card, for this kind of theft."""

    def __init__(self, seat: int, theft: int) -> None:
        super().__init__(seat, JUSTICE)
        self.theft = theft

    def told(self) -> Asked:
        return Asked(self.name, self.seat, drawing.READ, NONE, JUSTICE, self.theft)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Trial(told.seat, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.unused[JUSTICE] = s.unused[JUSTICE] ^ 1 << action
        drawing.read(s, self.seat, JUSTICE, action, sink)
        return judge(s, self.seat, s.kit.cards[JUSTICE][action], self.theft, sink)


def arrest(s: State, seat: int, kind: int, sink: Sink | None) -> Then:
    """GA-4.13: a Justice card is due; GA-8.3: before it is drawn, the player may escape."""
    if sink is not None:
        sink.add(Arrested("GA-4.13", seat, THEFTS[kind]))
    if can_react(s, seat):
        return ask(s, Escape(seat, kind))
    return stand_trial(s, seat, kind, sink)


def stand_trial(s: State, seat: int, kind: int, sink: Sink | None) -> Then:
    drawing.draw(s, Trial(seat, kind), sink)
    return ASKED


def judge(s: State, seat: int, card: Effect, kind: int, sink: Sink | None) -> Then:
    """GA-4.13: who can pay must; otherwise a Dossier, and the cash stays."""
    if card.op == ops.FINE:
        fine = card.n if kind == SHOP else card.m
        paid = s.cash[seat] >= fine
        if sink is not None:
            sink.add(Fined("GA-4.13", seat, fine, paid))
        if paid:
            pay(s, seat, BANK, fine, "fine", "GA-4.13", sink)
            return SETTLED
    return take_dossier(s, seat, sink)


def take_dossier(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.14: the third one eliminates."""
    s.dossiers[seat] = s.dossiers[seat] + 1
    if sink is not None:
        sink.add(DossierTaken("GA-4.13", seat, s.dossiers[seat]))
    if s.dossiers[seat] < TOO_MANY:
        return SETTLED
    return eliminate(s, seat, sink)


def eliminate(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.14, GA-6.2: money to the bank, cards out of the game, the offer lapses, the turn is over."""
    if sink is not None:
        sink.add(Eliminated("GA-4.14", seat))
    pay(s, seat, BANK, s.cash[seat], "out", "GA-4.14", sink)
    s.out |= 1 << seat
    s.offers &= ~(1 << seat)
    s.squares[seat] = NOBODY
    s.missed[seat] = 0
    if count(s.playing()) == 1:  # GA-6.1
        return GAME_OVER
    return TURN_OVER if seat == s.turn else SETTLED
