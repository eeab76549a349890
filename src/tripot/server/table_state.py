"""What has come of the turns of a table. It is a fold of them, whoever wrote them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence

import msgspec

from tripot.kernel.problem import Problem
from tripot.server.change import Change
from tripot.server.chat import Chat
from tripot.server.play import Play
from tripot.server.sheet import Entry, Header, Sheet
from tripot.server.wire import Pace

Seconds = Callable[[Pace], float | None]
"""For one decision; None: no clock."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Change]).decode


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
        sheet = change.sheet or self.sheet
        if change.entry is not None and self.play is not None:
            self.play.take(change.entry)
            if self.play.over:
                sheet = msgspec.structs.replace(sheet, phase="over")
        if change.header is not None:
            self.play = Play(sheet.number, change.header, self._seconds(change.header.pace))
        if change.spoken is not None:
            self.chat.add(change.spoken)
        if sheet.phase == "lobby":
            self.play = None
        self.sheet = sheet

    def copy(self) -> TableState:
        """What happens to one does not happen to the other."""
        twin = copy.copy(self)
        twin.chat = self.chat.copy()
        twin.play = None if self.play is None else self.play.copy()
        return twin


def told(turns: Sequence[str], seconds: Seconds) -> tuple[TableState, list[Change]]:
    """The table after these turns and all that they changed. Games before the last are not played again."""
    changes = [change for data in turns for change in decode(data)]
    first = changes[0].sheet
    assert first is not None
    state = TableState(first, seconds)
    last = max((number for number, change in enumerate(changes) if change.header is not None), default=0)
    for change in changes[:last]:
        state.take(msgspec.structs.replace(change, header=None, entry=None))
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
    for data in turns:
        for change in decode(data):
            if change.header is not None and change.sheet is not None:
                if header is not None:
                    return Play(number, header, seconds(header.pace), entries)
                header = change.header if change.sheet.number == number else None
            elif header is not None and change.entry is not None:
                entries.append(change.entry)
    if header is None:
        raise Problem("server-no-game")
    return Play(number, header, seconds(header.pace), entries)
