"""What a seat believes: whole states that its view allows, one after the other."""

from __future__ import annotations

__compile__ = True

from typing import Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.dice import Dice
from tripot.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """Made from one view; what its owner may not know is drawn anew with every state."""

    def deal(self, dice: Dice) -> S:
        """A state of its own, to be played on."""
        raise NotImplementedError
