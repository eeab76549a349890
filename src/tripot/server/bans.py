"""Who may not come in: every node knows it by heart, for each request asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tripot.kernel.problem import Problem
from tripot.server.database import bans
from tripot.server.database.bans import Ban
from tripot.server.database.store import Store

DAY = 86_400_000


class Bans:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._people: dict[str, Ban] = {}
        self._devices: dict[str, str] = {}

    async def refresh(self) -> list[str]:
        """As the disk has it; who is banned that we did not know of."""
        before = self._people
        self._people = {ban.person: ban for ban in await bans.everybody(self._store)}
        self._devices = await bans.devices(self._store) if self._people else {}
        return [person for person in self._people if person not in before]

    def known(self, person: str, device: str = "") -> Ban | None:
        """The ban on this person, or on this device."""
        found = self._people.get(person) or self._people.get(self._devices.get(device, ""))
        return None if found is None or 0 < found.until <= self._now() else found

    def check(self, person: str, device: str) -> None:
        """Problem to whoever may not come in."""
        found = self.known(person, device)
        if found is not None:
            days = -(-(found.until - self._now()) // DAY) if found.until else 0
            raise Problem("server-banned", days=days)

    def all(self) -> list[Ban]:
        return [ban for ban in self._people.values() if self.known(ban.person) is not None]

    async def ban(self, ban: Ban, sessions: Iterable[str]) -> None:
        await bans.add(self._store, ban, sessions)
        await self.refresh()

    async def lift(self, person: str) -> None:
        await bans.lift(self._store, person)
        await self.refresh()
