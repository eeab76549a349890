"""OpenSpiel's own tests and algorithms, and that an information state holds what the seat may know and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import tripot
from tests.conformance.tables import VARIANTS, gangsters, quarter
from tripot.bridges import exploit
from tripot.bridges.openspiel import MEMORY, called
from tripot.kernel.dice import Dice
from tripot.turns.table import PASS

MOMENTS = 50
PERFECT_RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def written(folder: Path, source: str) -> str:
    path = folder / "edition.toml"
    path.write_text(source, "utf-8")
    return str(path)


def small(name: str, folder: Path, **params: Any) -> Any:
    """The game with a variant in which random games are short, if the conformance tests have one."""
    for variant in VARIANTS.get(name, []):
        if variant.name in ("tiny", "quick") and variant.edition is not None:
            params["edition"] = written(folder, variant.edition)
    return pyspiel.load_game(called(name), params)


@pytest.fixture
def tiny(tmp_path: Path) -> Any:
    """Two players, three cards each."""
    params = {"players": 2, "edition": written(tmp_path, gangsters(p2=3)), "first_boss": 0}
    return pyspiel.load_game("tripot_twelve_gangsters", params)


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_their_random_sim_test(name: str, tmp_path: Path) -> None:
    pyspiel.random_sim_test(small(name, tmp_path), num_sims=1, serialize=False, verbose=False)


def test_their_random_sim_test_of_states_that_are_written_down(tmp_path: Path) -> None:
    game = small("twelve-gangsters", tmp_path, players=3)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", tripot.games())
def test_a_state_that_was_written_down_is_remembered_alike(name: str, tmp_path: Path) -> None:
    game = small(name, tmp_path)
    state = game.new_initial_state()
    dice = Dice(5)
    for _ in range(20):
        if not state.is_terminal():
            state.apply_action(moved(state, dice))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def moved(state: Any, dice: Dice) -> int:
    """A random action."""
    legal = state.legal_actions()
    return int(legal[dice.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_a_seat_remembers_the_same_in_worlds_that_it_cannot_tell_apart(name: str, tmp_path: Path) -> None:
    game = small(name, tmp_path)
    observer = game.make_py_observer(PERFECT_RECALL)
    dice = Dice(41)
    state = game.new_initial_state()
    told_apart = 0
    for _ in range(MOMENTS):
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(moved(state, dice))
        seat = dice.below(game.num_players())
        world = state.resample_from_infostate(seat, dice.unit)
        told_apart += str(state) != str(world)
        true = state.clone()
        for _ in range(4):
            assert observer.string_from(true, seat) == observer.string_from(world, seat)
            tensors = []
            for one in (true, world):
                observer.set_from(one, seat)
                tensors.append(observer.tensor.copy())
            assert np.array_equal(*tensors)
            common = set(true.legal_actions()) & set(world.legal_actions())
            if not common or true.current_player() != world.current_player():
                break
            action = min(common)
            true.apply_action(action)
            world.apply_action(action)
            if true.turns.memory(seat) != world.turns.memory(seat):
                break  # a lawful reveal
    assert told_apart


def test_an_information_state_tells_the_whole_past_and_an_observation_only_the_present(tiny: Any) -> None:
    pasts = []
    for line in ((1, 2, 3, 3), (3, 3, 1, 2)):
        state = tiny.new_initial_state()
        for action in line:
            state.apply_action(action)
        pasts.append(state)
    a, b = pasts
    assert a.is_terminal()
    assert a.information_state_string(0) != b.information_state_string(0)
    assert a.information_state_tensor(0) != b.information_state_tensor(0)
    assert '"acted","action":1' in a.information_state_string(0)
    assert '"card":3' not in small_past(tiny).information_state_string(1)


def small_past(game: Any) -> Any:
    """The first seat has sealed its highest card."""
    state = game.new_initial_state()
    state.apply_action(3)
    return state


def test_a_memory_that_is_full_forgets_the_oldest(tmp_path: Path) -> None:
    game = small("twelve-gangsters", tmp_path, memory=3)
    observer = game.make_py_observer(PERFECT_RECALL)
    state = game.new_initial_state()
    dice = Dice(1)
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else moved(state, dice))
    observer.set_from(state, 0)
    assert observer.dict["entries"][0] > 3
    assert observer.dict["memory"].shape[0] == 3
    assert observer.dict["memory"].any(axis=1).all()
    assert game.make_py_observer().tensor.size < observer.tensor.size
    assert MEMORY > 3


def test_chance_is_explicit() -> None:
    game = pyspiel.load_game("tripot_twelve_gangsters(players=4)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(2) == "* boss C"
    named = pyspiel.load_game("tripot_twelve_gangsters(players=4,first_boss=1,memory_aid=False)").new_initial_state()
    assert named.current_player() == 0
    assert not named.turns.game.options.memory_aid


def test_the_clock_waits_until_all_have_passed(tmp_path: Path) -> None:
    game = pyspiel.load_game("tripot_gangster", {"edition": written(tmp_path, quarter(5_000)), "auction": "live"})
    dice = Dice(3)
    passes = 0
    while not passes:
        state = game.new_initial_state()
        while not state.is_terminal():
            action = moved(state, dice)
            if action == PASS:
                passes += 1
                assert state.action_to_string(PASS).endswith(" pass")
            state.apply_action(action)
        assert sum(state.returns()) == pytest.approx(0)


def observation(private: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


def test_there_are_no_observers_of_everything(tiny: Any) -> None:
    with pytest.raises(ValueError, match="what is public"):
        tiny.make_py_observer(observation(pyspiel.PrivateInfoType.ALL_PLAYERS))
    public = tiny.make_py_observer(observation(pyspiel.PrivateInfoType.NONE))
    assert '"viewer":null' in public.string_from(small_past(tiny), 0)


@pytest.mark.slow
def test_counterfactual_regret_finds_what_nobody_can_exploit(tiny: Any) -> None:
    solver = cfr.CFRSolver(tiny)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    random = exploitability.nash_conv(tiny, UniformRandomPolicy(tiny))
    assert exploitability.nash_conv(tiny, solver.average_policy()) < random / 5


@pytest.mark.slow
@pytest.mark.parametrize("searches", ["mcts", "ismcts"])
def test_their_tree_search_beats_a_random_player(tiny: Any, searches: str) -> None:
    won = 0.0
    for seed in range(10):
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        bot = (
            mcts.MCTSBot(tiny, 1.4, 30, rollouts, random_state=chance)
            if searches == "mcts"
            else ismcts.ISMCTSBot(tiny, rollouts, 1.4, 30, random_state=chance)
        )
        state = tiny.new_initial_state()
        dice = Dice(seed)
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(bot.step(state) if mine else moved(state, dice))
        won += state.returns()[seed % 2]
    assert won > 0


@pytest.mark.slow
def test_thought_leaves_little_to_exploit(tmp_path: Path) -> None:
    game = exploit.tiny(3, tmp_path)
    random, former, search = (
        exploit.exploited(game, bot, times) for bot, times in (("random", 64), ("search-0.1:300", 8), ("search:1", 1))
    )
    assert search < 0.1
    assert search < former / 2 < random / 2
