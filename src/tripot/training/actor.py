"""A net that chooses for itself, in numpy: how likely each action is, and what share of the win is to be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tripot.bots.bot import Bot, Clock
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.row import Rows
from tripot.kernel.view import View
from tripot.turns.observing import environment, observation_of
from tripot.turns.table import ACTIONS

Floats = NDArray[np.float32]
NEVER: Final = np.float32(-1e9)
"""The liking of what is not legal."""


class Actor:
    """One hidden layer, told a row of numbers, with a liking for each action and one worth."""

    def __init__(self, environment: str, inputs: int, hidden: int, seed: int) -> None:
        self.environment = environment
        """What it has learnt, with its version: `twelve-gangsters_v1`."""
        random = np.random.default_rng(seed)

        def weights(rows: int, columns: int, size: float) -> Floats:
            return np.asarray(random.standard_normal((rows, columns)) * (size / rows**0.5), np.float32)

        self.parameters: list[Floats] = [
            weights(inputs, hidden, 1.0),
            np.zeros(hidden, np.float32),
            weights(hidden, ACTIONS + 1, 0.1),  # the last one is the worth
            np.zeros(ACTIONS + 1, np.float32),
        ]
        self.scale: Floats = np.ones(inputs, np.float32)
        """What each number is multiplied with before it is read."""

    def look(self, rows: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """What the hidden units say, how likely each action is, and what is expected."""
        first, bias, last, offset = self.parameters
        hidden = np.tanh((rows * self.scale) @ first + bias)
        said = hidden @ last + offset
        likings = np.where(masks, said[:, :ACTIONS], NEVER)
        odds = np.exp(likings - likings.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), said[:, ACTIONS]

    def save(self, path: Path) -> None:
        arrays = {f"parameters-{number}": array for number, array in enumerate(self.parameters)}
        np.savez_compressed(path, environment=self.environment, scale=self.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def read(cls, path: Path) -> Actor:
        with np.load(path) as kept:
            parameters = [kept[f"parameters-{number}"] for number in range(4)]
            inputs, hidden = parameters[0].shape
            actor = cls(str(kept["environment"]), inputs, hidden, 0)
            actor.parameters, actor.scale = parameters, kept["scale"]
        return actor


class ActorBot(Bot):
    """Sits at any table: what its view allows is written as the row that it has learnt to read."""

    def __init__(self, game: Game[Any], seat: int, seed: int, actor: Actor) -> None:
        super().__init__(game, seat, seed)
        self.actor = actor
        self.observation = observation_of(game)
        if actor.environment != environment(game) or len(actor.scale) != self.observation.size:
            raise Problem("bot-net", file=actor.environment, game=game.name, why="other")
        self.rows = Rows(self.observation.size)
        self.rows.clear(1)

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        self.rows.wipe()
        self.observation.write(self.game.sample(view, self.dice), self.seat, self.rows)
        row = np.frombuffer(memoryview(self.rows.numbers))[: self.observation.size].astype(np.float32)
        mask = np.isin(np.arange(ACTIONS), legal)
        odds = self.actor.look(row[None], mask[None])[1][0][legal]
        return int(np.random.default_rng(self.dice.roll()).choice(legal, p=odds / odds.sum(dtype=np.float64)))
