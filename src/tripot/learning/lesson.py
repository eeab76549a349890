"""A lesson is data: a prepared deal, what everybody does in it, and what is said about it when.

It lies with its game as `lesson.toml`; the texts of a note are `<prefix>-lesson-<id>` and, where an answer is asked
for, `<prefix>-lesson-<id>-instead`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from tripot.games.registry import box
from tripot.kernel.box import Box
from tripot.kernel.match import Match
from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.kernel.seats import seat_of
from tripot.learning.pattern import Pattern

FILE: Final = "lesson.toml"


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, said once, when it first matters: with an event, or with a question to the learner."""

    id: str
    on: Pattern | None = None
    """The event that it is said with, as the learner is told of it."""
    asked: Pattern | None = None
    """The learner's own view while something is asked of the learner."""
    offers: tuple[str, ...] = ()
    """With a question: one of its answers begins so."""
    after: str = ""
    """Not before this one was said."""
    time: int = 1
    """With an event: which of those that fit; the first, as a rule."""
    beside: tuple[str, ...] = ()
    """What it speaks of, by the names under which things travel on the page; it stands beside the first."""
    rule: str = ""
    accept: tuple[str, ...] = ()
    """The answers that will do, as records write them; none: any is fine."""
    maybe: bool = False
    """It depends on what the learner does: a lesson can end without it."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    seat: str
    """The learner's, by its letter."""
    seed: int
    """Chance is drawn from it: the same deal each time."""
    minutes: int
    cast: tuple[str, ...]
    """Who sits in the other seats, in their order."""
    line: tuple[str, ...]
    """What everybody does, as records write it, without what chance does."""
    notes: tuple[Note, ...]
    options: dict[str, Any] = {}
    last: str = ""
    """The note with which it is over, as soon as it is said, or answered; none: it lasts as long as the game."""
    reconsiders: bool = False
    """A choice may be changed while others still think: what was asked for holds until then."""

    @property
    def learner(self) -> int:
        return seat_of(self.seat)

    def match(self, game: str, names: tuple[str, ...] = ()) -> Match:
        """The game as it is dealt for this lesson."""
        found = box(game)
        options = found.paced(self.options, running=False)
        return Match(found.load(self.players, found.edition, options), self.seed, names=names)


def lesson(name: str) -> Lesson:
    """The lesson of this game; Problem if it has none, or if its file is not a lesson."""
    found = taught(name)
    if found is None:
        raise Problem("lesson-none", game=name)
    return found


@cache
def taught(name: str) -> Lesson | None:
    """The lesson of this game, if it has one."""
    file = box(name).resource(FILE)
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def read(source: str) -> Lesson:
    """The lesson in this TOML text."""
    try:
        return msgspec.toml.decode(source, type=Lesson)
    except msgspec.DecodeError as error:
        raise Problem("lesson-unreadable", detail=misfit(error)) from None


def text_id(found: Box, note: str, part: str = "") -> str:
    """The id of what is said."""
    return f"{found.prefix.lower()}-lesson-{note}{part}"
