"""Who is at a table now, who has gone, and since when."""

from __future__ import annotations

from tripot.kernel.seats import SPECTATOR
from tripot.server.guest import Guest
from tripot.server.lobby import SLOW
from tripot.server.sheet import Sheet


class Presence:
    def __init__(self, sheet: Sheet, now: int, grace: float) -> None:
        self.guests: set[Guest] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """People who are at this table through other nodes."""
        self._grace = round(grace * 1000)
        self.eyes: dict[Guest, int] = {}
        """The seat through whose eyes each guest sees the game."""
        self._away: dict[str, int] = {}
        """Since when the people who sit here have been gone."""
        self.look(sheet, now)

    def look(self, sheet: Sheet, now: int) -> None:
        """After guests or chairs have changed."""
        here = self.people()
        seated = [chair.person for chair in sheet.chairs if chair.person is not None and chair.held]
        self._away = {person: self._away.get(person, now) for person in seated if person not in here}
        self.eyes = {guest: viewer(sheet, guest.person.id) for guest in self.guests}

    def people(self) -> frozenset[str]:
        return self.arrived() | self.elsewhere

    def arrived(self) -> frozenset[str]:
        """Through this node."""
        return frozenset(guest.person.id for guest in self.guests)

    def here(self, person: str) -> bool:
        return person not in self._away

    def gone(self, person: str, now: int) -> bool:
        """For longer than the grace period."""
        return person in self._away and now - self._away[person] >= self._grace

    def can_fill(self, sheet: Sheet, number: int, now: int) -> bool:
        """A player of a running game has been gone for long, and no bot stands in; in a slow one everybody is."""
        chair = sheet.chairs[number]
        gone = chair.person is not None and chair.held and self.gone(chair.person, now)
        return sheet.phase == "playing" and sheet.pace not in SLOW and gone and chair.level is None

    def next_gone(self, now: int) -> int | None:
        """When the next grace period ends."""
        if not self._away:
            return None
        ends = (since + self._grace for since in self._away.values())
        return min((end for end in ends if end > now), default=None)

    def spectators(self, sheet: Sheet) -> int:
        return sum(sheet.chair_of(person) is None for person in self.people())


def viewer(sheet: Sheet, person: str) -> int:
    """The seat through whose eyes this person sees the game."""
    chair = sheet.chair_of(person)
    return SPECTATOR if chair is None else chair
