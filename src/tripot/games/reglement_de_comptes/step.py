"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.state import Frame, Sink

DEAL: Final = 0
FIRST_SEATER: Final = 1
SUMMON: Final = 2
SEAT: Final = 3
CARD: Final = 4
SECOND: Final = 5
DRAW: Final = 6
STAB: Final = 7
SHOOT: Final = 8
SERVE: Final = 9
PASS_WHICH: Final = 10
PASS_WHERE: Final = 11
BLOW: Final = 12
DRUG: Final = 13
MOVE_WHO: Final = 14
MOVE_WHERE: Final = 15
BEGIN: Final = 16


class Step(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf."""

    def __init__(self, awaited: int, seat: int, what: int, chosen: int, base: Base | None) -> None:
        super().__init__(awaited)
        self.seat = seat
        self.what = what
        self.chosen = chosen
        """What earlier steps of the same choice have settled: a set of places, or a kind of gangster (SEAT)."""
        self.base = base
        """The decision that this one is a part of: the others see only that."""


class Base(Step):
    """A decision that may take several steps; it goes on when they are done."""

    def resume(self, s: State, sink: Sink | None) -> None:
        """The choice is carried out."""
        raise NotImplementedError
