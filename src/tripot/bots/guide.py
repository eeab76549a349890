"""What a search has to be told about a game, so that it need not find out everything by trying."""

from __future__ import annotations

__compile__ = True

from typing import Generic

from mypy_extensions import mypyc_attr

from tripot.bots.tree import Guess
from tripot.kernel.dice import Dice
from tripot.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """Asked only about states that were dealt from a belief, so it can never know too much."""

    def sensible(self, s: S, seat: int, legal: int) -> int:
        """Those of the legal answers that are worth a thought; never none."""
        return legal

    def guess(self, s: S, seat: int, action: int, dice: Dice) -> Guess:
        """At a glance, the share of the win that this seat may hope for if it acts so."""
        raise NotImplementedError

    def first_look(self, s: S, seat: int, action: int, dice: Dice) -> Guess:
        """The same at the root of the tree, where a second look is worth its time."""
        return self.guess(s, seat, action, dice)

    def follow(self, s: S, seat: int, dice: Dice) -> int:
        """A likely answer of this seat, found very fast: how a game goes on below the tree."""
        raise NotImplementedError

    def quiet(self, s: S) -> bool:
        """Whether the state can be judged as it is: nothing is half done."""
        raise NotImplementedError

    def telling(self, s: S, seat: int) -> bool:
        """Whether a judge may be asked about the state after a step of this seat, and so learns from it."""
        frame = s.frame
        return frame is not None and (frame.awaited != 1 << seat or self.quiet(s))

    def worth(self, s: S) -> list[float]:
        """Each seat's expected share of the win in a quiet state; they add up to 1."""
        raise NotImplementedError
