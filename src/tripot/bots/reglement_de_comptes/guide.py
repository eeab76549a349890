"""What the search is told about Règlement de comptes."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.reglement_de_comptes.policy import tried
from tripot.bots.reglement_de_comptes.rollout_policy import likely
from tripot.bots.tree import Guess
from tripot.games.reglement_de_comptes.rules.seating import Seat
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.step import Part
from tripot.kernel.dice import Dice

GLANCES: Final = 2
"""How often instinct completes a choice that is looked at in passing."""


class ReglementDeComptesGuide(Guide[State]):
    """A formula for a glance one choice ahead and at the leaves, instinct in between; a better judge for the choice
    itself that is thought about."""

    def __init__(self, formula: Judge[State], judge: Judge[State], glances: int = GLANCES) -> None:
        self.formula = formula
        self.judge = judge
        self.glances = glances
        """0: every way to complete the choice is looked at."""

    def guess(self, s: State, seat: int, action: int, dice: Dice) -> Guess:
        """A choice has up to a hundred ways to go on: instinct completes it, and not in each of them."""
        if self.glances == 0:
            return tried(self.formula, s, seat, action)
        best = -1.0
        for _ in range(self.glances):
            after = s.clone()
            frame = after.frame
            assert frame is not None
            frame.play(after, seat, action, None)
            step = after.frame
            if not isinstance(step, Part) or step.seat != seat or isinstance(frame, Seat):
                return Guess(action, self.formula.share(after, seat))
            while isinstance(step, Part) and step.seat == seat:
                step.play(after, seat, likely(after, seat, dice), None)
                step = after.frame
            worth = self.formula.share(after, seat)
            if worth > best:
                best = worth
        return Guess(action, best)

    def first_look(self, s: State, seat: int, action: int, dice: Dice) -> Guess:
        return tried(self.judge, s, seat, action)

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        return likely(s, seat, dice)

    def quiet(self, s: State) -> bool:
        return s.frame is not None and not isinstance(s.frame, Part)

    def worth(self, s: State) -> list[float]:
        return self.formula.worth(s)
