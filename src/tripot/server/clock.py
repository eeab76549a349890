"""Whose answer is awaited, since when, and until when. All of it follows from public facts."""

from __future__ import annotations


class Clock:
    """Each question to a seat is a ticket with a deadline; taking an answer back brings the old deadline back."""

    def __init__(self, seats: int, seconds: float | None) -> None:
        self._length = None if seconds is None else round(seconds * 1000)
        self._last: list[int | None] = [None] * seats
        self.deadlines: list[int | None] = [None] * seats
        self.tickets = [0] * seats
        """0: nothing is asked; else a number that no other question to this seat has had."""
        self._issued = 0

    def ask(self, waiting: list[int], at: int, actor: int | None = None, undo: bool = False) -> None:
        """After a step of `actor`: these seats must answer."""
        for seat in range(len(self.tickets)):
            if seat not in waiting:
                self.tickets[seat] = 0
                self.deadlines[seat] = None
            elif not self.tickets[seat] or seat == actor:
                self._issued += 1
                self.tickets[seat] = self._issued
                if self._length is not None:
                    again = self._last[seat] if undo and seat == actor else None
                    self._last[seat] = self.deadlines[seat] = again or at + self._length

    def late(self, seat: int, now: int) -> bool:
        deadline = self.deadlines[seat]
        return deadline is not None and deadline <= now

    def next_deadline(self, now: int) -> int | None:
        if self._length is None:
            return None
        return min((deadline for deadline in self.deadlines if deadline is not None and deadline > now), default=None)
