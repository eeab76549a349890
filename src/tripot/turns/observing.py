"""Which observation a game has."""

from __future__ import annotations

from typing import Any

from tripot.games.observing import own_observation
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.turns import general
from tripot.turns.survey import identity

VERSION = 1
"""Of the environments. 0 observed the view field by field; 1 observes the row, and seats are asked one by one."""

_known: dict[tuple[object, ...], Observation[Any]] = {}


def observation_of(game: Game[Any]) -> Observation[Any]:
    """The game's own, from `observation.py` in its package; or its view, for a game that brings none."""
    key = identity(game)
    if key not in _known:
        _known[key] = own_observation(game) or general.Observation(game)
    return _known[key]


def environment(game: Game[Any]) -> str:
    """What this game is called by those who learn it: with another version, what was learnt before is of no use."""
    return f"{game.name}_v{VERSION}"
