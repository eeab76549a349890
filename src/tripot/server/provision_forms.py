"""What a page takes along for when the house cannot be reached."""

from __future__ import annotations

import msgspec

from tripot.server.forms import GameCard
from tripot.server.learning_forms import Attempted, PuzzleOf, PuzzleShelf, ScenarioOf


class Provision(msgspec.Struct, frozen=True):
    """An exercise to look at."""

    of: ScenarioOf | PuzzleOf
    found: Attempted
    """As it begins."""


class LessonText(msgspec.Struct, frozen=True):
    """A note of a lesson: its text is `<prefix>-lesson-<id>`."""

    id: str
    rule: str


class Course(msgspec.Struct, frozen=True):
    """A lesson to read."""

    game: str
    notes: tuple[LessonText, ...]


class Provisions(msgspec.Struct, frozen=True):
    """GET /api/provisions: the same for everybody, and nothing of anybody."""

    games: tuple[GameCard, ...]
    shelves: dict[str, PuzzleShelf]
    """By game: those puzzles that are taken along."""
    exercises: tuple[Provision, ...]
    lessons: tuple[Course, ...]
