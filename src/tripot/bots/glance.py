"""A quick player of any game, who knows nothing of it but its rules."""

from __future__ import annotations

__compile__ = True

from typing import Any, Final

from tripot.bots.judge import shares
from tripot.bots.policy import Policy
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

TRIES: Final = 10
"""How often every answer is tried."""
FAR: Final = 40
"""After so many steps of chance one looks who is ahead, if the game is not over before."""
WHIM: Final = 0.01


class Glance(Policy[State]):
    """Tries every answer a few times, lets chance play on for everybody, and takes what most often leaves it ahead."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        left = self.game.legal(s, seat)
        choice: int = lowest(left)
        if left & left - 1 == 0:
            return choice
        best = -1.0
        while left:
            action: int = lowest(left)
            left &= left - 1
            worth = WHIM * dice.unit()
            for _ in range(TRIES):
                worth += self.tried(s, seat, action, dice) / TRIES
            if worth > best:
                best = worth
                choice = action
        return choice

    def tried(self, s: State, seat: int, action: int, dice: Dice) -> float:
        """This seat's share of the win if the game ended where chance leads it."""
        game = self.game
        after = s.clone()
        game.play(after, seat, action)
        for _ in range(FAR):
            waiting = game.waiting(after)
            if waiting == 0:
                break
            asked: int = lowest(waiting)
            if asked == NATURE:
                game.play(after, NATURE, outcome(after, dice))
            else:
                game.play(after, asked, dice.member(game.legal(after, asked)))
        return shares(game, after)[seat]
