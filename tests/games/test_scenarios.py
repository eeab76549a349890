"""The scenarios of every game: each can be solved as it says, not by anything, and has its texts."""

from __future__ import annotations

import pytest

from tripot.games.registry import BOXES
from tripot.kernel.bits import members
from tripot.kernel.box import Box
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.scenario import Scenario
from tripot.learning.exercise import Attempt, Exercise, of_scenario
from tripot.text import LANGUAGES, say

OURS = ("twelve-gangsters", "reglement-de-comptes", "gangster", "nostra-city")
ALL = [
    pytest.param(BOXES[game], scenario, id=f"{game}-{scenario.number}")
    for game in OURS
    for scenario in BOXES[game].scenarios
]
TRIES = 12
"""Turns played at random, of which some must fail."""
each = pytest.mark.parametrize(("box", "scenario"), ALL)


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_six_or_more(game: str) -> None:
    scenarios = BOXES[game].scenarios
    assert len(scenarios) >= 6
    assert [scenario.number for scenario in scenarios] == list(range(1, len(scenarios) + 1))


@each
def test_it_is_the_learners_turn_and_nothing_is_reached_yet(box: Box, scenario: Scenario) -> None:
    begun = of_scenario(box, scenario).attempt(())
    assert begun.asked
    assert not begun.over
    assert not begun.reached


@each
def test_its_solution_reaches_the_aim(box: Box, scenario: Scenario) -> None:
    exercise = of_scenario(box, scenario)
    choices = [exercise.game.notation.parse_choice(scenario.seat, text) for text in scenario.solution]
    made = [exercise.attempt(choices[:number]) for number in range(1, len(choices) + 1)]
    assert any(attempt.reached for attempt in made)
    assert not any(attempt.over for attempt in made[:-1]) or made[0].reached


@each
def test_not_every_turn_reaches_it(box: Box, scenario: Scenario) -> None:
    exercise, dice = of_scenario(box, scenario), Dice(7)
    assert not all(somehow(exercise, dice).reached for _ in range(TRIES))


def somehow(exercise: Exercise, dice: Dice) -> Attempt:
    """A turn played at random."""
    made: list[tuple[int, ...]] = []
    while not (attempt := exercise.attempt(made)).over:
        draft = Draft(exercise.game, attempt.match.state, exercise.seat)
        while not draft.whole:
            options = members(exercise.game.legal(draft.state, exercise.seat))
            draft.add(options[dice.below(len(options))])
        made.append(draft.actions)
    return attempt


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_texts(box: Box, scenario: Scenario, language: str) -> None:
    names = [f"{box.prefix.lower()}-scenario-{scenario.number}-{part}" for part in PARTS]
    assert len({say(name, language) for name in names} - set(names)) == len(PARTS)


PARTS = ("title", "question", "hint", "solution")
