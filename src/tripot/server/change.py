"""What a command does to a table, each kind for itself. It is on the disk before anybody learns of it."""

from __future__ import annotations

import msgspec

from tripot.kernel.record import Oath
from tripot.server.patch import Patch
from tripot.server.sheet import Entry, Header, Sheet, Spoken

CommandKey = tuple[str, str]
"""A person, and the name that this person gave to a command."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What all changes have in common."""

    done: CommandKey | None = None
    """The command that did this: it is never done twice."""


class Laid(Done, frozen=True):
    """The table as it is at first; before 0.2, as it was after any change."""

    sheet: Sheet


class Arranged(Done, frozen=True):
    """Chairs, options or the host have changed."""

    patch: Patch


class Dismissed(Done, frozen=True):
    """Somebody was kicked."""

    patch: Patch
    person: str


class Conceded(Done, frozen=True):
    """Somebody has left the game, and watches from now on."""

    patch: Patch
    person: str


class Begun(Done, frozen=True):
    """The game of this sheet begins."""

    sheet: Sheet
    header: Header


class Acted(Done, frozen=True):
    entry: Entry


class Said(Done, frozen=True):
    spoken: Spoken


class Witnessed(Done, frozen=True):
    """A seat's page has signed what it was told."""

    oath: Oath


class Ordered(Done, frozen=True):
    """A seat wants this answered in its absence, up to an amount; None: no longer."""

    seat: int
    order: str
    amount: int | None


class Recalled(Done, frozen=True):
    """Only that a command was done: what came of it in version 0.1 is told by other changes."""


Change = Laid | Arranged | Dismissed | Conceded | Begun | Acted | Said | Witnessed | Ordered | Recalled
