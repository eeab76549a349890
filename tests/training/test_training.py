"""Nets that learn from games among bots."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.terminal.command import tripot
from tripot.arena.crew import Here
from tripot.bots.lore import decode, labels_of
from tripot.kernel.problem import Problem
from tripot.training import thinking
from tripot.training.course import Course
from tripot.training.harvest import Harvest, contest, harvest
from tripot.training.network import Rows
from tripot.training.policy import PolicyNetwork, Thoughts
from tripot.training.policy_trainer import PolicyTrainer
from tripot.training.task import Task
from tripot.training.value import Lessons, ValueNetwork, cross_entropy, sigmoid
from tripot.training.value_trainer import ValueTrainer, outcomes, returns

GAME = "reglement-de-comptes"
HERE: Executor = Here()
SMALL = Course(game=GAME, players=(3,), rounds=2, games=4, hidden=4, every=20, contest=4)


def found(moments: list[int], ends: list[list[float]], players: int = 2) -> Harvest:
    rows = sum(moments) * players
    return Harvest(players, np.zeros((rows, 1), np.float16), np.zeros(rows, np.float32), moments, ends)


def test_at_the_last_moment_the_end_is_expected() -> None:
    games = found([2, 1], [[1.0, 0.0], [0.5, 0.5]])
    expected = np.array([0.4, 0.6, 0.8, 0.2, 0.3, 0.7], np.float32)
    assert returns(games, expected, 0.0).tolist() == pytest.approx([0.8, 0.2, 1, 0, 0.5, 0.5])
    assert returns(games, expected, 1.0).tolist() == pytest.approx([1, 0, 1, 0, 0.5, 0.5])
    assert returns(games, expected, 0.5).tolist() == pytest.approx([0.9, 0.1, 1, 0, 0.5, 0.5])


def test_every_row_knows_how_its_seat_ended() -> None:
    assert outcomes(found([2, 0, 1], [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]])).tolist() == [1, 0, 1, 0, 0.5, 0.5]


def lessons(random: np.random.Generator) -> Lessons:
    rows = random.integers(0, 3, (64, 5)).astype(np.float16)
    targets = (rows[:, 0] > rows[:, 1]).astype(np.float32)
    return Lessons(told(rows), np.zeros(64, np.float32), targets)


def told(rows: NDArray[np.float16]) -> Rows:
    return Rows(rows, np.array([0, 2, 3, 4, 6]), 5)


def thoughts(random: np.random.Generator) -> Thoughts:
    """What is chosen is told by one number."""
    rows = random.integers(0, 3, (64, 5)).astype(np.float16)
    legal = random.random((64, 6)) < 0.7
    legal[:, :3] = True
    visits = np.zeros((64, 6), np.float16)
    visits[np.arange(64), rows[:, 0].astype(np.int64)] = 1
    return Thoughts(told(rows), legal, visits)


def test_a_step_goes_down() -> None:
    random = np.random.default_rng(1)
    given, network, all_rows = lessons(random), ValueNetwork(8, 4, 1), np.arange(64)
    before = network.learn(given, all_rows, 0.01)
    for _ in range(300):
        network.learn(given, all_rows, 0.01)
    assert cross_entropy(sigmoid(network.odds(given)), given.targets) < before / 3


def test_the_slope_is_right() -> None:
    """The way of a first step, against what a little of it changes."""
    random = np.random.default_rng(2)
    given = lessons(random)
    network = ValueNetwork(8, 4, 2)
    network.parameters[2][:] = 0.5
    for number, place in ((0, (2, 1)), (0, (5, 3)), (1, (0,)), (2, (3,)), (3, (0,)), (3, (1,))):
        a_little = 1e-3
        losses = []
        for change in (a_little, -a_little):
            network.parameters[number][place] += change
            losses.append(cross_entropy(sigmoid(network.odds(given)), given.targets))
            network.parameters[number][place] -= change
        slope = (losses[0] - losses[1]) / (2 * a_little)
        assert network.gradients(given, np.arange(64))[0][number][place] == pytest.approx(slope, abs=2e-3)


def test_choosing_is_learnt_and_nothing_that_is_not_legal() -> None:
    given, network, rows = thoughts(np.random.default_rng(1)), PolicyNetwork(8, 8, 6, 1), np.arange(64)
    before = network.learn(given, rows, 0.02)
    for _ in range(300):
        network.learn(given, rows, 0.02)
    assert network.gradients(given, rows)[1] < before / 3
    odds = network.odds(given)
    assert odds.sum(axis=1) == pytest.approx(np.ones(64), abs=1e-5)
    assert not odds[~given.legal].any()


def test_the_slope_of_choosing_is_right() -> None:
    given, network, rows = thoughts(np.random.default_rng(2)), PolicyNetwork(8, 4, 6, 2), np.arange(64)
    network.parameters[2][:] = np.linspace(-0.5, 0.5, 24).reshape(4, 6)
    slopes = network.gradients(given, rows)[0]
    for number, place in ((0, (2, 1)), (0, (5, 3)), (1, (0,)), (2, (3, 1)), (3, (2,))):
        a_little = 1e-2
        network.parameters[number][place] += a_little
        above = network.gradients(given, rows)[1]
        network.parameters[number][place] -= 2 * a_little
        below = network.gradients(given, rows)[1]
        network.parameters[number][place] += a_little
        assert slopes[number][place] == pytest.approx((above - below) / (2 * a_little), abs=2e-3)


@pytest.mark.slow
def test_thoughts_are_the_same_with_the_same_seed() -> None:
    task = Task(GAME, 3, 2, 7, 0.1, 0, None, 12)
    one, other = thinking.think(task), thinking.think(task)
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.visits, other.visits)
    assert sum(one.choices) == len(one.legal) > 0
    assert one.visits.sum(axis=1) == pytest.approx(np.ones(len(one.legal)), abs=0.01)
    assert not one.visits[~one.legal].any()


@pytest.mark.slow
def test_who_knows_nothing_of_others_choices_gains_nothing() -> None:
    assert thinking.contest(Task(GAME, 3, 2, 7, 0.0, 0, None, 4)) == [0, 0]


def test_games_without_a_tree_teach_no_choices() -> None:
    with pytest.raises(Problem, match="grows no tree"):
        thinking.think(Task("twelve-gangsters", 3, 1, 7, 0.0, 0, None, 4))


@pytest.mark.slow
def test_choices_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    course = Course(game=GAME, part="policy", players=(3,), rounds=2, games=4, hidden=4, contest=4, thoughts=4)
    first = PolicyTrainer(course, tmp_path)
    learnt = next(first.run(HERE))
    assert learnt.formula < learnt.net
    again = PolicyTrainer(course, tmp_path)
    assert again.rounds == [learnt]
    assert again.lore == first.lore
    assert [one.number for one in again.run(HERE)] == [2]
    assert decode(again.lore.encode()).origin.outputs == 62


def test_games_are_the_same_with_the_same_seed() -> None:
    task = Task(GAME, 3, 3, 7, 0.1, 10, None)
    one, other = harvest(task), harvest(task)
    assert np.array_equal(one.rows, other.rows)
    assert one.ends == other.ends
    assert all(sum(end) == pytest.approx(1) for end in one.ends)
    assert len(one.said) == 3 * sum(one.moments) > 0


@pytest.mark.slow
def test_equals_gain_nothing() -> None:
    """Without lore both sides judge by the formula, and every pair of games evens out."""
    assert contest(Task(GAME, 4, 3, 7, 0.0, 0, None)) == [0, 0, 0]


@pytest.mark.slow
def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    first = ValueTrainer(SMALL, tmp_path)
    next(first.run(HERE))
    again = ValueTrainer(SMALL, tmp_path)
    assert again.rounds == first.rounds
    assert again.lore == first.lore
    assert [one.number for one in again.run(HERE)] == [2]
    assert decode(again.lore.encode()).origin.games == 8


@pytest.mark.slow
def test_another_training_is_not_mixed_up_with_it(tmp_path: Path) -> None:
    next(ValueTrainer(SMALL, tmp_path).run(HERE))
    other = Course(game=GAME, players=(3,), rounds=2, games=5, hidden=4, every=20, contest=4)
    with pytest.raises(Problem, match="holds another training"):
        ValueTrainer(other, tmp_path)


@pytest.mark.slow
def test_what_is_learnt_in_seconds_beats_the_formula(tmp_path: Path) -> None:
    course = Course(game=GAME, players=(4,), rounds=1, games=1200, hidden=16, contest=160, seed=5)
    learnt = next(ValueTrainer(course, tmp_path).run(HERE))
    assert learnt.net < learnt.formula < learnt.equal
    assert learnt.gain > 2 * learnt.error


@pytest.mark.slow
def test_the_command_writes_a_net_that_plays(tmp_path: Path) -> None:
    folder = tmp_path / "learnt"
    words = ["--players", "3", "--rounds", "1", "--games", "4", "--hidden", "4", "--workers", "1", "--json"]
    done = tripot("train", GAME, *words, "--out", str(folder))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rounds"][0]["games"] == 4
    assert {file.name for file in folder.iterdir()} == {
        "network.npz",
        "rounds.jsonl",
        "value.net",
        "curves.svg",
        "report.md",
    }
    assert decode((folder / "value.net").read_bytes()).origin.hidden == 4
    bots = f"{folder / 'value.net'}:10,heuristic"
    played = tripot("simulate", GAME, "--players", "3", "--games", "1", "--bots", bots, "--workers", "1", "--json")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([GAME, "--hidden", "30"], "multiple of four"),
        ([GAME, "--part", "luck"], "value (what tables are worth) or policy"),
        ([GAME, "--players", "9"], "9"),
        ([GAME, "--games", "1"], "too little for a round"),
        (["poker"], "poker"),
    ],
)
def test_what_cannot_be_learnt_is_told(words: list[str], said: str, tmp_path: Path) -> None:
    done = tripot("train", *words, "--out", str(tmp_path / "never"), "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr
    assert not (tmp_path / "never").exists()


def test_every_game_of_ours_can_learn() -> None:
    for name in ("twelve-gangsters", GAME, "gangster", "nostra-city"):
        assert labels_of(name)
        assert harvest(Task(name, 4, 1, 3, 0.1, 1, None)).moments[0] > 0
