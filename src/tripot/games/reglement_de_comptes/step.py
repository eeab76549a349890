"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.reglement_de_comptes.material import Phase
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.state import Frame, Sink


class Step(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf."""

    name: ClassVar[str]
    """As positions write it."""
    public: ClassVar[Phase]

    def __init__(self, awaited: int, seat: int) -> None:
        super().__init__(awaited)
        self.seat = seat

    def need(self) -> str:
        return f"{self.name} {self.seat}"

    def phase(self) -> Phase:
        """What everybody may know of the decision."""
        return self.public


class Base(Step):
    """A decision that may take several steps; it goes on when they are done."""

    def resume(self, s: State, sink: Sink | None) -> None:
        """The choice is carried out."""
        raise NotImplementedError


class Part(Step):
    """A step of the decision `base`: the others see only that."""

    def __init__(self, seat: int, base: Base) -> None:
        super().__init__(1 << seat, seat)
        self.base = base

    def phase(self) -> Phase:
        return self.base.phase()
