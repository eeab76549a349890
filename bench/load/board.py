"""A table as its players see it from outside: who is asked, and when everybody knows of a move."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from bench.load.meter import Meter
from bench.party import Failed

if TYPE_CHECKING:
    from bench.load.seat import Seat

SEATS = 4


class Board:
    """Holds its players back until they are released, or lets one answer at a time."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when every seat has seen the end of the game."""
        self._released = False
        self._asked: list[Seat] = []
        self._sent = [0.0] * SEATS
        self._arriving: dict[int, list[float]] = {}
        """For each move on its way: when it was sent, and how many seats know of it."""

    def ask(self, seat: Seat) -> None:
        """A question for this seat; it is asked once."""
        if self._released:
            self._answer(seat)
        else:
            self._asked.append(seat)

    def release(self) -> None:
        """From now on everybody answers at once."""
        self._released = True
        while self._asked:
            self.answer_one()

    def answer_one(self) -> None:
        """Whoever has waited longest answers."""
        if self._asked:
            self._answer(self._asked.pop(0))

    def _answer(self, seat: Seat) -> None:
        self._sent[seat.number] = perf_counter()
        seat.answer()

    def known(self, move: int, actor: int, over: bool) -> None:
        """One more seat knows of the table's move with this number."""
        arriving = self._arriving.setdefault(move, [self._sent[actor], 0])
        arriving[1] += 1
        if arriving[1] == SEATS:
            del self._arriving[move]
            self.meter.waits.append(perf_counter() - arriving[0])
            if over and not self.over.done():
                self.over.set_result(None)

    async def wait(self, answer: asyncio.Future[None]) -> None:
        """For an answer; Failed if the table fails first."""
        await asyncio.wait((answer, self.over), return_when=asyncio.FIRST_COMPLETED)
        if self.over.done():
            self.over.result()

    def fail(self, why: str) -> None:
        if not self.over.done():
            self.over.set_exception(Failed(why))
