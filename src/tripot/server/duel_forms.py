"""What pages of duels get: the same deal for several people."""

from __future__ import annotations

import msgspec

from tripot.server.forms import Form
from tripot.server.past_forms import Part


class Side(msgspec.Struct, frozen=True):
    """Somebody's game at a deal, and what it came to."""

    name: str
    code: str
    number: int
    score: int
    rank: int
    """At that table."""


class Parting(msgspec.Struct, frozen=True):
    """The first choice that was another."""

    step: int
    """In one's own game, and in the other's, counted from 1."""
    their_step: int
    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]


class Swing(msgspec.Struct, frozen=True):
    """A choice after which a chance had changed much."""

    mine: bool
    step: int
    change: float
    """Up to the next choice, to somebody who sees all cards."""
    parts: tuple[Part, ...]


class Comparison(msgspec.Struct, frozen=True):
    """One's own game beside somebody else's at the same deal."""

    mine: Side
    theirs: Side
    parting: Parting | None
    """None: both did the same."""
    swings: tuple[Swing, ...]
    """Of what came after."""


class Duel(msgspec.Struct, frozen=True):
    """GET /api/duels/{id}: what somebody has offered, and how it went. Until one has played it, nothing of the other
    game is told."""

    id: str
    game: str
    challenger: str
    own: bool
    """The reader has offered it."""
    players: int
    seat: int
    characters: tuple[str | None, ...]
    names: tuple[str, ...]
    place: str | None
    """The table at which the reader plays it, or has played it."""
    comparisons: tuple[Comparison, ...]


class Appearance(Form, frozen=True):
    """POST /api/daily/{game}/appear: whether to be named among the results."""

    appears: bool


class DailyResult(msgspec.Struct, frozen=True):
    name: str
    score: int
    rank: int
    you: bool


class DailyGame(msgspec.Struct, frozen=True):
    """The deal of a day in one game."""

    game: str
    prefix: str
    players: int
    characters: tuple[str | None, ...]
    """Who plays against one, by seat; None: the reader's."""
    attempts: int
    """How many people have begun it."""
    place: str | None
    """Where the reader plays it, or has played it."""
    own: DailyResult | None
    """What came of it."""
    appears: bool
    results: tuple[DailyResult, ...]
    """Of those who want to be named, the best first."""


class OpenedDay(msgspec.Struct, frozen=True):
    """A day that is over, with the secret of which all its deals were made."""

    date: str
    commitment: str
    secret: str


class Daily(msgspec.Struct, frozen=True):
    """GET /api/daily: one deal of each game for everybody."""

    date: str
    commitment: str
    """Of the secret of the day; told with it when the next day ends."""
    opens: int
    """When that is, in milliseconds since 1970."""
    tomorrow: str
    """What tomorrow's secret is sealed with."""
    opened: OpenedDay
    """The last day whose secret is told."""
    games: tuple[DailyGame, ...]
