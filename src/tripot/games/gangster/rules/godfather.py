"""GA-4.2, GA-4.9: the Godfather's share, and the Passage that leads to him or past him."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster.actions import DIE, NO, NUMBER, YES
from tripot.games.gangster.asked import Asked, Step
from tripot.games.gangster.events import Jumped, ProtectionGiven, Rolled
from tripot.games.gangster.kit import AVENTURE, COLLECTE, SQUARES
from tripot.games.gangster.rules import drawing
from tripot.games.gangster.rules.asking import nothing
from tripot.games.gangster.rules.ending import end_lap
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.state import State
from tripot.games.gangster.step import ARRIVED, SETTLED, Ask, Choice, Roll, Then, ask
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

POOR: Final = 1000
MODEST: Final = 5000
RICH: Final = 10_000
SMALL_SHARE: Final = 100
SHARE: Final = 500
"""GA-4.2: levels of cash, and what the Godfather takes."""


class Collect(Choice):
    """GA-4.2: give back a Protection, or draw."""

    name: ClassVar[Step] = "collect"
    rule: ClassVar[str] = "GA-4.2"

    def legal(self, s: State, seat: int) -> int:
        return 1 << YES | 1 << NO

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == YES:
            s.protections[seat] = s.protections[seat] - 1
            if sink is not None:
                sink.add(ProtectionGiven("GA-4.2", seat))
            return SETTLED
        return drawing.read_or_nothing(s, seat, COLLECTE, sink)


class PassageDie(Roll):
    """GA-4.9: three dice; so many have been rolled."""

    name: ClassVar[Step] = "passage-die"
    rule: ClassVar[str] = "GA-4.9"

    def __init__(self, seat: int, rolled: int) -> None:
        super().__init__(seat)
        self.rolled = rolled

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.rolled)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return PassageDie(told.seat, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        s.dice = (*s.dice, die) if self.rolled else (die,)
        if sink is not None:
            sink.add(Rolled("GA-4.9", self.seat, die, self.rolled + 1, 3))
        if self.rolled < 2:
            return ask(s, PassageDie(self.seat, self.rolled + 1))
        return go_underground(s, self.seat, sum(s.dice), sink)


class PickSquare(Choice):
    """GA-4.9: any free square but the Refuge; GA-7.6: past it with an offer, the end is fixed."""

    name: ClassVar[Step] = "square"
    rule: ClassVar[str] = "GA-4.9"

    def legal(self, s: State, seat: int) -> int:
        return free_squares(s) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        origin, square = s.squares[seat], action - NUMBER
        s.squares[seat] = square
        if sink is not None:
            sink.add(Jumped("GA-4.9", seat, origin, square))
        if square < origin and s.offers >> seat & 1 and s.kit.version > 1:
            end_lap(s, seat, "GA-7.6", sink)
        return ARRIVED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        square = action - NUMBER
        if not 0 <= square < SQUARES:
            return Refusal("GA-4.9", "ga-refusal-no-square")
        return Refusal("GA-4.9", "ga-refusal-taken" if square else "ga-refusal-refuge", {"square": square})


def meet_the_godfather(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.2: by cash; above 10 000 a card, unless a Protection is given back."""
    cash = s.cash[seat]
    if cash > RICH:
        if s.protections[seat]:
            return ask(s, Collect(seat))
        return drawing.read_or_nothing(s, seat, COLLECTE, sink)
    if cash < POOR:
        return nothing(s, seat, "GA-4.2", sink)
    pay(s, seat, BANK, SMALL_SHARE if cash <= MODEST else SHARE, "collecte", "GA-4.2", sink)
    return SETTLED


def go_underground(s: State, seat: int, total: int, sink: Sink | None) -> Then:
    """GA-4.9: the Godfather again, an Aventure, or the way out."""
    if total <= 7:
        return meet_the_godfather(s, seat, sink)
    if total <= 12:
        return drawing.read_or_nothing(s, seat, AVENTURE, sink)
    return ask(s, PickSquare(seat))


def free_squares(s: State) -> int:
    """GA-4.9: no pawn on it, and not the Refuge."""
    free = (1 << SQUARES) - 2
    for square in s.squares:
        if square > 0:
            free &= ~(1 << square)
    return free
