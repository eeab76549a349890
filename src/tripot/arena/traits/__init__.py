"""What each game tells of how it was won."""

from typing import Any

from tripot.arena.traits.witness import Heard, Witness
from tripot.games.part import part
from tripot.kernel.game import Game

__all__ = ["Heard", "Witness", "witness"]


def witness(game: Game[Any]) -> Witness:
    return part(game.name, "arena.traits", Witness)(game)
