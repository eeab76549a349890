"""What the end of a game is worth."""

from __future__ import annotations

__compile__ = True

from typing import Any

from tripot.bots.judge import shares
from tripot.kernel.game import Game
from tripot.kernel.state import State


def rewards(game: Game[Any], state: State) -> list[float]:
    """1 for whoever wins alone, and the least there is for whoever does not win; 0 together, unless nobody wins."""
    others = game.players - 1
    return [(game.players * share - 1) / others for share in shares(game, state)]


def least(game: Game[Any]) -> float:
    return -1 / (game.players - 1)
