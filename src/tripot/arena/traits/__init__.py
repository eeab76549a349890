"""What each game tells of how it was won."""

from typing import Any

from tripot.arena.traits.general import Heard, Traits
from tripot.games.part import part
from tripot.kernel.game import Game

__all__ = ["Heard", "Traits", "traits_of"]


def traits_of(game: Game[Any]) -> Traits:
    return part(game.name, "arena.traits", Traits)(game)
