"""A table works in turns: what has come is done, written to the disk, and only then told; meanwhile the rest waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from tripot.server.database.store import Overtaken, Then
from tripot.server.guest import Guest

Work = Callable[[], None]


class TurnOwner(Protocol):
    """Whose turns they are."""

    def changed(self) -> bool:
        """Whether this turn has done anything that must be written."""

    def keep(self, then: Then) -> None:
        """Write this turn."""

    def read(self, then: Then) -> None:
        """Take what others have written since."""

    def tell(self) -> None:
        """What is on the disk may be known."""

    def take_back(self) -> None:
        """As it was before this turn: somebody else was first."""

    def fail(self, error: Exception) -> None: ...


class Turns:
    """Moves that have come together share a turn, and so one commit and one message; anything else has its own."""

    def __init__(self, owner: TurnOwner) -> None:
        self._owner = owner
        self._waiting: deque[tuple[Work, bool]] = deque()
        self._doing: list[tuple[Work, bool]] = []
        """What this turn has to do again if somebody else was first."""
        self._underway = False
        """A turn is about to begin, or is on its way to the disk."""
        self._stale = False
        """Others have written something since."""
        self._answers: list[tuple[Guest, bytes]] = []

    @property
    def resting(self) -> bool:
        return not self._underway

    def put_away(self) -> None:
        del self._owner

    def take(self, work: Work, shared: bool = False) -> None:
        self._waiting.append((work, shared))
        self._begin()

    def look(self) -> None:
        """Before anything else is done, what others have written is read."""
        self._stale = True
        self._begin()

    def say(self, guest: Guest, message: bytes) -> None:
        """At once if this turn has done nothing, else when it is on the disk."""
        if self._owner.changed():
            self._answers.append((guest, message))
        else:
            guest.send(message)

    def _begin(self) -> None:
        if not self._underway:
            self._underway = True
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        if self._stale:
            self._stale = False
            self._owner.read(self._caught_up)
            return
        changed, all_shared = self._owner.changed, True
        while self._waiting and (not changed() or (all_shared and self._waiting[0][1])):
            work, all_shared = self._waiting.popleft()
            if not self._done(work):
                return
            if changed():
                self._doing.append((work, all_shared))
        if changed():
            self._owner.keep(self._kept)
        else:
            self._underway = False

    def _kept(self, error: Exception | None) -> None:
        doing, self._doing = self._doing, []
        answers, self._answers = self._answers, []
        if isinstance(error, Overtaken):
            self._waiting.extendleft(reversed(doing))
            self._stale = True
            if self._done(self._owner.take_back):
                self._go()
            return
        if error is not None:
            self._give_up(error)
            return
        if not self._done(self._owner.tell):
            return
        for guest, message in answers:
            guest.send(message)
        self._go()

    def _caught_up(self, error: Exception | None) -> None:
        if error is not None:
            self._give_up(error)
        elif self._done(self._owner.tell):
            self._go()

    def _done(self, work: Work) -> bool:
        """Whatever fails at this table holds up no other."""
        try:
            work()
        except Exception as error:
            self._give_up(error)
            return False
        return True

    def _give_up(self, error: Exception) -> None:
        """Memory and disk may differ: nothing more is done here."""
        self._waiting.clear()
        self._owner.fail(error)
