"""What the search is told about Règlement de comptes."""

from __future__ import annotations

__compile__ = True

from tripot.bots.guide import Guide
from tripot.bots.judge import Judge
from tripot.bots.reglement_de_comptes.policy import tried
from tripot.bots.reglement_de_comptes.rollout_policy import likely
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.step import Part
from tripot.kernel.dice import Dice


class ReglementDeComptesGuide(Guide[State]):
    """A formula for a glance one choice ahead and at the leaves, instinct in between; a better judge for the choice
    itself that is thought about."""

    def __init__(self, formula: Judge[State], judge: Judge[State]) -> None:
        self.formula = formula
        self.judge = judge

    def appeal(self, s: State, seat: int, action: int) -> float:
        return tried(self.formula, s, seat, action)

    def first_look(self, s: State, seat: int, action: int) -> float:
        return tried(self.judge, s, seat, action)

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        return likely(s, seat, dice)

    def quiet(self, s: State) -> bool:
        return s.frame is not None and not isinstance(s.frame, Part)

    def worth(self, s: State) -> list[float]:
        return self.formula.worth(s)
