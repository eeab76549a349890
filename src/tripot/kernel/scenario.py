"""Set positions to learn from: what the table begins with, who you are, and what to do."""

from __future__ import annotations

from typing import Any

import msgspec


class Scenario(msgspec.Struct, frozen=True):
    """One exercise. Its texts are `<prefix>-scenario-<number>-title`, `-question`, `-hint` and `-solution`."""

    number: int
    """From 1."""
    players: int
    seat: int
    """Who is on turn: the learner."""
    options: dict[str, Any]
    """What makes a game begin in this position."""
    solution: tuple[str, ...]
    """The learner's moves, as records write them."""
