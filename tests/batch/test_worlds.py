"""Two worlds that the seat which is asked cannot tell apart fill the buffers with the same bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tripot
from tests.conformance.tables import TABLES, Table
from tests.turns.test_observation import Leak
from tripot.batch import HOLD, Batch
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation

STEPS = 60
TRUE, IMAGINED = 0, 1


def compared(game: Game[Any], observation: Observation[Any] | None = None) -> tuple[int, int]:
    """After how many steps an imagined table was another than the true one, and after how many the buffers told so."""
    batch = Batch(game, 2, seed=23, observation=observation)
    buffers, others, told = batch.buffers, 0, 0
    for step in range(STEPS):
        moment = batch.save(TRUE)
        world = moment.imagined(int(buffers.seats[TRUE]), step)
        others += game.position(world.state) != game.position(moment.state)
        batch.load(IMAGINED, world)
        arrays = buffers.seats, buffers.masks, buffers.observations
        told += any(not np.array_equal(array[TRUE], array[IMAGINED]) for array in arrays)
        actions = batch.random_actions()
        actions[IMAGINED] = HOLD
        batch.step(actions)
    return others, told


@pytest.mark.parametrize(
    "table", [table for table in TABLES if "one-card" not in table.label], ids=lambda one: one.label
)
def test_the_buffers_are_the_same_in_both_worlds(table: Table) -> None:
    others, told = compared(table.game)
    assert told == 0
    assert others or "alone" in table.label  # where all cards are alike there is but one world


def test_a_leak_into_the_buffers_would_be_seen() -> None:
    others, told = compared(tripot.load("twelve-gangsters", players=3), Leak(3))
    assert 0 < told <= others
