"""Which row of numbers a game has made for those who learn."""

from __future__ import annotations

from typing import Any

from tripot.games.part import own
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation


def own_observation(game: Game[Any]) -> Observation[Any] | None:
    """From `observation.py` in the game's package; None if it brings none."""
    module = own(game.name, "observation")
    found: Observation[Any] | None = None if module is None else module.Observation(game)
    return found
