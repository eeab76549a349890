"""Ratings as the pages get them: points as in chess, around 1500."""

from __future__ import annotations

import msgspec

from tripot.bots.level import Level
from tripot.server.forms import Form


class RatedPerson(msgspec.Struct, frozen=True):
    place: int | None
    """None: the rating is provisional."""
    name: str
    points: int
    doubt: int
    """The rating is within so many points, nineteen times out of twenty."""
    games: int
    you: bool


class RatedBot(msgspec.Struct, frozen=True):
    level: Level
    points: int


class Leaderboard(msgspec.Struct, frozen=True):
    """GET /api/ratings/{game}."""

    game: str
    enough: int
    """Games until a rating is more than provisional."""
    people: tuple[RatedPerson, ...]
    newcomers: tuple[RatedPerson, ...]
    """Who is not placed yet."""
    bots: tuple[RatedBot, ...]
    """They never move."""
    own: RatedPerson | None
    """The reader, who may not be listed."""
    shown: bool
    """The reader's name may stand here."""


class ShownForm(Form, frozen=True):
    """POST /api/ratings/{game}."""

    shown: bool
