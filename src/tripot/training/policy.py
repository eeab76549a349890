"""What is chosen, learnt from where a search looked most."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore, Origin
from tripot.training.descent import Floats
from tripot.training.network import PASS_OVER, Network, Rows

NEVER: Final = np.float32(-1e9)
"""The liking of what is not legal."""
TINY: Final = 1e-9


class Thoughts(NamedTuple):
    told: Rows
    legal: NDArray[np.bool_]
    visits: NDArray[np.float16]
    """For each action the part of its tries that it got."""


class PolicyNetwork(Network):
    """A liking for each action; likely is what is liked more than the rest that is legal."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        super().__init__(inputs, hidden, outputs, [0.0] * outputs, seed)

    def odds(self, thoughts: Thoughts) -> Floats:
        """How likely each action is, for every row."""
        parts = [slice(first, first + PASS_OVER) for first in range(0, len(thoughts.legal), PASS_OVER)]
        return np.concatenate([self._odds(self.think(thoughts.told, part)[1], thoughts.legal[part]) for part in parts])

    def _odds(self, hidden: Floats, legal: NDArray[np.bool_]) -> Floats:
        _, _, last, offsets = self.parameters
        likings = np.where(legal, hidden @ last + offsets, NEVER)
        odds = np.exp(likings - likings.max(axis=1, keepdims=True))
        found: Floats = odds / odds.sum(axis=1, keepdims=True)
        return found

    def learn(self, thoughts: Thoughts, part: NDArray[np.int64], rate: float) -> float:
        """One step down the cross entropy of these rows; how large it was."""
        gradients, loss = self.gradients(thoughts, part)
        self.descent.step(gradients, rate)
        return loss

    def gradients(self, thoughts: Thoughts, part: NDArray[np.int64]) -> tuple[list[Floats], float]:
        numbers, hidden = self.think(thoughts.told, part)
        visits = thoughts.visits[part].astype(np.float32)
        odds = self._odds(hidden, thoughts.legal[part])
        wrong = ((odds - visits) / len(part)).astype(np.float32)
        back = (wrong @ self.parameters[2].T) * (hidden > 0)
        return [*self.blame(thoughts.told, numbers, back), hidden.T @ wrong, wrong.sum(0)], doubt(visits, odds)

    def learnt(self, origin: Origin) -> Lore:
        _, _, last, offsets = self.parameters
        return self.lore(origin, last.T, offsets)


def doubt(visits: Floats, odds: Floats) -> float:
    """The cross entropy of these odds with what was chosen."""
    return float(-np.mean((visits * np.log(odds + TINY)).sum(axis=1)))
