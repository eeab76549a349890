"""What is learnt from in 12 Gangsters."""

from __future__ import annotations

__compile__ = True

from tripot.bots.guide import Guide
from tripot.games.twelve_gangsters.state import State


class Student(Guide[State]):
    """The table between two rounds, as the search judges it: nobody has sealed a card."""

    def quiet(self, s: State) -> bool:
        return s.frame is not None and s.frame.awaited == (1 << len(s.hands)) - 1

    def telling(self, s: State, seat: int) -> bool:
        return self.quiet(s)
