"""Tables in the middle of a game."""

from __future__ import annotations

from typing import Any

from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE


def walked(game: Game[Any], steps: int, seed: int) -> Any:
    """After so many steps of chance, or at the end of the game."""
    s, dice = game.start(), Dice(seed)
    while steps and (waiting := game.waiting(s)):
        seat = lowest(waiting)
        game.play(s, seat, outcome(s, dice) if seat == NATURE else int(dice.member(game.legal(s, seat))))
        steps -= 1
    return s
