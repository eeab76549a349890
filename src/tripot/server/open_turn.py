"""A table as it is, and the turn that is being made: it is done in memory, written down, and may have to be undone."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tripot.server.change import Change, CommandKey
from tripot.server.database import outcomes, played
from tripot.server.database.changes import decode, encode
from tripot.server.database.store import Statement, Then, Turn, Writing
from tripot.server.database.tables import listing, moved, wake
from tripot.server.database.turns import keep
from tripot.server.outcome import outcome_of
from tripot.server.past import past_of
from tripot.server.services import Services
from tripot.server.table_state import TableState, snapshot_of

MOST_DONE = 2000
BETWEEN_SNAPSHOTS = 500
"""Turns."""


class News(msgspec.Struct, frozen=True):
    """What a turn has brought, or several that others have written."""

    changes: list[Change]
    arranged: bool
    """Whether the sheet is another."""
    ours: bool
    """Whether this node has written it."""


class OpenTurn:
    def __init__(self, services: Services, state: TableState, done: Iterable[CommandKey], snapped: int) -> None:
        self.state = state
        self.contested = services.store.shared
        """Whether other nodes may be at work here: then a turn that one of them has overtaken is done again."""
        self._store = services.store
        self._metrics = services.metrics
        self._now = services.settings.now
        self._done = dict.fromkeys(done)
        """In order: what is sent again is not done again."""
        self._snapped = snapped
        """How many turns the last snapshot has."""
        self._due: int | None = None
        """When the disk says that something happens here by itself, as far as we know."""
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
        before, still = self.state.sheet, not self.state.moved
        self._take(change)
        if self.state.sheet is not before:
            self._statements += listing(self.state.sheet, before, self._now())
            if self.state.play is not None and before.phase == "playing":
                self._statements += map(played.add, past_of(self.state.sheet, self.state.play))
                if (outcome := outcome_of(self.state.sheet, self.state.play)) is not None:
                    self._statements.append(outcomes.add(outcome))
        if still and self.state.moved:
            self._statements.append(moved(before.code))

    def follow(self, data: str) -> None:
        """A turn that somebody else has written."""
        for change in decode(data):
            self._take(change)
        self.state.turns += 1
        self.state.size += len(data)

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
        state = self.state
        turn = Turn(state.sheet.code, state.turns + 1, encode(self._changes))
        state.turns += 1
        state.size += len(turn.data)
        self._ours = True
        self._wake()
        if state.turns - self._snapped >= BETWEEN_SNAPSHOTS:
            self._statements.append(self.snapshot())
        self._store.put(Writing(self._statements, turn), then)

    def _wake(self) -> None:
        """What the disk says about when something happens here by itself must not be too late."""
        due = self.state.due()
        if due is not None and (self.contested or self._due is None or due < self._due):
            self._statements.append(wake(self.state.sheet.code, due))
            self._due = due

    def snapshot(self) -> Statement:
        """Of the table as it is."""
        self._snapped = self.state.turns
        return keep(snapshot_of(self.state, self._done))

    @property
    def unseen(self) -> bool:
        """Whether there were turns since the last snapshot."""
        return self.state.turns > self._snapped

    def take_back(self, before: TableState) -> None:
        """As it was before this turn: somebody else was first."""
        self.state, self._due = before, None
        for change in self._turn_over():
            if change.done is not None:
                self._done.pop(change.done, None)

    def news(self) -> News:
        """The turn is on the disk, and over."""
        ours, arranged, self._arranged = self._ours, self._arranged, False
        return News(self._turn_over(), arranged, ours)

    def _turn_over(self) -> list[Change]:
        changes, self._changes, self._statements = self._changes, [], []
        self._ours = False
        return changes
