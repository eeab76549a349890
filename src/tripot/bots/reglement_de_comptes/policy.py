"""A quick player of Règlement de comptes: tries every way to complete a choice, and takes what the
judge likes best."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.judge import Judge
from tripot.bots.policy import Policy
from tripot.bots.tree import Guess
from tripot.games.reglement_de_comptes.rules.seating import Seat
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.step import Part
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice

WHIM: Final = 0.004
"""Up to so much of the win for a whim, or everybody would know the next move."""


class Weigh(Policy[State]):
    """Looks no further than its own choice, and knows nothing of the others' hands."""

    def __init__(self, judge: Judge[State]) -> None:
        self.judge = judge

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        best = -1.0
        choice = 0
        left = s.frame.legal(s, seat) if s.frame is not None else 0
        while left:
            action: int = lowest(left)
            left &= left - 1
            value = tried(self.judge, s, seat, action).worth + WHIM * dice.unit()
            if value > best:
                best = value
                choice = action
        return choice


def tried(judge: Judge[State], s: State, seat: int, action: int) -> Guess:
    """The best that this action and the steps that complete its choice may lead to."""
    after = s.clone()
    frame = after.frame
    assert frame is not None
    frame.play(after, seat, action, None)
    step = after.frame
    if (
        not isinstance(step, Part) or step.seat != seat or isinstance(frame, Seat)
    ):  # RC-4.13: who sits next is another choice
        return Guess(action, judge.share(after, seat))
    best = -1.0
    deeper: list[Guess] = []
    left = step.legal(after, seat)
    while left:
        guess = tried(judge, after, seat, lowest(left))
        left &= left - 1
        deeper.append(guess)
        if guess.worth > best:
            best = guess.worth
    return Guess(action, best, deeper)
