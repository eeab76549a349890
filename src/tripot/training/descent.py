"""How weights are moved: Adam (Kingma, Ba 2015)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FADING: Final = (0.9, 0.999)
"""How slowly gradients and their squares are forgotten."""
TINY: Final = 1e-8


class Descent:
    def __init__(self, parameters: Sequence[Floats], decay: float = 0.0) -> None:
        self.parameters = parameters
        self.decay = decay
        """How much of a weight is lost at each step."""
        self.moved = [np.zeros_like(one) for one in parameters]
        self.squared = [np.zeros_like(one) for one in parameters]
        self.steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        self.steps += 1
        slow, slower = FADING
        for one, gradient, moved, squared in zip(self.parameters, gradients, self.moved, self.squared, strict=True):
            moved += (1 - slow) * (gradient - moved)
            squared += (1 - slower) * (gradient * gradient - squared)
            way = moved / (1 - slow**self.steps)
            width = np.sqrt(squared / (1 - slower**self.steps)) + TINY
            one -= rate * way / width + self.decay * one * (one.ndim == 2)

    def arrays(self) -> dict[str, Floats]:
        """All that is needed to go on."""
        kept = {"parameters": self.parameters, "moved": self.moved, "squared": self.squared}
        found = {f"{name}-{number}": array for name, arrays in kept.items() for number, array in enumerate(arrays)}
        return found | {"steps": np.array([self.steps], np.float32)}

    def take(self, arrays: dict[str, Floats]) -> None:
        self.steps = int(arrays["steps"][0])
        for name, kept in (("parameters", self.parameters), ("moved", self.moved), ("squared", self.squared)):
            for number, array in enumerate(kept):
                array[...] = arrays[f"{name}-{number}"]
