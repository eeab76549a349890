"""What whoever hosts the house sees of it, and can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tripot.server.forms import Form, ShortText
from tripot.server.wire import Pace, Phase

Id = Annotated[str, msgspec.Meta(max_length=60)]


class AdminForm(Form, frozen=True):
    """POST /api/admin: the token that the house has printed when it opened."""

    token: ShortText


class BanForm(Form, frozen=True):
    """POST /api/admin/ban: for so many days; 0: for good."""

    person: Id
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)]
    reason: ShortText = ""


class LiftForm(Form, frozen=True):
    """POST /api/admin/lift: this person may come in again."""

    person: Id


class CloseForm(Form, frozen=True):
    """POST /api/admin/close: this report is settled; …/remove: this table goes with all that was there; …/leave."""

    id: Id


class AdminLimit(msgspec.Struct, frozen=True):
    name: str
    rate: float
    """A second."""
    burst: float
    held: int
    """How often it has held something back since this node has opened."""


class AdminFailure(msgspec.Struct, frozen=True):
    event: str
    count: int


class AdminHouse(msgspec.Struct, frozen=True):
    """GET /api/admin."""

    version: str
    since: int
    """When this node has opened, in milliseconds since 1970."""
    nodes: int
    sockets: int
    people: int
    tables: int
    running: int
    """Tables where a game goes on."""
    reports: int
    """Those that are open."""
    bans: int
    failures: tuple[AdminFailure, ...]
    limits: tuple[AdminLimit, ...]


class AdminTable(msgspec.Struct, frozen=True):
    code: str
    game: str
    prefix: str
    phase: Phase
    pace: Pace
    names: tuple[str, ...]
    touched: int
    counts: bool
    """It is rated, or of an evening."""


class AdminTables(msgspec.Struct, frozen=True):
    """GET /api/admin/tables: the latest first."""

    tables: tuple[AdminTable, ...]


class AdminPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    devices: int
    seen: int
    """The day of the last visit, by its beginning, in milliseconds since 1970."""
    tables: int
    games: int
    reports: int
    """About this person."""
    banned: bool


class AdminPeople(msgspec.Struct, frozen=True):
    """GET /api/admin/people?name=…: whoever was here last comes first."""

    people: tuple[AdminPerson, ...]


class AdminReport(msgspec.Struct, frozen=True):
    id: str
    at: int
    code: str
    kind: str
    words: str
    accused: str
    name: str
    by: str
    """Who has reported it, by name."""
    said: tuple[str, ...]
    """By the accused, at this table."""
    closed: bool
    banned: bool


class AdminReports(msgspec.Struct, frozen=True):
    """GET /api/admin/reports: open ones first."""

    reports: tuple[AdminReport, ...]


class AdminBan(msgspec.Struct, frozen=True):
    person: str
    name: str
    since: int
    until: int
    """0: for good."""
    reason: str


class AdminBans(msgspec.Struct, frozen=True):
    """GET /api/admin/bans."""

    bans: tuple[AdminBan, ...]
