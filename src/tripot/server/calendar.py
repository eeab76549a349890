"""Whether the date can be believed. A clock that is set wrong makes everything look old, and what is old is deleted.

The time that has passed since the process began is nobody's to set: if the date moves otherwise, it has jumped. Whether
it is right now, or was before, only time tells.
"""

from __future__ import annotations

from collections.abc import Callable

from tripot.server.logs import log

HOUR = 3600.0
SLACK = 0.1 * HOUR
"""Seconds by which a clock may be put right without a word."""
CALM = HOUR
"""Seconds after a start for which nothing is believed: a machine may have to ask for the time first."""
PROBATION = 24 * HOUR
"""Seconds for which a date must keep step before it is believed, once it has jumped."""
LONG = 7 * 24 * HOUR
"""Seconds without any trace of use that look like a jump in our absence."""


class Calendar:
    def __init__(self, now: Callable[[], int], uptime: Callable[[], float]) -> None:
        """In milliseconds since 1970, and in seconds since any moment."""
        self._now = now
        self._uptime = uptime
        self._seen = self._now() / 1000, self._uptime()
        self._believed_from = self._uptime() + CALM

    def missed(self, newest: int | None) -> None:
        """At a start: when the house was last used, in milliseconds since 1970. A house that was closed for long, or
        whose clock is wrong: it looks the same."""
        if newest is not None and abs(self._now() - newest) / 1000 > LONG:
            self._doubt(abs(self._now() - newest) / 1000)

    def believed(self) -> bool:
        """Whether the date has kept step for long enough."""
        (date, ran), self._seen = self._seen, (self._now() / 1000, self._uptime())
        jump = (self._seen[0] - date) - (self._seen[1] - ran)
        if abs(jump) > SLACK:
            self._doubt(jump)
        return self._uptime() >= self._believed_from

    def _doubt(self, seconds: float) -> None:
        log("clock-jumped", hours=round(seconds / HOUR))
        self._believed_from = self._uptime() + PROBATION
