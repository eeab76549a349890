"""How a game ended: ranks, scores, and how each score was reached."""

from __future__ import annotations

from typing import Final

import msgspec

from tripot.text import Argument

LOST: Final = -(1 << 60)
"""The merit of everybody where the rules let everybody lose: then nobody is first."""


class Line(msgspec.Struct, frozen=True):
    """One part of a score: a text with its arguments, the points, and the rule that gives them."""

    rule: str
    reason: str
    points: int
    args: dict[str, Argument] = {}


class Standing(msgspec.Struct, frozen=True):
    """Where a seat ended."""

    seat: int
    rank: int
    score: int
    lines: tuple[Line, ...]


class Result(msgspec.Struct, frozen=True):
    """The end of a game, in order of seats. Ranks may be shared: 1, 1, 3; where all have lost, nobody is first."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.rank == 1]


def ranks(merits: list[int]) -> list[int]:
    """Competition ranks: one more than the number of those who did better; nobody is first who has LOST."""
    return [1 + sum(other > merit for other in merits) + (merit == LOST) for merit in merits]
