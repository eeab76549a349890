"""Whose answer is awaited and until when, and when the game's own clock acts. All of it follows from public facts."""

from __future__ import annotations

from collections.abc import Sequence


class Clock:
    """Each question to a seat is a ticket with a deadline; taking an answer back brings the old deadline back."""

    def __init__(self, seats: int, seconds: float | None) -> None:
        self._length = None if seconds is None else round(seconds * 1000)
        self._last: list[int | None] = [None] * seats
        self.deadlines: list[int | None] = [None] * seats
        self.tickets = [0] * seats
        """0: nothing is asked; else the number of this question among all to this seat."""
        self._issued = [0] * seats
        self.since = [0] * seats
        """When the last question was asked; taking an answer back asks no new one."""
        self.alarm: int | None = None
        """When the game's own clock acts if nothing happens; None: the game does not wait for it."""

    def ask(
        self, waiting: list[int], at: int, actor: int | None = None, undo: bool = False, public: bool = True
    ) -> None:
        """After a step of `actor`: these seats must answer. What only some may know of gives nobody more time, or
        everybody would know."""
        for seat in range(len(self.tickets)):
            if seat not in waiting:
                self.tickets[seat] = 0
                self.deadlines[seat] = None
            elif not self.tickets[seat] or seat == actor:
                anew = public or not self.tickets[seat]
                self._issued[seat] += 1
                self.tickets[seat] = self._issued[seat]
                if anew and not (undo and seat == actor):
                    self.since[seat] = at
                if self._length is not None and anew:
                    again = self._last[seat] if undo and seat == actor else None
                    self._last[seat] = self.deadlines[seat] = again or at + self._length

    def wind(self, length: int, at: int, public: bool) -> None:
        """After a step: the game's clock acts after so many milliseconds (0: never). What only some may know of
        does not put it off."""
        if length == 0:
            self.alarm = None
        elif public or self.alarm is None:
            self.alarm = at + length

    def shown(self, waiting: Sequence[int]) -> tuple[int | None, ...]:
        """The deadlines, to somebody for whom these seats have still to answer."""
        return tuple(last if seat in waiting else None for seat, last in enumerate(self._last))

    def asked(self) -> list[int]:
        """The seats that must answer."""
        return [seat for seat, ticket in enumerate(self.tickets) if ticket]

    def late(self, seat: int, now: int) -> bool:
        deadline = self.deadlines[seat]
        return deadline is not None and deadline <= now

    def next_deadline(self, now: int) -> int | None:
        deadlines = [deadline for deadline in self.deadlines if deadline is not None and deadline > now]
        return min(deadlines if self.alarm is None else [*deadlines, self.alarm], default=None)

    @property
    def due(self) -> int | None:
        """When a time runs out, or has run out; None: there is none."""
        return min((time for time in (*self.deadlines, self.alarm) if time is not None), default=None)
