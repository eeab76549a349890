"""What tables are worth, learnt from how games ended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore, Origin
from tripot.training.descent import Floats
from tripot.training.network import PASS_OVER, Network, Rows


class Lessons(NamedTuple):
    told: Rows
    said: Floats
    """The odds by the formula, as logarithms."""
    targets: Floats
    """What share of the win it came to."""


class ValueNetwork(Network):
    """The sum of what the formula says and of what the net makes of the row, as the logarithm of odds."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        super().__init__(inputs, hidden, 1, [0.0, 1.0], seed)  # the offset, and how far the formula counts

    @property
    def trust(self) -> float:
        """How far the formula counts."""
        return float(self.parameters[3][1])

    def odds(self, lessons: Lessons, part: slice | NDArray[np.int64] = slice(None)) -> Floats:
        return self._odds(self.think(lessons.told, part)[1], lessons.said[part])

    def _odds(self, hidden: Floats, said: Floats) -> Floats:
        _, _, last, (offset, trust) = self.parameters
        found: Floats = hidden @ last + offset + trust * said
        return found

    def shares(self, lessons: Lessons) -> Floats:
        found = np.empty(len(lessons.said), np.float32)
        for first in range(0, len(found), PASS_OVER):
            part = slice(first, first + PASS_OVER)
            found[part] = sigmoid(self.odds(lessons, part))
        return found

    def learn(self, lessons: Lessons, part: NDArray[np.int64], rate: float) -> float:
        """One step down the cross entropy of these rows; how large it was."""
        gradients, loss = self.gradients(lessons, part)
        self.descent.step(gradients, rate)
        return loss

    def gradients(self, lessons: Lessons, part: NDArray[np.int64]) -> tuple[list[Floats], float]:
        """By how much each parameter raises the cross entropy of these rows; and how large it is."""
        numbers, hidden = self.think(lessons.told, part)
        shares, targets = sigmoid(self._odds(hidden, lessons.said[part])), lessons.targets[part]
        wrong = ((shares - targets) / len(targets)).astype(np.float32)
        back = np.outer(wrong, self.parameters[2]) * (hidden > 0)
        ends = np.array([wrong.sum(), wrong @ lessons.said[part]], np.float32)
        return [*self.blame(lessons.told, numbers, back), hidden.T @ wrong, ends], cross_entropy(shares, targets)

    def learnt(self, origin: Origin) -> Lore:
        _, _, last, ends = self.parameters
        return self.lore(origin, last, ends[:1])


def sigmoid(odds: Floats) -> Floats:
    return (1 / (1 + np.exp(-odds))).astype(np.float32)


def cross_entropy(shares: Floats, targets: Floats) -> float:
    sure = np.clip(shares, 1e-6, 1 - 1e-6)
    return float(-np.mean(targets * np.log(sure) + (1 - targets) * np.log(1 - sure)))
