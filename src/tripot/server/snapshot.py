"""A table as it was after so many turns: those before it need not be read again to go on."""

from __future__ import annotations

import msgspec

from tripot.kernel.record import Oath
from tripot.kernel.talk import Word
from tripot.server.change import CommandKey
from tripot.server.sheet import Entry, Header, Sheet, Spoken


class Snapshot(msgspec.Struct, frozen=True):
    turns: int
    size: int
    sheet: Sheet
    said: tuple[Spoken, ...]
    done: tuple[CommandKey, ...]
    moved: bool
    header: Header | None
    entries: tuple[Entry, ...]
    """Of the game that is going on, or was the last."""
    oaths: tuple[Oath, ...] = ()
    """Of the pages that saw its end."""
    words: tuple[Word, ...] = ()
    """What was said in it in words of the game."""
    orders: dict[int, dict[str, int]] = {}
    """What its seats want answered in their absence."""
