"""A table works in turns: what has come is done, written to the disk, and only then told; meanwhile the rest waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from tripot.server.guest import Guest
from tripot.server.store import Store, Writing

Work = Callable[[], None]


class Turns:
    """Moves that have come together share a turn, and so one commit and one message; anything else has its own."""

    def __init__(self, store: Store, tell: Work, failed: Callable[[Exception], None]) -> None:
        self._store = store
        self._tell = tell
        self._failed = failed
        self._waiting: deque[tuple[Work, bool]] = deque()
        self._underway = False
        """A turn is about to begin, or is on its way to the disk."""
        self._answers: list[tuple[Guest, bytes]] = []
        self.writing = Writing()
        """What this turn has to be written."""

    @property
    def resting(self) -> bool:
        return not self._underway

    def take(self, work: Work, shared: bool = False) -> None:
        self._waiting.append((work, shared))
        if not self._underway:
            self._underway = True
            asyncio.get_running_loop().call_soon(self._go)

    def say(self, guest: Guest, message: bytes) -> None:
        """At once if this turn has done nothing, else when it is on the disk."""
        if self.writing:
            self._answers.append((guest, message))
        else:
            guest.send(message)

    def _go(self) -> None:
        all_shared = True
        while self._waiting and (not self.writing or (all_shared and self._waiting[0][1])):
            work, all_shared = self._waiting.popleft()
            if not self._done(work):
                return
        if self.writing:
            self._store.put(self.writing, self._kept)
        else:
            self._underway = False

    def _kept(self, error: Exception | None) -> None:
        if error is not None:
            self._give_up(error)
            return
        self.writing, answers, self._answers = Writing(), self._answers, []
        if not self._done(self._tell):
            return
        for guest, message in answers:
            guest.send(message)
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
        self._failed(error)
