"""A net that can learn, in numpy; what it has learnt is played by compiled code (`bots/net.py`)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore, Origin
from tripot.training.descent import Descent, Floats

DECAY = 1e-5
PASS_OVER = 8192
"""Rows that are read together where nothing is learnt."""


class Rows(NamedTuple):
    """What seats knew at tables of one size."""

    rows: NDArray[np.float16]
    columns: NDArray[np.int64]
    """Where each number of a row stands among all that the net may be told."""
    number: int
    """The column that says how many play."""


class Network:
    """One hidden layer of units that say nothing below 0, and what is made of them."""

    def __init__(self, inputs: int, hidden: int, outputs: int, further: list[float], seed: int) -> None:
        """`further`: numbers beside the weights that are learnt as well."""
        random = np.random.default_rng(seed)

        def weights(*shape: int) -> Floats:
            return (random.standard_normal(shape) * 0.05).astype(np.float32)

        last = weights(hidden) if outputs == 1 else weights(hidden, outputs)
        self.parameters: list[Floats] = [
            weights(inputs, hidden),
            np.zeros(hidden, np.float32),
            last,
            np.array(further, np.float32),
        ]
        self.scale: Floats = np.ones(inputs, np.float32)
        """What each number is multiplied with before it is read."""
        self.descent = Descent(self.parameters, DECAY)

    def measure(self, told: Rows) -> None:
        """Numbers that the scale does not know yet are brought to about 1."""
        size = np.sqrt(np.mean(np.square(told.rows.astype(np.float32)), axis=0))
        strange = self.scale[told.columns] == 1
        fresh = np.where(size > 1, 1 / np.maximum(size, 1), 1).astype(np.float32)
        self.scale[told.columns] = np.where(strange, fresh, self.scale[told.columns])

    def think(self, told: Rows, part: slice | NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The numbers of these rows, scaled, and what the hidden units say of them."""
        first, bias = self.parameters[:2]
        numbers = told.rows[part].astype(np.float32) * self.scale[told.columns]
        return numbers, np.maximum(numbers @ first[told.columns] + (bias + first[told.number]), 0)

    def blame(self, told: Rows, numbers: Floats, back: Floats) -> list[Floats]:
        """The gradients of the first layer, from those of what its units say."""
        first = np.zeros_like(self.parameters[0])
        bias = back.sum(0)
        first[told.columns] = numbers.T @ back
        first[told.number] = bias
        return [first, bias]

    def lore(self, origin: Origin, last: Floats, offsets: Floats) -> Lore:
        """As compiled code plays it: the scale is in the weights."""
        first, bias = self.parameters[:2]
        scaled = (first * self.scale[:, None]).ravel()
        parts = (scaled, bias, last.ravel(), offsets)
        return Lore(origin, *(tuple(one.tolist()) for one in parts))

    def arrays(self) -> dict[str, Floats]:
        """All that is needed to go on learning."""
        return {"scale": self.scale} | self.descent.arrays()

    def take(self, arrays: dict[str, Floats]) -> None:
        self.scale = arrays["scale"]
        self.descent.take(arrays)
