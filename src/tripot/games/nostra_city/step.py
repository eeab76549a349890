"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.state import NONE, State
from tripot.games.nostra_city.then import ASKED, Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Frame, Sink


class Ask(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf; NONE: of several, or of nobody's."""

    name: ClassVar[Step]
    rule: ClassVar[str]
    """The rule that it asks by."""

    def __init__(self, awaited: int, seat: int) -> None:
        super().__init__(awaited)
        self.seat = seat

    def cited(self, s: State) -> str:
        """The rule that it asks by here."""
        return self.rule

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
        s.course.follow(s, self.answer(s, seat, action, sink), sink)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        """Carry out an action that is known to be legal, and say what follows."""
        raise NotImplementedError

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        if not self.awaited >> seat & 1:
            if seat == NATURE:
                return Refusal(self.rule, "nc-refusal-no-chance")
            return self.intrusion(s, seat, action)
        if seat >= NATURE:
            return Refusal(self.rule, "nc-refusal-chance")
        return self.why_not(s, seat, action)

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        """Why somebody whom nobody asks may not do this."""
        return Refusal(self.rule, "nc-refusal-not-asked")

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        """Why this is no answer to the question."""
        return Refusal(self.rule, "nc-refusal-no-answer")


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


class Chance(Ask):
    """Nature draws for the player."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << NATURE, seat)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return cls(told.seat)


class Blind(Chance):
    """Nature draws for the player from what `rival` holds."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.rival)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return cls(told.seat, told.rival)


def unseal(s: State) -> None:
    """Nothing is under seal any more."""
    for seat in range(len(s.sealed)):
        s.sealed[seat] = s.aims[seat] = NONE


def clear_drafts(s: State) -> None:
    """Whatever was only half chosen is forgotten."""
    for seat in range(len(s.drafts)):
        s.drafts[seat] = NONE
    s.place = NONE
    s.stake = 0
