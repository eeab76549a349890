"""The tables of a batch with the method names and shapes of Gymnasium's vector environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from tripot.batch.batch import Batch, Seeds
from tripot.batch.buffers import Buffers
from tripot.kernel.game import Game
from tripot.turns.table import ACTIONS
from tripot.turns.tables import HOLD

Policy = Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]
"""Observations and masks of some tables, to an action for each."""
Infos = dict[str, NDArray[Any]]


class Vector:
    """One agent at each table, in the chair `seat`; the others play by `rivals`, or at random.

    A game that ends is followed by the next in the same step: the observation is then the new game's first one, as in
    Gymnasium's mode SAME_STEP. Without a `seat` the agent plays every chair in turn, and is rewarded for the one that
    it has just acted in; `infos["rewards"]` has all.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": "SameStep", "render_modes": ()}

    def __init__(
        self,
        game: Game[Any],
        num_envs: int,
        seat: int | None = 0,
        rivals: Policy | None = None,
        longest: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.seat = seat
        self.rivals = rivals
        self.batch = Batch(game, num_envs, seed=0, longest=longest)
        self.observation_shape = (num_envs, self.batch.observation.size)
        self.action_count = ACTIONS

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Infos]:
        """New games; the agent's first observations, and its masks in `infos["action_mask"]`."""
        self.batch.reset(seed)
        nothing = np.zeros((self.num_envs, self.batch.game.players), np.float32)
        self._let_others_play(nothing, np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_))
        return self.batch.buffers.observations.copy(), self._infos(nothing)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Observations, rewards, terminations, truncations and infos, when the agent is asked again everywhere."""
        acted = self.batch.buffers.seats.copy()
        buffers = self.batch.step(actions)
        rewards, over, broken = buffers.rewards.copy(), buffers.done.copy(), self.batch.broken_off
        self._let_others_play(rewards, over, broken)
        mine = rewards[np.arange(self.num_envs), acted if self.seat is None else self.seat]
        return buffers.observations.copy(), mine, over, broken, self._infos(rewards)

    def close(self) -> None:
        """Nothing is open."""

    def _let_others_play(self, rewards: NDArray[Any], over: NDArray[np.bool_], broken: NDArray[np.bool_]) -> None:
        """Until the agent is asked at every table; what ends meanwhile is added."""
        if self.seat is None:
            return
        buffers = self.batch.buffers
        while (others := buffers.seats != self.seat).any():
            self.batch.step(self._answers(buffers, others))
            rewards += buffers.rewards
            over |= buffers.done
            broken |= self.batch.broken_off

    def _answers(self, buffers: Buffers, others: NDArray[np.bool_]) -> NDArray[Any]:
        if self.rivals is None:
            return np.where(others, self.batch.random_actions(), HOLD)
        answers = np.full(self.num_envs, HOLD, np.int64)
        answers[others] = self.rivals(buffers.observations[others], buffers.masks[others])
        return answers

    def _infos(self, rewards: NDArray[Any]) -> Infos:
        buffers = self.batch.buffers
        return {"action_mask": buffers.masks.copy(), "seat": buffers.seats.copy(), "rewards": rewards}
