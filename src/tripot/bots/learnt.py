"""A judge that has learnt from games: what a formula says, put right by a net that reads what each seat may know."""

from __future__ import annotations

__compile__ = True

from math import exp, log
from typing import Any, Final

from tripot.bots.judge import Judge
from tripot.bots.net import Net
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows
from tripot.kernel.state import State

LEAST: Final = 0.0005
"""Nobody is given up, or sure of the win, before the end."""


class Learnt(Judge[State]):
    def __init__(self, prior: Judge[Any], observation: Observation[Any], net: Net, trust: float) -> None:
        self.prior = prior
        self.observation = observation
        self.net = net
        self.trust = trust
        """How far the formula's odds count."""
        self.rows = Rows(observation.size)
        self.rows.clear(1)

    def share(self, s: State, seat: int) -> float:
        said = self.prior.share(s, seat)
        return said if s.frame is None else self._put_right(s, seat, said)

    def worth(self, s: State) -> list[float]:
        """As much is shared out as the formula says: all, less where everybody may lose."""
        said = self.prior.worth(s)
        if s.frame is None:
            return said
        whole = 0.0
        total = 0.0
        found: list[float] = []
        for seat, share in enumerate(said):
            whole += share
            right = self._put_right(s, seat, share)
            total += right
            found.append(right)
        return [right * whole / total for right in found]

    def _put_right(self, s: State, seat: int, said: float) -> float:
        self.rows.wipe()
        self.observation.write(s, seat, self.rows)
        return 1.0 / (1.0 + exp(-(self.trust * odds(said) + self.net.read(self.rows))))


def odds(share: float) -> float:
    """The logarithm of what speaks for it against what speaks against it."""
    if share < LEAST:
        share = LEAST
    elif share > 1.0 - LEAST:
        share = 1.0 - LEAST
    return log(share / (1.0 - share))
