"""What pages of finished games ask and get: replays, checks, analyses."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.analysis.report import Analysis
from tripot.bots.level import Level
from tripot.kernel.event import Event
from tripot.kernel.notation import Move
from tripot.kernel.outlook import Outlook
from tripot.kernel.record import Oath
from tripot.kernel.replay import Draw
from tripot.kernel.result import Result
from tripot.kernel.view import View
from tripot.server.forms import Form
from tripot.server.wire import Reason


class Checked(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/verify: what was checked, or the first thing that failed."""

    honest: bool
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    names: tuple[str, ...]
    steps: int
    draws: tuple[Draw, ...]
    """Every outcome of chance, so that a page can derive it again."""
    house: str
    """The key that the house has signed with."""
    witnesses: tuple[Oath, ...]
    """The seats whose pages have signed what they were told."""
    problem: Reason | None


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a finished game: what happened, and the table after it."""

    line: str
    """As written in the record; empty unless everything is shown."""
    events: tuple[Event, ...]
    views: tuple[View, ...]
    outlook: Outlook | None
    """What the table held for the seat that looks."""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/replay?seat=all|spectator|0…7.

    One view, the seat's or the spectator's; with `all` the view of every seat, and no event is redacted.
    """

    game: str
    number: int
    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    """Of the bots that sat down at the start; None for people."""
    characters: tuple[str | None, ...]
    """As the levels."""
    options: dict[str, Any]
    seat: int | None
    all: bool
    start: tuple[View, ...]
    outlook: Outlook | None
    steps: tuple[ReplayStep, ...]
    result: Result


class Part(msgspec.Struct, frozen=True):
    """A part of a choice, and what its seat saw when it was to be chosen."""

    move: Move
    view: View


class AskForm(Form, frozen=True):
    """Where there is nothing to say: POST …/analysis, …/hint, …/mark, …/duel, /api/duels/{id}, /api/daily/{game}."""


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is."""

    ahead: int
    """Games that are analysed before this one."""
    done: float
    """From 0 to 1."""


class OtherMove(msgspec.Struct, frozen=True):
    """What somebody did, and what would have been better."""

    chosen: tuple[Part, ...]
    found: tuple[Part, ...]


class Analysed(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/analysis: neither progress nor analysis if nobody has asked for it."""

    progress: Progress | None
    analysis: Analysis | None
    moves: tuple[OtherMove, ...]
    """Of the analysis' choices, in their order."""
