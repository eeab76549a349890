"""Evenings as the pages get them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tripot.bots.level import Level
from tripot.server.evening import EveningKind, EveningPhase
from tripot.server.forms import Form, ShortText

EveningPace = Literal["relaxed", "fast"]


class EveningForm(Form, frozen=True):
    """POST /api/evenings."""

    title: Annotated[str, msgspec.Meta(max_length=60)]
    game: ShortText
    kind: EveningKind = "swiss"
    size: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    pace: EveningPace = "relaxed"


class EveningBotsForm(Form, frozen=True):
    """POST /api/evenings/{id}/bots."""

    count: Annotated[int, msgspec.Meta(ge=1, le=32)]
    level: Level = "solid"


class DropForm(Form, frozen=True):
    """POST /api/evenings/{id}/drop: oneself, or by the host anybody."""

    key: int | None = None


class EveningCard(msgspec.Struct, frozen=True):
    id: str
    title: str
    game: str
    phase: EveningPhase
    entrants: int
    host: bool
    """The reader runs it."""


class MyEvenings(msgspec.Struct, frozen=True):
    """GET /api/evenings: those that the reader runs or has entered, the latest first."""

    evenings: tuple[EveningCard, ...]


class EveningRow(msgspec.Struct, frozen=True):
    """A line of the standings."""

    place: int
    key: int
    name: str
    character: str | None
    points: float
    opponents: float
    beaten: float
    wins: float
    tables: int
    byes: int
    dropped: bool


class EveningSeat(msgspec.Struct, frozen=True):
    key: int
    name: str
    character: str | None
    rank: int | None
    """None: not over, or stopped."""
    score: int | None
    points: float | None
    """None: not over."""


class EveningTable(msgspec.Struct, frozen=True):
    code: str
    over: bool
    seats: tuple[EveningSeat, ...]


class EveningRound(msgspec.Struct, frozen=True):
    number: int
    tables: tuple[EveningTable, ...]
    byes: tuple[str, ...]


class EveningView(msgspec.Struct, frozen=True):
    """GET /api/evenings/{id}."""

    id: str
    title: str
    game: str
    prefix: str
    kind: EveningKind
    size: int
    rounds: int
    """Planned."""
    pace: EveningPace
    phase: EveningPhase
    host: str
    yours: bool
    """The reader runs it."""
    own: int | None
    """The reader's key, unless dropped or not in it."""
    table: str
    """Where the reader plays now; empty: nowhere."""
    standings: tuple[EveningRow, ...]
    played: tuple[EveningRound, ...]
    missing: int
    """Tables of this round that are not over."""
    unmet: int
    """Pairs who have not met."""
