"""A judge says what a state is worth to each seat without playing it out."""

from __future__ import annotations

__compile__ = True

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.game import Game
from tripot.kernel.result import LOST
from tripot.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Worth is the expected share of the win: the seats' worths add up to 1, less where everybody may lose."""

    def worth(self, s: S) -> list[float]:
        raise NotImplementedError

    def share(self, s: S, seat: int) -> float:
        """What it is worth to one seat."""
        return self.worth(s)[seat]


def shares(game: Game[Any], s: Any) -> list[float]:
    """The worth of a finished game."""
    return shares_of([game.merit(s, seat) for seat in range(game.players)])


def shares_of(merits: list[int]) -> list[float]:
    """The best win, and share it; nobody does where all have lost."""
    best = max(merits)
    if best == LOST:
        return [0.0] * len(merits)
    share = 1.0 / merits.count(best)
    return [share if merit == best else 0.0 for merit in merits]
