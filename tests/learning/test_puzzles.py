"""Puzzles: every one on our shelves still fits the rules, and what is best stands out."""

from __future__ import annotations

import zlib

import pytest

from tripot.analysis.tally import SURE
from tripot.analysis.weighing import CLEAR
from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem
from tripot.learning.puzzle import FILE, Puzzle, of_puzzle, of_the_day, puzzle, read_shelf, shelf
from tripot.learning.theme import THEMES, theme

SHELVES = [name for name in BOXES if shelf(name)]
ROUNDED = 0.00005 * (1 + SURE)
"""A shelf has four digits of a lead and of its error."""
LARGEST = 3_000_000


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELVES)
def test_every_puzzle_can_be_solved_and_missed(game: str) -> None:
    for found in shelf(game).values():
        exercise = of_puzzle(game, found)
        seat, notation = exercise.seat, exercise.game.notation
        assert not exercise.attempt(()).over
        choices = [notation.parse_choice(seat, one.choice) for one in found.weighed]
        assert exercise.attempt([choices[0]]).reached
        for other in choices[1:3]:
            missed = exercise.attempt([other])
            assert missed.over
            assert not missed.reached
        outcomes = {exercise.attempt([choice]).outcome(choice) for choice in choices}
        assert len(outcomes) == len(choices) >= 2


@pytest.mark.parametrize("game", SHELVES)
def test_the_best_choice_is_clearly_the_best_and_not_everybody_finds_it(game: str) -> None:
    for found in shelf(game).values():
        assert all(one.lead + ROUNDED >= max(CLEAR, SURE * one.error) for one in found.weighed[1:]), found.id
        assert 0 < found.missed <= 1
        assert theme(game, found.opening, found.seat, found.best) in THEMES


@pytest.mark.parametrize("game", SHELVES)
def test_a_shelf_says_what_it_was_made_with(game: str) -> None:
    made = read_shelf(box(game).resource(FILE).read_bytes())
    assert made.header.rules == box(game).rules[-1]
    assert made.header.edition == box(game).edition.hash
    assert [one.number for one in made.games] == list(range(len(made.games)))
    assert len({one.id for one in made.puzzles}) == len(made.puzzles)


def test_the_shelves_are_small_in_a_wheel() -> None:
    packed = [len(zlib.compress(box(game).resource(FILE).read_bytes())) for game in SHELVES]
    assert sum(packed) < LARGEST


@pytest.mark.parametrize("game", SHELVES)
def test_every_day_has_its_own_puzzle_until_all_have_had_theirs(game: str) -> None:
    number = len(shelf(game))
    first = 20_000 // number * number
    lap = [named(game, day) for day in range(first, first + number)]
    assert sorted(lap) == sorted(shelf(game))
    assert lap == [named(game, day) for day in range(first, first + number)]
    assert lap != [named(game, day) for day in range(first + number, first + 2 * number)]


def named(game: str, day: int) -> str:
    found = of_the_day(game, day)
    assert isinstance(found, Puzzle)
    return found.id


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Problem, match="No puzzle is called"):
        puzzle(SHELVES[0], "aaaaaaa")


@pytest.mark.parametrize(
    ("game", "opening", "best", "about"),
    [
        ("twelve-gangsters", {"boss": 2}, "9", "danger"),
        ("twelve-gangsters", {"boss": 0}, "9", "bluff"),
        ("reglement-de-comptes", {"asked": {"step": "card"}}, "discard gun", "bluff"),
        ("reglement-de-comptes", {"asked": {"step": "card"}}, "play knife, 17", "tempo"),
        ("gangster", {"asked": {"step": "bid"}}, "no", "auction"),
        ("nostra-city", {"asked": {"step": "act"}, "phase": "proces"}, "pass", "verdict"),
        ("poker", {}, "fold", "tempo"),
    ],
)
def test_a_puzzle_is_about_something(game: str, opening: dict[str, object], best: str, about: str) -> None:
    assert theme(game, opening, 2, best) == about
