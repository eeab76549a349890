"""Which observation a game has."""

from __future__ import annotations

from typing import Any

from tripot.games.observing import own_observation
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.turns import general
from tripot.turns.survey import identity

_known: dict[tuple[object, ...], Observation[Any]] = {}


def observation_of(game: Game[Any]) -> Observation[Any]:
    """The game's own, from `observation.py` in its package; or its view, for a game that brings none."""
    key = identity(game)
    if key not in _known:
        _known[key] = own_observation(game) or general.Observation(game)
    return _known[key]
