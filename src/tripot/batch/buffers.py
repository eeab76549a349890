"""The arrays that a batch writes into: the caller's own, or made here."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.kernel.problem import Problem
from tripot.turns.table import ACTIONS

KINDS = {"observations": "f", "masks": "biu", "rewards": "f", "done": "b", "seats": "iu"}
"""What each may be made of, as numpy's letters: floats, bools, whole numbers."""
WORDS = {"f": "float32, float64", "biu": "bool, int8, uint8", "b": "bool", "iu": "int8, int64"}


class Buffers(NamedTuple):
    """In order of tables; who is asked now is in `seats`."""

    observations: NDArray[Any]
    """What the seat that is asked may know: a row for each table."""
    masks: NDArray[Any]
    """1 for each action that it may take."""
    rewards: NDArray[Any]
    """For each table and seat, what the end of the game was worth; 0 unless it is `done`."""
    done: NDArray[Any]
    """The last action has ended the game. The table plays another one already."""
    seats: NDArray[Any]

    @staticmethod
    def made(tables: int, size: int, players: int) -> Buffers:
        return Buffers(
            observations=np.zeros((tables, size), np.float32),
            masks=np.zeros((tables, ACTIONS), np.int8),
            rewards=np.zeros((tables, players), np.float32),
            done=np.zeros(tables, np.bool_),
            seats=np.zeros(tables, np.int8),
        )

    def check(self, tables: int, size: int, players: int) -> None:
        """Problem naming the first array that cannot be used, and what it should be."""
        shapes = ((tables, size), (tables, ACTIONS), (tables, players), (tables,), (tables,))
        for name, array, shape in zip(self._fields, self, shapes, strict=True):
            if not fits(array, shape, KINDS[name]):
                wanted = f"{shape} {WORDS[KINDS[name]]}"
                raise Problem("batch-buffer", name=name, wanted=wanted, given=described(array))


def fits(thing: object, shape: tuple[int, ...], kinds: str) -> bool:
    """Whether this is an array of such a shape and kind that can be written."""
    if not isinstance(thing, np.ndarray):
        return False
    return thing.shape == shape and thing.dtype.kind in kinds and thing.flags.writeable


def described(thing: object) -> str:
    """An array in a few words."""
    if not isinstance(thing, np.ndarray):
        return type(thing).__name__
    return f"{thing.shape} {thing.dtype}{'' if thing.flags.writeable else ', read-only'}"
