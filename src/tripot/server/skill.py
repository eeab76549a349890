"""By what people, puzzles and bots are rated."""

from __future__ import annotations

from openskill.models import PlackettLuce

from tripot.server.database.rating import Rating

MODEL = PlackettLuce()
NEWCOMER = Rating(MODEL.mu, MODEL.sigma)
POINTS = 60
"""People read ratings as in chess: 25 is 1500."""


def points(rating: Rating) -> int:
    return round(POINTS * rating.mu)
