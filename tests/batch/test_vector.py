"""The same tables with Gymnasium's names and shapes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import tripot
from tests.bridges.tables import small
from tripot.batch import Vector


def highest(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    return np.array([np.flatnonzero(mask)[-1] for mask in masks])


def lowest(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    return np.array([np.flatnonzero(mask)[0] for mask in masks])


@pytest.mark.parametrize("name", tripot.games())
def test_only_the_agents_chair_is_asked(name: str) -> None:
    vector = Vector(small(name), 6, seat=1)
    seen, infos = vector.reset(seed=3)
    ended = 0
    for _ in range(400):
        assert seen.shape == vector.observation_shape
        assert (infos["seat"] == 1).all()
        actions = highest(seen, infos["action_mask"])
        seen, rewards, over, broken_off, infos = vector.step(actions)
        assert rewards.shape == over.shape == broken_off.shape == (6,)
        assert not broken_off.any()
        assert not rewards[~over].any()
        assert np.array_equal(infos["rewards"][:, 1], rewards)
        ended += int(over.sum())
        if ended > 20:
            break
    assert ended


def test_rivals_may_play_by_a_policy_of_ones_own() -> None:
    won = []
    for rivals in (lowest, highest):
        vector = Vector(tripot.load("twelve-gangsters", players=3), 40, seat=0, rivals=rivals)
        seen, infos = vector.reset(seed=1)
        total = 0.0
        for _ in range(120):
            seen, rewards, _, _, infos = vector.step(highest(seen, infos["action_mask"]))
            total += float(rewards.sum())
        won.append(total)
    assert won[0] != won[1]


def test_without_a_chair_the_agent_plays_all() -> None:
    vector = Vector(tripot.load("twelve-gangsters", players=3, first_boss=0), 2, seat=None)
    _, infos = vector.reset(seed=1)
    asked = []
    for _ in range(4):
        asked.append(infos["seat"].tolist())
        *_, infos = vector.step(lowest(np.zeros(0), infos["action_mask"]))
    assert asked == [[0, 0], [1, 1], [2, 2], [0, 0]]


def test_what_is_too_long_is_broken_off() -> None:
    vector = Vector(tripot.load("twelve-gangsters", players=3, first_boss=0), 2, seat=0, longest=6)
    _, infos = vector.reset(seed=1)
    *_, broken_off, infos = vector.step(lowest(np.zeros(0), infos["action_mask"]))
    assert not broken_off.any()
    *_, over, broken_off, infos = vector.step(lowest(np.zeros(0), infos["action_mask"]))
    assert broken_off.all()
    assert not over.any()


def test_it_resets_as_gymnasium_calls_it() -> None:
    assert Vector.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP.value
    Vector(small("twelve-gangsters"), 1).close()
