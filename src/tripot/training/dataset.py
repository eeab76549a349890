"""Games as columns: every step of them as small numbers, for those who learn from what others played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.games.records import replay
from tripot.kernel.record import Record

SHARD: Final = 1000
"""Games of one file."""


class Told(NamedTuple):
    """One game, as the arena has played it."""

    number: int
    seed: bytes
    """The secret of its chance."""
    lineup: Sequence[int]
    """Which of the bots sat in each seat."""
    ranks: Sequence[int]
    scores: Sequence[int]
    record: bytes


def shards(folder: Path, games: int) -> Iterator[tuple[Path, range]]:
    """The files that are still to be written, and the numbers of their games."""
    for first in range(0, games, SHARD):
        path = folder / f"games-{first // SHARD:05}.npz"
        if not path.exists():
            yield path, range(first, min(first + SHARD, games))


def write(path: Path, games: Sequence[Told]) -> None:
    """Whole or not at all."""
    aside = path.with_suffix(".part.npz")
    np.savez_compressed(aside, **columns(games))  # type: ignore[arg-type]
    aside.rename(path)


def columns(games: Sequence[Told]) -> dict[str, NDArray[np.generic]]:
    """By games: `number`, `seed`, `lineup`, `ranks`, `scores`, `first` (where its steps begin; one more at the end). By
    steps: `seat` (8 is Nature, 10 the clock), `action`, and `whole` (whether it ends a choice)."""
    seats: list[int] = []
    actions: list[int] = []
    whole: list[bool] = []
    first = [0]
    for game in games:
        for step in replay(Record.decode(game.record)).steps:
            seats += [step.seat] * len(step.actions)
            actions += step.actions
            whole += [False] * (len(step.actions) - 1) + [True]
        first.append(len(seats))
    return {
        "number": np.array([game.number for game in games], np.int64),
        "seed": np.array([list(game.seed) for game in games], np.uint8),
        "lineup": np.array([game.lineup for game in games], np.int8),
        "ranks": np.array([game.ranks for game in games], np.int8),
        "scores": np.array([game.scores for game in games], np.int64),
        "first": np.array(first, np.int64),
        "seat": np.array(seats, np.int8),
        "action": np.array(actions, np.int8),
        "whole": np.array(whole, np.bool_),
    }
