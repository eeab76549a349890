"""What a seat may know as a row of numbers: one's own seat first, the others in order around the table."""

from __future__ import annotations

__compile__ = True

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.row import Rows
from tripot.kernel.state import S


class Part:
    """Numbers of a row that belong together: their name, the names of each, and what they say."""

    def __init__(self, name: str, labels: list[str], meaning: str) -> None:
        self.name = name
        self.labels = labels
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """A game's own kind lies in its folder, in `observation.py`. It declares its parts when it is made, and writes
    them. What players, edition and options settle once for all is no part of it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.parts: list[Part] = []
        self.size = 0

    def part(self, name: str, labels: Sequence[str], meaning: str) -> int:
        """A number for each label, or a single one; where it begins."""
        return self._add(name, [f"{name}.{label}" for label in labels] if labels else [name], meaning)

    def around(self, name: str, labels: Sequence[str], meaning: str) -> int:
        """The same for each player: `+0` is the seat that looks, `+1` the next one clockwise."""
        seats = [f"{name}+{distance}" for distance in range(self.players)]
        return self._add(f"{name}+", [f"{seat}.{label}" for seat in seats for label in labels] or seats, meaning)

    def _add(self, name: str, labels: list[str], meaning: str) -> int:
        begins = self.size
        self.parts.append(Part(name, labels, meaning))
        self.size += len(labels)
        return begins

    @property
    def labels(self) -> list[str]:
        """The name of each number."""
        return [label for part in self.parts for label in part.labels]

    def turned(self, seats: int, viewer: int) -> int:
        """A set of seats as the viewer counts them."""
        return (seats >> viewer | seats << (self.players - viewer)) & ((1 << self.players) - 1)

    def distance(self, seat: int, viewer: int) -> int:
        """How far this seat is from the viewer, clockwise."""
        return (seat - viewer) % self.players

    def write(self, s: S, seat: int, rows: Rows) -> None:
        """What this seat may know, into the row that is being written. What is shown at the end alone is left out."""
        raise NotImplementedError
