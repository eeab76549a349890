"""A net that can learn, in numpy; what it has learnt is played by compiled code (`bots/net.py`)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore, Origin

Floats = NDArray[np.float32]

FADING = (0.9, 0.999)
"""How slowly Adam forgets gradients and their squares (Kingma, Ba 2015)."""
TINY = 1e-8
DECAY = 1e-5
"""How much of a weight is lost at each step."""


class Lessons(NamedTuple):
    """Rows of tables of one size."""

    rows: NDArray[np.float16]
    columns: NDArray[np.int64]
    """Where each number of a row stands among all that the net may be told."""
    number: int
    """The column that says how many play."""
    said: Floats
    """The odds by the formula, as logarithms."""
    targets: Floats
    """What share of the win it came to."""


class Network:
    """The sum of what the formula says and of what the net makes of the row, as the logarithm of odds."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.parameters: list[Floats] = [
            (random.standard_normal((inputs, hidden)) * 0.05).astype(np.float32),
            np.zeros(hidden, np.float32),
            (random.standard_normal(hidden) * 0.05).astype(np.float32),
            np.array([0.0, 1.0], np.float32),  # the offset, and how far the formula counts
        ]
        self.scale: Floats = np.ones(inputs, np.float32)
        """What each number is multiplied with before it is read."""
        self.moved = [np.zeros_like(one) for one in self.parameters]
        self.squared = [np.zeros_like(one) for one in self.parameters]
        self.steps = 0

    def measure(self, lessons: Lessons) -> None:
        """Numbers that the scale does not know yet are brought to about 1."""
        size = np.sqrt(np.mean(np.square(lessons.rows.astype(np.float32)), axis=0))
        strange = self.scale[lessons.columns] == 1
        fresh = np.where(size > 1, 1 / np.maximum(size, 1), 1).astype(np.float32)
        self.scale[lessons.columns] = np.where(strange, fresh, self.scale[lessons.columns])

    def odds(self, lessons: Lessons, part: slice = slice(None)) -> Floats:
        return self._forward(lessons, part)[2]

    def shares(self, lessons: Lessons) -> Floats:
        found = np.empty(len(lessons.said), np.float32)
        for first in range(0, len(found), 8192):
            part = slice(first, first + 8192)
            found[part] = sigmoid(self.odds(lessons, part))
        return found

    def learn(self, lessons: Lessons, part: NDArray[np.int64], rate: float) -> float:
        """One step down the cross entropy of these rows; how large it was."""
        gradients, loss = self.gradients(lessons, part)
        self._step(gradients, rate)
        return loss

    def gradients(self, lessons: Lessons, part: NDArray[np.int64]) -> tuple[list[Floats], float]:
        """By how much each parameter raises the cross entropy of these rows; and how large it is."""
        told, hidden, odds = self._forward(lessons, part)
        first, _, last, _ = self.parameters
        shares, targets = sigmoid(odds), lessons.targets[part]
        loss = cross_entropy(shares, targets)
        wrong = ((shares - targets) / len(targets)).astype(np.float32)
        back = np.outer(wrong, last) * (hidden > 0)
        gradients = [
            np.zeros_like(first),
            back.sum(0),
            hidden.T @ wrong,
            np.array([wrong.sum(), wrong @ lessons.said[part]], np.float32),
        ]
        gradients[0][lessons.columns] = told.T @ back
        gradients[0][lessons.number] = gradients[1]
        return gradients, loss

    def _forward(self, lessons: Lessons, part: slice | NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
        first, bias, last, ends = self.parameters
        told = lessons.rows[part].astype(np.float32) * self.scale[lessons.columns]
        hidden = np.maximum(told @ first[lessons.columns] + (bias + first[lessons.number]), 0)
        return told, hidden, hidden @ last + ends[0] + ends[1] * lessons.said[part]

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        slow, slower = FADING
        for one, gradient, moved, squared in zip(self.parameters, gradients, self.moved, self.squared, strict=True):
            moved += (1 - slow) * (gradient - moved)
            squared += (1 - slower) * (gradient * gradient - squared)
            way = moved / (1 - slow**self.steps)
            width = np.sqrt(squared / (1 - slower**self.steps)) + TINY
            one -= rate * way / width + DECAY * one * (one.ndim == 2)

    def lore(self, origin: Origin) -> Lore:
        """As compiled code plays it: the scale is in the weights."""
        first, bias, last, ends = self.parameters
        scaled = (first * self.scale[:, None]).ravel()
        return Lore(origin, tuple(scaled.tolist()), tuple(bias.tolist()), tuple(last.tolist()), float(ends[0]))

    @property
    def trust(self) -> float:
        """How far the formula counts."""
        return float(self.parameters[3][1])

    def arrays(self) -> dict[str, Floats]:
        """All that is needed to go on learning."""
        found = {"scale": self.scale, "steps": np.array([self.steps], np.float32)}
        for name, kept in (("parameters", self.parameters), ("moved", self.moved), ("squared", self.squared)):
            found.update({f"{name}-{number}": array for number, array in enumerate(kept)})
        return found

    def take(self, arrays: dict[str, Floats]) -> None:
        self.scale, self.steps = arrays["scale"], int(arrays["steps"][0])
        for name in ("parameters", "moved", "squared"):
            setattr(self, name, [arrays[f"{name}-{number}"] for number in range(4)])


def sigmoid(odds: Floats) -> Floats:
    return (1 / (1 + np.exp(-odds))).astype(np.float32)


def cross_entropy(shares: Floats, targets: Floats) -> float:
    sure = np.clip(shares, 1e-6, 1 - 1e-6)
    return float(-np.mean(targets * np.log(sure) + (1 - targets) * np.log(1 - sure)))
