"""A game against bots that begins at once: a whole one, one that goes on from a scenario or a puzzle, or a lesson."""

from __future__ import annotations

from msgspec.structs import replace

from tripot.bots.cast import CAST
from tripot.games.registry import box
from tripot.kernel.fairness import secret_seed
from tripot.kernel.scenario import Scenario
from tripot.learning.lesson import lesson
from tripot.learning.puzzle import Puzzle, puzzle
from tripot.server import lobby
from tripot.server.casting import free
from tripot.server.forms import QuickForm
from tripot.server.person import Person
from tripot.server.sheet import Header, Sheet


def quick_game(person: Person, form: QuickForm, seed: bytes | None, now: int) -> tuple[Sheet, Header]:
    if form.lesson:
        return lesson_game(person, form.game, now)
    found = position(form)
    options = dict(form.options) if found is None else found.options
    seat, players = (0, form.players) if found is None else (found.seat, found.players)
    sheet = lobby.new_sheet(form.game, person, seed, options, "none", listed=False)
    sheet, header = lobby.start(lobby.against_bots(sheet, person, seat, players, form.level), person, now)
    return sheet, header if found is None else replace(header, opening=found.opening)


def position(form: QuickForm) -> Scenario | Puzzle | None:
    """Where it begins, unless at the beginning."""
    if form.puzzle is not None:
        return puzzle(box(form.game).name, form.puzzle)
    return None if form.scenario is None else box(form.game).scenario(form.scenario)


def lesson_game(person: Person, game: str, now: int) -> tuple[Sheet, Header]:
    """The prepared deal, with its own cast; whoever is called like one of them has somebody else there."""
    course = lesson(game)
    sheet = lobby.new_sheet(game, person, secret_seed(course.seed), dict(course.options), "none", listed=False)
    sheet = replace(sheet, lesson=True)
    if course.learner != 0:
        sheet = lobby.sit(sheet, person, course.learner)
    others = (chair for chair in range(course.players) if chair != course.learner)
    for chair, character in zip(others, course.cast, strict=True):
        called = character if free(sheet, chair, CAST[character]) else ""
        sheet = lobby.add_bot(sheet, person, chair, CAST[character].level, called)
    return lobby.start(sheet, person, now)
