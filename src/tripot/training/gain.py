"""What something learnt brings at the table."""

from __future__ import annotations

from collections.abc import Callable

from tripot.training.task import Task


def gains(task: Task, play: Callable[[int, list[int]], list[float]]) -> list[float]:
    """Those who have learnt (side 0) in every second chair and then in the others, with the same dice: for each pair of
    games, how much more of the win a chair had, in equal shares. `play` tells of a game by its number and the side in
    each chair how it ended."""
    found = []
    for number in range(task.games):
        gain = 0.0
        for turn in (0, 1):
            sides = [(seat + turn) % 2 for seat in range(task.players)]
            ends = play(number, sides)
            own = sum(share for share, side in zip(ends, sides, strict=True) if side == 0) / sides.count(0)
            other = sum(share for share, side in zip(ends, sides, strict=True) if side == 1) / sides.count(1)
            gain += (own - other) * task.players / 2
        found.append(gain)
    return found
