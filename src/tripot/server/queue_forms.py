"""The queue as the pages get it."""

from __future__ import annotations

import msgspec

from tripot.bots.level import Level
from tripot.server.forms import Form, ShortText


class QueueForm(Form, frozen=True):
    """POST /api/queue: wait for others who want this game, with bots of this level in what chairs stay empty."""

    game: ShortText
    level: Level = "solid"


class QueueLine(msgspec.Struct, frozen=True):
    """Those who wait for the same game and level."""

    game: str
    level: Level
    names: tuple[str, ...]
    """In the order in which they came."""
    chairs: int
    """When so many wait, they begin at once."""
    deadline: int
    """Then bots take the empty chairs, in milliseconds since 1970, by the house's clock."""


class QueueState(msgspec.Struct, frozen=True):
    """GET /api/queue, and the answer to every POST there."""

    now: int
    """The house's clock, in milliseconds since 1970."""
    patience: int
    """So long after the first who comes bots take the empty chairs, in milliseconds."""
    own: QueueLine | None
    """Where the reader waits."""
    code: str
    """The reader's table, once there is one; empty: none yet."""
    lines: tuple[QueueLine, ...]
    """Where anybody waits."""
