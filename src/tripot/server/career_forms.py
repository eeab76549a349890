"""What somebody has played, as the pages get it."""

from __future__ import annotations

import msgspec


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at a table of the past."""

    key: str
    """The same for the same person or bot, to this reader alone."""
    name: str
    character: str | None
    rank: int | None


class PastGame(msgspec.Struct, frozen=True):
    """A finished game of one's own."""

    code: str
    number: int
    game: str
    ended: int
    """In milliseconds since 1970."""
    rank: int | None
    """None: it was stopped."""
    winners: int | None
    """How many share the win."""
    score: int | None
    players: int
    opponents: tuple[Opponent, ...]
    kept: bool
    """Its table is still there, and with it replay and analysis."""
    sealed: bool
    """Others still play its deal: there is no replay yet."""
    again: bool
    """It was the last game of its table: there can be a rematch."""
    analysed: bool
    moved: int | None
    """By how many points it moved one's rating; None: it was not rated, or is not counted yet."""


class OwnRating(msgspec.Struct, frozen=True):
    """What one is rated in a game."""

    game: str
    points: int
    games: int
    place: int | None
    """In the leaderboard; None: in none."""
    missing: int
    """Games until the rating is more than provisional."""


class Company(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    key: str
    name: str
    character: str | None
    games: int
    ahead: int
    """Games in which one was ahead of this one."""


class Figures(msgspec.Struct, frozen=True):
    """What it all came to. Games that were stopped count for nothing."""

    games: int
    wins: float
    """A shared win counts in parts."""
    share: float
    """What an equal share of each would have brought."""
    longest: int
    """The most wins one after the other."""
    streak: int
    """Wins since the last game that was not won."""
    analysed: int
    luck: float
    """Of an analysed game on average, as a part of its win."""
    skill: float


class Outcome(msgspec.Struct, frozen=True):
    """One finished game on a plot."""

    ended: int
    win: float
    share: float
    luck: float | None
    skill: float | None


class Career(msgspec.Struct, frozen=True):
    """GET /api/me/games?game=…&with=…&skip=…: one's finished games, the latest first, of one game or with somebody."""

    games: tuple[str, ...]
    """That one has finished any of."""
    company: tuple[Company, ...]
    """Who was there most often comes first."""
    figures: Figures
    course: tuple[Outcome, ...]
    """The latest last."""
    past: tuple[PastGame, ...]
    more: bool
    """There are older ones."""
    ratings: tuple[OwnRating, ...]
    """By games."""
