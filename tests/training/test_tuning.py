"""The numbers of a formula, learnt by play."""

from __future__ import annotations

import tomllib
from concurrent.futures import Executor
from pathlib import Path

import numpy as np
import pytest

from tripot.arena.crew import Here
from tripot.bots.brain import brain
from tripot.games.registry import load
from tripot.kernel.problem import Problem
from tripot.training.tuning import SPREAD, STEP, Lesson, Tuning, main, table

GAME = "nostra-city"
HERE: Executor = Here()


def test_games_show_where_a_number_ought_to_go() -> None:
    """The first number is best above, the second below; the third does nothing."""
    random, found, tops = np.random.default_rng(1), Lesson(3), np.array([0.5, -0.5])
    for _ in range(4000):
        learning = random.random(3) < 0.5
        off = random.standard_normal((3, 3)) * SPREAD * learning[:, None]
        worth = -((off[:, :2] - tops) ** 2).sum(axis=1) + random.standard_normal(3) * 0.3
        found.hear(off, learning, [float(one) for one in worth == worth.max()])
    first, second, third = found.step()
    assert first == STEP
    assert second == -STEP
    assert abs(third) < STEP / 4


def test_what_luck_alone_has_won_moves_nothing() -> None:
    random, found = np.random.default_rng(2), Lesson(20)
    for _ in range(1000):
        off = random.standard_normal((3, 20)) * SPREAD
        found.hear(off, np.ones(3, np.bool_), list(np.eye(3)[random.integers(3)]))
    assert np.count_nonzero(found.step()) < 8


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tuning.jsonl"


@pytest.mark.slow
def test_an_interrupted_tuning_goes_on(file: Path) -> None:
    """A game in each part is enough to move all numbers somewhere, and not far."""
    tuning = Tuning(GAME, 3, 8, 5, file)
    first = tuning.round(HERE)
    again = Tuning(GAME, 3, 8, 5, file)
    assert again.rounds == [first]
    assert tuning.round(HERE) == again.round(HERE)
    assert all(abs(ratio) <= 2 * STEP for ratio in again.ratios.values())


@pytest.mark.slow
def test_what_is_printed_can_be_shipped(file: Path) -> None:
    tuning = Tuning(GAME, 3, 8, 5, file)
    tuning.round(HERE)
    names = brain(load(GAME, 3)).numbers()
    assert tomllib.loads(table(tuning))["3"].keys() <= names.keys()


def test_too_few_games_are_refused(file: Path) -> None:
    with pytest.raises(Problem, match="fewer games than 8"):
        Tuning(GAME, 3, 7, 5, file)


def test_a_game_whose_formula_has_no_numbers_learns_none(file: Path) -> None:
    with pytest.raises(Problem):
        Tuning("twelve-gangsters", 3, 8, 5, file)


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["twelve-gangsters", "--players", "3", "--out", str(tmp_path)])
    assert "has no formula to put right" in capsys.readouterr().err
