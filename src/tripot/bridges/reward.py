"""What the end of a game is worth."""

from __future__ import annotations

from typing import Any

from tripot.bots.judge import shares
from tripot.kernel.game import Game
from tripot.kernel.state import State


def rewards(game: Game[Any], state: State) -> list[float]:
    """1 for whoever wins alone, the least there is for whoever loses to somebody; together the seats get 0."""
    won = shares(game, state)
    return [(game.players * share - sum(won)) / (game.players - 1) for share in won]


def least(game: Game[Any]) -> float:
    return -1 / (game.players - 1)
