"""What is asked and answered about people at a table: whom one does not want to hear, what the host should know."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tripot.server.forms import Form
from tripot.server.wire import Chair, Channel, Count

ReportKind = Literal["words", "name", "leaving", "cheating", "other"]
LONGEST_REPORT = 500


class WhomForm(Form, frozen=True):
    """POST /api/tables/{code}/mute: whoever sits in this chair, or has said this."""

    chair: Chair | None = None
    channel: Channel = "players"
    number: Count = 0


class ReportForm(WhomForm, frozen=True):
    """POST /api/tables/{code}/report: the host of the house reads it, with what that person has said there."""

    kind: ReportKind = "other"
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)] = ""


class UnmuteForm(Form, frozen=True):
    """POST /api/me/muted/remove."""

    key: Annotated[str, msgspec.Meta(max_length=40)]


class MutedPerson(msgspec.Struct, frozen=True):
    key: str
    name: str
    """As this person was called then."""
    since: int
    """In milliseconds since 1970."""


class Muted(msgspec.Struct, frozen=True):
    """GET /api/me/muted: those whom the reader does not want to hear."""

    people: tuple[MutedPerson, ...]


class DeleteForm(Form, frozen=True):
    """POST /api/me/delete: all that is known of the sender goes; `name` is his, so that nobody does it by mistake."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
