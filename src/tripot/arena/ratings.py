"""How strong each bot is, on the scale of OpenSkill: by deals that were played several times, or game by game."""

from __future__ import annotations

from math import exp, log, pi, sqrt
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from tripot.arena.played import Played
from tripot.arena.steadied import Z95
from tripot.arena.strengths import strengths


class Rating(msgspec.Struct, frozen=True):
    """Everybody begins at 25 ± 25/3; the interval is mu ± 1.96 sigma."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float


BETA = 25 / 6
"""OpenSkill's luck of one game."""
UNIT = BETA * sqrt(6) / pi
"""What a logarithm of odds between two bots is on that scale: a logistic as wide as the luck of both."""


def rated(games: list[Played]) -> list[Rating]:
    """The strongest first."""
    known = strengths(games)
    found = (
        by_games(games) if known is None else {bot: (25 + UNIT * one, UNIT * off) for bot, (one, off) in known.items()}
    )
    ratings = [Rating(bot, mu, sigma, *interval(mu, sigma)) for bot, (mu, sigma) in found.items()]
    return sorted(ratings, key=lambda rating: (-rating.mu, rating.bot))


def by_games(games: list[Played]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce. Games count in order of their numbers, so that the plan alone decides."""
    model = PlackettLuce()
    found = {bot: (model.mu, model.sigma) for game in games for bot in game.lineup}
    for game in sorted(games, key=lambda game: game.number):
        if len(set(game.lineup)) == 1:
            continue
        before = [[model.rating(*found[bot])] for bot in game.lineup]  # chairs of one bot must not be one object
        after = [chair for (chair,) in model.rate(before, ranks=[float(rank) for rank in game.ranks])]
        for bot in set(game.lineup):
            chairs = [chair for chair, who in zip(after, game.lineup, strict=True) if who == bot]
            # a bot in several chairs moves by their mean: one game is one piece of evidence
            found[bot] = fmean(chair.mu for chair in chairs), exp(fmean(log(chair.sigma) for chair in chairs))
    return found


def interval(mu: float, sigma: float) -> tuple[float, float]:
    return mu - Z95 * sigma, mu + Z95 * sigma
