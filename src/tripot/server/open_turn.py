"""A table as it is, and the turn that is being made: it is done in memory, written down, and may have to be undone."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tripot.server.change import Change, CommandKey
from tripot.server.database.changes import decode, encode
from tripot.server.database.store import Overtaken, Statement, Then, Turn, Writing
from tripot.server.database.tables import listing
from tripot.server.services import Services
from tripot.server.table_state import TableState

MOST_DONE = 2000


class News(msgspec.Struct, frozen=True):
    """What a turn has brought, or several that others have written."""

    changes: list[Change]
    arranged: bool
    """Whether the sheet is another."""
    ours: bool
    """Whether this node has written it."""


class OpenTurn:
    def __init__(self, services: Services, state: TableState, done: Iterable[CommandKey]) -> None:
        self.state = state
        self.contested = services.store.shared
        """Whether other nodes may be at work here: then a turn that one of them has overtaken is done again."""
        self._store = services.store
        self._metrics = services.metrics
        self._now = services.settings.now
        self._done = dict.fromkeys(done)
        """In order: what is sent again is not done again."""
        self._before: TableState | None = None
        """Before this turn, where somebody else may be first."""
        self._changes: list[Change] = []
        """Of this turn."""
        self._statements: list[Statement] = []
        self._arranged = False
        self._ours = False

    def knows(self, command: CommandKey) -> bool:
        """Whether it has been done."""
        return command in self._done

    @property
    def changed(self) -> bool:
        """Whether this turn has done anything that must be written."""
        return bool(self._changes)

    def commit(self, change: Change) -> None:
        """Do it in this turn. Problem if it cannot be done, and then nothing has changed."""
        before = self.state.sheet
        if self.contested and not self._changes:
            self._before = self.state.copy()
        self._take(change)
        if self.state.sheet is not before:
            self._statements += listing(self.state.sheet, before, self._now())

    def follow(self, data: str) -> None:
        """A turn that somebody else has written."""
        for change in decode(data):
            self._take(change)
        self.state.turns += 1

    def _take(self, change: Change) -> None:
        before = self.state.sheet
        self.state.take(change)
        self._changes.append(change)
        self._arranged |= self.state.sheet is not before
        if change.done is not None:
            self._done[change.done] = None
            if len(self._done) > MOST_DONE:
                del self._done[next(iter(self._done))]

    def keep(self, then: Then) -> None:
        """Write this turn."""
        self.state.turns += 1
        self._ours = True
        turn = Turn(self.state.sheet.code, self.state.turns, encode(self._changes))
        self._store.put(Writing(self._statements, turn), then)

    def take_back(self) -> None:
        """As it was before this turn: somebody else was first, or Overtaken if that was not expected here."""
        self._metrics.count("tripot_overtaken_total")
        if self._before is None:
            raise Overtaken(self.state.sheet.code)
        self.state = self._before
        for change in self._turn_over():
            if change.done is not None:
                self._done.pop(change.done, None)

    def news(self) -> News:
        """The turn is on the disk, and over."""
        ours, arranged, self._arranged = self._ours, self._arranged, False
        return News(self._turn_over(), arranged, ours)

    def _turn_over(self) -> list[Change]:
        changes, self._changes, self._statements = self._changes, [], []
        self._before, self._ours = None, False
        return changes
