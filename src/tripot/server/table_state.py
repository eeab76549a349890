"""What has come of the turns of a table. It is a fold of them, whoever wrote them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from itertools import chain

import msgspec

from tripot.kernel.problem import Problem
from tripot.server.change import Acted, Arranged, Begun, Change, Dismissed, Recalled, Said
from tripot.server.chat import Chat
from tripot.server.database.changes import decode
from tripot.server.play import Play
from tripot.server.sheet import Entry, Header, Sheet
from tripot.server.wire import Pace

Seconds = Callable[[Pace], float | None]
"""For one decision; None: no clock."""


class TableState:
    def __init__(self, sheet: Sheet, seconds: Seconds) -> None:
        self.sheet = sheet
        self.play: Play | None = None
        self.chat = Chat()
        self.turns = 0
        """How many there were."""
        self._seconds = seconds

    def take(self, change: Change) -> None:
        """Problem if it cannot be done, and then nothing has changed."""
        match change:
            case Acted():
                self._act(change.entry)
            case Said():
                self.chat.add(change.spoken)
            case Begun():
                self.play = Play(change.sheet.number, change.header, self._seconds(change.header.pace))
                self.sheet = change.sheet
            case Arranged() | Dismissed():
                self.sheet = change.sheet
                if self.sheet.phase == "lobby":
                    self.play = None
            case Recalled():
                pass

    def _act(self, entry: Entry) -> None:
        if self.play is not None:
            self.play.take(entry)
            if self.play.over:
                self.sheet = msgspec.structs.replace(self.sheet, phase="over")

    def copy(self) -> TableState:
        """What happens to one does not happen to the other."""
        twin = copy.copy(self)
        twin.chat = self.chat.copy()
        twin.play = None if self.play is None else self.play.copy()
        return twin


def told(turns: Sequence[str], seconds: Seconds) -> tuple[TableState, list[Change]]:
    """The table after these turns and all that they changed. Games before the last are not played again."""
    changes = [change for data in turns for change in decode(data)]
    first = changes[0]
    assert isinstance(first, Arranged | Begun)
    state = TableState(first.sheet, seconds)
    last = max((number for number, change in enumerate(changes) if isinstance(change, Begun)), default=0)
    for change in changes[:last]:
        match change:
            case Begun():
                state.take(Arranged(change.sheet))
            case Acted():
                pass
            case _:
                state.take(change)
    for change in changes[last:]:
        state.take(change)
    state.turns = len(turns)
    if state.play is not None:
        state.play.settle()
    return state, changes


def played(turns: Sequence[str], number: int, seconds: Seconds) -> Play:
    """One game of a table, played again; Problem if there is none."""
    header: Header | None = None
    entries: list[Entry] = []
    for change in chain.from_iterable(map(decode, turns)):
        match change:
            case Begun() if header is not None:
                break
            case Begun() if change.sheet.number == number:
                header = change.header
            case Acted() if header is not None:
                entries.append(change.entry)
    if header is None:
        raise Problem("server-no-game")
    return Play(number, header, seconds(header.pace), entries)
