"""A table whose people the house has brought together: it begins at once."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.bots.level import Level
from tripot.kernel.fairness import secret_seed
from tripot.server import lobby
from tripot.server.casting import surprise
from tripot.server.sheet import Chair, Header, Sheet
from tripot.server.wire import Pace


def brought_together(
    code: str,
    game: str,
    seats: Sequence[Chair],
    fill: tuple[int, Level] | None,
    seed: bytes | None,
    pace: Pace,
    now: int,
    rated: bool = False,
    evening: str = "",
) -> tuple[Sheet, Header]:
    """The first person is its host. Fill: up to so many chairs, with bots of this level."""
    people = [chair.person for chair in seats if chair.person is not None]
    chairs = (*seats, *[lobby.EMPTY] * (lobby.most_chairs(game) - len(seats)))
    host = people[0] if people else None
    sheet = Sheet(code, game, secret_seed(seed), chairs, host, {}, pace, rated=rated, evening=evening)
    if fill is not None:
        for number in range(len(seats), fill[0]):
            sheet = sheet.with_chair(number, surprise(sheet, number, fill[1]))
    return lobby.begin(sheet, now)
