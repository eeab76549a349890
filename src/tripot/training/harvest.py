"""What one worker brings home: games played, and rows to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.brain import brain
from tripot.bots.learnt import odds
from tripot.bots.lore import decode
from tripot.bots.policy import Policy
from tripot.games.registry import load
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.training.gain import gains
from tripot.training.task import Task
from tripot.turns.observing import observation_of
from tripot.turns.selfplay import SelfPlay


class Harvest(NamedTuple):
    """Rows are in order of games, moments and seats."""

    players: int
    rows: NDArray[np.float16]
    said: NDArray[np.float32]
    """The odds by the formula, as logarithms."""
    moments: list[int]
    """Of each game."""
    ends: list[list[float]]
    """Each seat's share of the win, by games."""


def together(found: Sequence[Harvest]) -> Harvest:
    """The games of several workers, at tables of the same size."""
    return Harvest(
        found[0].players,
        np.concatenate([one.rows for one in found]),
        np.concatenate([one.said for one in found]),
        [moments for one in found for moments in one.moments],
        [end for one in found for end in one.ends],
    )


def harvest(task: Task) -> Harvest:
    """Games among players of whom some have learnt so much and others judge by the formula, as chance wills: who meets
    only himself learns to beat himself. Each game is bolder or shyer than the mean."""
    game = load(task.game, task.players)
    chance = task.dice(task.games)
    rows, said, moments, ends = [], [], [], []
    kinds = [learned(game, task.lore), brain(game).policy()]
    for number in range(task.games):
        lineup = [kinds[chance.below(2)] for _ in range(task.players)]
        table = seated(game, lineup, task, number, task.whim * int(chance.below(3) + 1) / 2)
        ends.append(table.play())
        kept = table.moments * task.players
        rows.append(
            np.frombuffer(memoryview(table.rows.numbers)).reshape(-1, table.observation.size)[:kept].astype(np.float16)
        )
        said.append(np.array([odds(share) for share in table.said], np.float32))
        moments.append(table.moments)
    return Harvest(task.players, np.concatenate(rows), np.concatenate(said), moments, ends)


def contest(task: Task) -> list[float]:
    """Those who have learnt against those who have not."""
    game = load(task.game, task.players)
    kinds = [learned(game, task.lore), brain(game).policy()]

    def ends(number: int, sides: list[int]) -> list[float]:
        return seated(game, [kinds[side] for side in sides], task, number, 0.0).play()

    return gains(task, ends)


def learned(game: Game[Any], lore: bytes | None) -> Policy[Any]:
    """How whoever has learnt so much plays without a second thought."""
    return brain(game).policy(brain(game).value(None if lore is None else decode(lore)))


def seated(game: Game[Any], policies: list[Policy[Any]], task: Task, number: int, whim: float) -> SelfPlay:
    thinking = brain(game)
    prior, guide = thinking.forecast(), thinking.student()
    if prior is None or guide is None:
        raise Problem("train-no-formula", game=game.name)
    return SelfPlay(game, policies, guide, prior, observation_of(game), task.dice(number), whim, task.every)
