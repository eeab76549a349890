"""How strong an opponent is to be: five levels, each of which a game fills as its bots are really apart."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Level = Literal["novice", "easy", "solid", "strong", "master"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Weakest first."""
LIKE: Final[dict[str, Level]] = {"brute": "easy", "heuristic": "solid", "search": "master"}
"""Whom people meet at a level, for those who call bots by how they think."""


class Rung(NamedTuple):
    """What a level is in one game."""

    slip: float = 0.0
    """How likely the best choice is overlooked."""
    thoughts: int | None = 0
    """At most so many are spent on a choice; 0: it goes by instinct, None: as many as the clock allows."""
