"""What any game thinks possible."""

from __future__ import annotations

__compile__ = True

from typing import Any

from tripot.bots.belief import Belief
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import State
from tripot.kernel.view import View


class Imagined(Belief[State]):
    """Every state is sampled by the game itself."""

    def __init__(self, game: Game[Any], view: View) -> None:
        self.game = game
        self.view = view

    def deal(self, dice: Dice) -> State:
        found: State = self.game.sample(self.view, dice)
        return found
