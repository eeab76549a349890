"""Small nets: what they make of one row of numbers."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.bots.layer import Layer
from tripot.kernel.bits import lowest
from tripot.kernel.row import Rows


@final
class Net:
    """One hidden layer and several outputs."""

    def __init__(self, first: list[float], bias: list[float], last: list[float], offsets: list[float]) -> None:
        self.layer = Layer(first, bias)
        self.last = vec[float](last)
        """For each output, its weight of every hidden unit."""
        self.offsets = vec[float](offsets)

    def read(self, rows: Rows) -> float:
        """What the first output says of the row that is being written."""
        self.layer.read(rows)
        return self._output(0)

    def odds(self, rows: Rows, actions: int) -> list[float]:
        """How likely each of these actions is, lowest first: an output is how much its action is liked."""
        self.layer.read(rows)
        likings: list[float] = []
        most = -1e9
        left = actions
        while left:
            liking = self._output(lowest(left))
            left &= left - 1
            likings.append(liking)
            if liking > most:
                most = liking
        odds = [exp(liking - most) for liking in likings]
        whole = sum(odds)
        return [odd / whole for odd in odds]

    def _output(self, output: i64) -> float:
        layer = self.layer
        units = layer.units
        said = layer.said
        start: i64 = output * layer.hidden
        found = self.offsets[output]
        at: i64 = 0
        while at < layer.speaking:
            found += said[at] * self.last[start + units[at]]
            at += 1
        return found
