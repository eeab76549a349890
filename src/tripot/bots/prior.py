"""What others are likely to choose, by what their seats may know: learnt from whoever thought it through."""

from __future__ import annotations

__compile__ = True

from typing import Any

from tripot.bots.net import Net
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows
from tripot.kernel.state import State


class Prior:
    def __init__(self, observation: Observation[Any], net: Net) -> None:
        self.observation = observation
        self.net = net
        self.rows = Rows(observation.size)
        self.rows.clear(1)

    def odds(self, s: State, seat: int, legal: int) -> list[float]:
        """How likely this seat takes each of these actions, lowest first."""
        self.rows.wipe()
        self.observation.write(s, seat, self.rows)
        return self.net.odds(self.rows, legal)
