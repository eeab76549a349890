"""The observation of a game that brings none of its own: its view, field by field."""

from __future__ import annotations

__compile__ = True

from typing import Any

from tripot.kernel import observation as kernel
from tripot.kernel.game import Game
from tripot.kernel.row import Rows
from tripot.kernel.state import State
from tripot.turns.survey import view_shape


class Observation(kernel.Observation[Any]):
    """The seats are in the order of the view, which tells who looks."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.players)
        self.game = game
        self.shape = view_shape(game)
        for label in self.shape.labels(""):
            self.part(label, [], "as in the view")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        numbers: list[float] = []
        self.shape.write(self.game.view(s, seat), numbers)
        for place, number in enumerate(numbers):
            if number:
                rows.weigh(place, number)
