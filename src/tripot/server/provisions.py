"""What a page takes along for when the house cannot be reached: boxes, lessons, scenarios, a few puzzles a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from tripot.games.registry import BOXES
from tripot.kernel.box import Box
from tripot.learning.exercise import scenario_exercise
from tripot.learning.lesson import taught
from tripot.learning.puzzle import of_puzzle, puzzle, shelf
from tripot.server.client import File
from tripot.server.exercises import attempted
from tripot.server.game_card import card
from tripot.server.learning_forms import Attempted, PuzzleOf, PuzzleShelf, ScenarioOf
from tripot.server.provision_forms import Course, LessonText, Provision, Provisions
from tripot.server.puzzles import card as puzzle_card
from tripot.server.skill import NEWCOMER, points

PUZZLES = 12
"""Of each game: from the easiest to the hardest, in even steps."""


@cache
def provisions() -> File:
    """Takes a moment, once."""
    shelves = {name: small_shelf(name) for name in BOXES if shelf(name)}
    found = Provisions(
        games=tuple(map(card, BOXES.values())),
        shelves=shelves,
        exercises=tuple(exercises(shelves)),
        lessons=tuple(course for box in BOXES.values() if (course := read(box)) is not None),
    )
    return File("provisions.json", msgspec.json.encode(found))


def small_shelf(game: str) -> PuzzleShelf:
    every = sorted(shelf(game).values(), key=lambda one: (one.missed, one.id))
    step = max(1, len(every) // PUZZLES)
    return PuzzleShelf(points(NEWCOMER), tuple(puzzle_card(game, one, None, None) for one in every[::step][:PUZZLES]))


def exercises(shelves: dict[str, PuzzleShelf]) -> Iterator[Provision]:
    for box in BOXES.values():
        for scenario in box.scenarios:
            begun = attempted(scenario_exercise(box.name, scenario.number), [])
            assert isinstance(begun, Attempted)
            yield Provision(ScenarioOf(box.name, scenario.number), begun)
    for game, found in shelves.items():
        for one in found.puzzles:
            begun = attempted(of_puzzle(game, puzzle(game, one.id)), [])
            assert isinstance(begun, Attempted)
            yield Provision(PuzzleOf(game, one.id), begun)


def read(box: Box) -> Course | None:
    lesson = taught(box.name)
    if lesson is None:
        return None
    return Course(box.name, tuple(LessonText(note.id, note.rule) for note in lesson.notes))
