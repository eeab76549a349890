"""How much time somebody has to think: what is there at first, what each answer adds, and never more than so much."""

from __future__ import annotations

import msgspec


class Bank(msgspec.Struct, frozen=True):
    """In seconds."""

    start: float
    gain: float
    most: float


def each(seconds: float) -> Bank:
    """The same for every answer, whatever was left of it."""
    return Bank(seconds, seconds, seconds)
