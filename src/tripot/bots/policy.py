"""A policy answers from a whole state, fast: the heart of a heuristic bot, and of a search's rollouts."""

from __future__ import annotations

__compile__ = True

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.dice import Dice
from tripot.kernel.state import S

NOTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Bots call it only with states sampled from their own view, so it can never know too much."""

    def choose(self, s: S, seat: int, dice: Dice) -> int:
        """A legal answer of this waiting seat."""
        raise NotImplementedError

    def volunteer(self, s: S, seat: int, dice: Dice) -> int:
        """What this seat does although nobody waits for it, or NOTHING."""
        return NOTHING
