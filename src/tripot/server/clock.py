"""Whose answer is awaited and until when, and when the game's own clock acts. All of it follows from public facts."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.server.bank import Bank, each


class Clock:
    """Each question to a seat is a ticket with a deadline; taking an answer back brings the old deadline back."""

    def __init__(self, seats: int, time: Bank | float | None) -> None:
        self._time = each(time) if isinstance(time, int | float) else time
        self._left = [0 if self._time is None else milliseconds(self._time.start)] * seats
        """What each seat has for its next question, or had when it was last asked."""
        self._costs = [True] * seats
        """Whether the answer to the last question will be paid from it."""
        self.away = [0] * seats
        """Until when each seat's clock stands still; its time begins then."""
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
        self,
        waiting: list[int],
        at: int,
        actor: int | None = None,
        undo: bool = False,
        public: bool = True,
        quiet: bool = False,
    ) -> None:
        """After a step of `actor`: these seats must answer. What only some may know of gives nobody more time, or
        everybody would know; and what is answered quietly costs nobody any, or its next clock would tell when."""
        for seat in range(len(self.tickets)):
            if self.tickets[seat] and not undo and (seat not in waiting or (seat == actor and public)):
                self._pay(seat, at)
            if seat not in waiting:
                self.tickets[seat] = 0
                self.deadlines[seat] = None
            elif not self.tickets[seat] or seat == actor:
                anew = public or not self.tickets[seat]
                self._issued[seat] += 1
                self.tickets[seat] = self._issued[seat]
                if anew and not (undo and seat == actor):
                    self.since[seat] = at
                if self._time is not None and anew:
                    again = self._last[seat] if undo and seat == actor else None
                    self._last[seat] = self.deadlines[seat] = again or max(at, self.away[seat]) + self._left[seat]
                    self._costs[seat] = not quiet

    def _pay(self, seat: int, at: int) -> None:
        """An answer is there: what is left of its time, and a little more, is for the next."""
        deadline = self._last[seat]
        if self._time is not None and deadline is not None and self._costs[seat]:
            left = max(0, deadline - max(at, self.away[seat])) + milliseconds(self._time.gain)
            self._left[seat] = min(left, milliseconds(self._time.most))

    def rest(self, seat: int, until: int, at: int) -> None:
        """This seat's clock stands still until then; not later than now: it runs again."""
        before, self.away[seat] = max(at, self.away[seat]), max(at, until)
        deadline = self._last[seat]
        if deadline is not None:
            self._last[seat] = deadline = deadline + self.away[seat] - before
            if self.tickets[seat]:
                self.deadlines[seat] = deadline

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


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
