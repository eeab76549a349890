"""Nobody is told anything before all that was done until then is on the disk."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable

from tripot.server.guest import Guest
from tripot.server.store import Pen, Store, Writing

Parcel = list[tuple[Guest, bytes]]


class Outbox:
    """A table goes on while the disk writes; what it says waits here, in order."""

    def __init__(self, store: Store, failed: Callable[[sqlite3.Error], None]) -> None:
        self._store = store
        self._failed = failed
        self._pen = Pen()
        self._parcels: deque[Parcel] = deque()
        """One for each writing under way: what is said once it is on the disk."""

    @property
    def empty(self) -> bool:
        return not self._parcels

    def keep(self, writing: Writing) -> None:
        self._parcels.append([])
        self._store.put(writing, self._kept, self._pen)

    def say(self, guest: Guest, message: bytes) -> None:
        if self._parcels:
            self._parcels[-1].append((guest, message))
        else:
            guest.send(message)

    def _kept(self, error: sqlite3.Error | None) -> None:
        parcel = self._parcels.popleft()
        if error is not None:
            self._failed(error)
            return
        for guest, message in parcel:
            guest.send(message)
