"""What pages of exercises, puzzles and the coach ask and get."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tripot.analysis.counsel import Grounds
from tripot.kernel.event import Event
from tripot.learning.theme import Theme
from tripot.server.forms import Form, ShortText
from tripot.server.past_forms import Part
from tripot.server.wire import Beginning, Count, Situation, Whole


class ScenarioOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="scenario"):
    """One of a game's scenarios."""

    game: ShortText
    number: Whole


class MomentOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="moment"):
    """A choice of a finished game that its analysis found a better one for."""

    code: ShortText
    number: Count
    step: Count


class PuzzleOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="puzzle"):
    """A puzzle of a game's shelf."""

    game: ShortText
    id: ShortText


class AttemptForm(Form, frozen=True):
    """POST /api/exercises, /api/exercises/ask, /api/exercises/why: all that the learner has chosen so far."""

    of: ScenarioOf | MomentOf | PuzzleOf
    choices: Annotated[tuple[Beginning, ...], msgspec.Meta(max_length=40)] = ()


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle, without what solves it; its theme is `theme-<theme>`."""

    game: str
    id: str
    players: int
    theme: Theme
    rating: int
    """How hard it is: as much as somebody's rating who solves it every second time."""
    state: Literal["new", "missed", "solved"]


class PuzzlesToday(msgspec.Struct, frozen=True):
    """GET /api/puzzles: that of the day for each game."""

    day: int
    """Since 1970."""
    streak: int
    """So many days in a row somebody has solved one of the day."""
    puzzles: tuple[PuzzleCard, ...]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{game}: all there are, the easiest first."""

    rating: int
    puzzles: tuple[PuzzleCard, ...]


class Solver(msgspec.Struct, frozen=True):
    """What an answer has done for somebody: only the first one to a puzzle counts."""

    before: int
    rating: int
    streak: int
    daily: bool
    """It was the puzzle of the day."""


class Weighed(msgspec.Struct, frozen=True):
    """A choice, and the share of the win that it brings."""

    parts: tuple[Part, ...]
    share: float
    best: bool
    chosen: bool


class Attempted(msgspec.Struct, frozen=True):
    """What has come of an attempt at an exercise."""

    game: str
    seat: int
    """The learner's."""
    characters: tuple[str | None, ...]
    """Who sits in the other seats; None for the learner."""
    situation: Situation
    events: tuple[Event, ...]
    over: bool
    """The learner has had the turn, or it is clear already."""
    reached: bool
    """What was asked for is done."""
    weighed: tuple[Weighed, ...] = ()
    """Of a puzzle that was answered: the best choices, and the learner's; the best first."""
    solver: Solver | None = None


class Hint(msgspec.Struct, frozen=True):
    """POST /api/tables/{code}/hint: what the strong bot would do in the sender's place, by what that seat may know."""

    question: int
    """What it answers, as `situation.question`."""
    parts: tuple[Part, ...]
    """The choice, whole."""
    grounds: Grounds | None
    """What speaks most for it, against the next best choice; None: nothing clearly does."""


class Mark(msgspec.Struct, frozen=True):
    """POST /api/tables/{code}/mark: what the sender's last choice gave away, by what that seat could know."""

    question: int
    """What was answered, as `situation.question` was."""
    loss: float
    """How much of the win, if that was clearly more than a tenth of it; else 0."""
    better: tuple[Part, ...]
    """What would have been better; nothing, if it was not marked."""
