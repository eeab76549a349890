"""A rating as it is kept: moved, not set, so that two who come at the same time lose nothing."""

from __future__ import annotations

from typing import NamedTuple

from tripot.server.database.store import Statement


class Rating(NamedTuple):
    mu: float
    sigma: float


class Rated(NamedTuple):
    """A rating before and after."""

    before: Rating
    after: Rating

    def move(self, sql: str, game: str, who: str) -> Statement:
        before, after = self
        return sql, (game, who, *after, after.mu - before.mu, after.sigma / before.sigma)
