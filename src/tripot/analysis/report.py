"""What an analysis says, as plain data. Chances are shares of the win: a shared victory counts in parts."""

from __future__ import annotations

import msgspec


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance after so many steps, and its standard error."""

    step: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]


class Curve(msgspec.Struct, frozen=True):
    """The chances of all seats as one pair of eyes sees them; they hold until the next point."""

    seat: int | None
    """What this seat could know, each time that it had a choice; None: somebody who sees all cards."""
    points: tuple[Point, ...]


class Turn(msgspec.Struct, frozen=True):
    """A moment that decided the game."""

    first: int
    """Its steps, counted from 1."""
    last: int
    seat: int | None
    """Who acted; None: chance, or the clock."""
    changes: tuple[float, ...]
    """By how much each seat's chance changed, to somebody who sees all cards."""


class Choice(msgspec.Struct, frozen=True):
    """A choice that the search would have made otherwise, and clearly better."""

    step: int
    seat: int
    chosen: str
    """As records write it."""
    found: str
    gain: float
    """How much more of the win it would have brought, as far as the seat could know."""
    error: float


class Figure(msgspec.Struct, frozen=True):
    """A part of the win, and its standard error."""

    value: float
    error: float


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result comes from: luck, others, choices and intuition add up to what it got beyond its share."""

    seat: int
    result: float
    """Its share of the win."""
    beyond: float
    """The result less an equal share."""
    luck: Figure
    """Its chair, the deal, and all that was drawn and rolled."""
    others: Figure
    """What the others did."""
    choices: Figure
    """What its own choices could be expected to bring, against those of the heuristic bot."""
    intuition: Figure
    """What they brought beyond that, because of what it could not know."""
    missed: float
    """What the better choices that were found would have brought beside; in none of the other parts."""


class Analysis(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    steps: int
    seed: int
    playouts: int
    """Rounds: in each a game is imagined from every moment, and a table for every choice."""
    decisions: int
    curves: tuple[Curve, ...]
    """The one that sees all cards, then each seat's."""
    turns: tuple[Turn, ...]
    choices: tuple[Choice, ...]
    accounts: tuple[Account, ...]
