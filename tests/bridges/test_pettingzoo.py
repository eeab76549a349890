"""PettingZoo's own tests, and that an observation holds what the seat may know and no more."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import tripot
from tests.bridges.tables import small
from tests.conformance.playout import states
from tests.conformance.tables import quarter
from tests.turns.test_observation import Leak
from tripot.bridges.pettingzoo import Table, env, parallel_env, raw_env
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.turns.table import PASS
from tripot.turns.table import Table as Seated

MOMENTS = 100
ITS_ADVICE = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")
"""PettingZoo expects arrays, except of games with action masks that it knows."""


@ITS_ADVICE
@pytest.mark.parametrize("name", tripot.games())
def test_their_api_test(name: str) -> None:
    api_test(Table(small(name)), num_cycles=200)


@pytest.mark.parametrize("name", tripot.games())
def test_their_seed_test(name: str) -> None:
    seed_test(lambda: Table(small(name)), num_cycles=50)


@ITS_ADVICE
def test_their_tests_of_12_gangsters_as_printed() -> None:
    api_test(env("twelve-gangsters", 4))
    parallel_api_test(parallel_env(4))


def test_the_table_of_a_live_auction_offers_every_seat_the_moment() -> None:
    box = BOXES["gangster"]
    game = box.load(2, box.read_edition(quarter(5_000)), {"auction": "live"})
    passes = bids = 0
    for seed in range(4):
        table = Table(game)
        table.reset(seed=seed)
        dice = Dice(seed)
        for _ in table.agent_iter():
            observation, _, over, _, _ = table.last()
            legal = np.flatnonzero(observation["action_mask"])
            if not over and PASS in legal:
                passes += 1
                bids += len(legal) > 1
            table.step(None if over else int(legal[dice.below(len(legal))]))
    assert 0 < bids < passes


def play_out(table: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got."""
    table.reset(seed=seed)
    dice = Dice(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, broken_off, _ = table.last()
        totals[agent] += reward
        if over or broken_off:
            table.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[dice.below(len(legal))]))
    return totals


def test_the_winner_gets_one_and_the_rewards_add_up_to_nothing() -> None:
    for seed in range(5):
        totals = play_out(env("twelve-gangsters", 3), seed)
        assert sum(totals.values()) == pytest.approx(0)
        assert sorted(totals.values()) in ([-0.5, -0.5, 1.0], pytest.approx([-0.5, 0.25, 0.25]))


def test_a_game_can_be_broken_off() -> None:
    table = raw_env("twelve-gangsters", 3, longest=7)
    assert set(play_out(table, 1).values()) == {0.0}
    table.reset(seed=1)
    for _ in range(7):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert all(table.truncations.values())


def test_a_forbidden_action_names_its_rule_or_costs_the_game() -> None:
    table = raw_env("twelve-gangsters", 3, first_boss=0)
    table.reset(seed=1)
    with pytest.raises(tripot.Illegal) as refused:
        table.step(60)
    assert refused.value.refusal.rule == "TG-2.1"
    for action in (60, PASS, 63, -1):
        guarded = env("twelve-gangsters", 3, first_boss=0)
        guarded.reset(seed=1)
        guarded.step(action)
        assert all(guarded.terminations.values())
        assert guarded.rewards["seat_0"] == -0.5


def test_a_forbidden_action_costs_as_much_as_with_pettingzoos_own_guard() -> None:
    def punished(table: Any) -> dict[str, float]:
        table.reset(seed=1)
        table.step(7)
        table.step(60)
        found = {}
        for agent in table.agent_iter():
            found[agent] = table.last()[1]
            table.step(None)
        return found

    ours, theirs = env("twelve-gangsters", 3, first_boss=0), raw_env("twelve-gangsters", 3, first_boss=0)
    assert punished(ours) == punished(TerminateIllegalWrapper(theirs, illegal_reward=-0.5))
    assert punished(ours) == {"seat_0": 0.0, "seat_1": -0.5, "seat_2": 0.0}


def same_in_both_worlds(table: Table) -> bool:
    """Whether every seat observes the same in a true world and in one that it cannot tell from it."""
    game = table.game
    dice = Dice(31)
    told_apart = 0
    reached = list(states(game, games=2, seed=31))
    for s, seat in product(reached[:: 1 + len(reached) // MOMENTS], range(game.players)):
        world = game.sample(game.view(s, seat), dice)
        told_apart += game.position(s) != game.position(world)
        observed = []
        for one in (s, world):
            table.table = Seated(game, one.clone(), None)
            observed.append(table.observe(f"seat_{seat}"))
        if not all(np.array_equal(observed[0][part], observed[1][part]) for part in observed[0]):
            return False
    assert told_apart
    return True


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_a_seat_observes_the_same_in_worlds_that_it_cannot_tell_apart(name: str) -> None:
    assert same_in_both_worlds(Table(small(name)))


def test_a_leak_would_be_observed() -> None:
    assert not same_in_both_worlds(Table(tripot.load("twelve-gangsters", players=3), row=Leak(3)))


def test_labels_name_the_numbers() -> None:
    table = raw_env("twelve-gangsters", 3, first_boss=2)
    table.reset(seed=1)
    table.step(7)
    mine, next_one = (
        dict(zip(table.labels, table.observe(agent)["observation"], strict=True)) for agent in ("seat_0", "seat_1")
    )
    assert (mine["boss+2"], next_one["boss+1"]) == (1, 1)
    assert (mine["choice.7"], next_one["choice.7"]) == (1, 0)
