"""A device on which somebody is known."""

from __future__ import annotations

import msgspec


class Session(msgspec.Struct):
    id: str
    person: str
    device: str
    """What it is, roughly."""
    since: int
    """In milliseconds since 1970."""
    seen: int
    """The day of its last visit, counted from 1970."""
    ended: bool = False
