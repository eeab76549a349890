"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final, TypeAlias

from tripot.games.gangster.asked import Asked, Step
from tripot.games.gangster.state import State
from tripot.kernel.dice import Dice
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Frame, Sink

Then: TypeAlias = int
"""What follows an answer; `rules/course.py` sees to it."""
ASKED: Final = 0
"""The next decision is in its place."""
READ_ALOUD: Final = 1
"""A card has been read: its effect."""
ARRIVED: Final = 2
"""The pawn is on a square: what the square does."""
SETTLED: Final = 3
"""The card or square is done with: the turn goes on."""
TURN_OVER: Final = 4
GAME_OVER: Final = 5

DICE: Final = 0b111111 << 48
"""Nature's outcomes for one die."""


class Ask(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf."""

    name: ClassVar[Step]
    rule: ClassVar[str]
    """The rule that it asks by."""

    def __init__(self, awaited: int, seat: int) -> None:
        super().__init__(awaited)
        self.seat = seat

    def need(self) -> str:
        return f"{self.name} {self.seat}"

    def told(self) -> Asked:
        """As positions write it."""
        return Asked(self.name, self.seat)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        """The decision that writes itself so, if there is one."""
        raise NotImplementedError

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.course.follow(s, self.seat, self.answer(s, seat, action, sink), sink)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        """Carry out an action that is known to be legal, and say what follows."""
        raise NotImplementedError

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        if not self.awaited >> seat & 1:
            if seat == NATURE:
                return Refusal(self.rule, "ga-refusal-no-chance")
            return self.intrusion(s, seat, action)
        if seat >= NATURE:
            return Refusal(self.rule, "ga-refusal-chance")
        return self.why_not(s, seat, action)

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        """Why somebody whom nobody asks may not do this."""
        return Refusal(self.rule, "ga-refusal-not-asked")

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        """Why this is no answer to the question."""
        return Refusal(self.rule, "ga-refusal-no-answer")


def ask(s: State, question: Ask) -> Then:
    s.frame = question
    return ASKED


class Choice(Ask):
    """The player decides."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, seat)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return cls(told.seat)


class Roll(Ask):
    """Nature rolls a die for the player."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << NATURE, seat)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return cls(told.seat)

    def legal(self, s: State, seat: int) -> int:
        return DICE

    def draw(self, s: State, dice: Dice) -> int:
        return 48 + dice.below(6)
