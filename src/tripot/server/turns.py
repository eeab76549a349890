"""A table works in turns: what has come is done, written to the disk, and only then told; meanwhile the rest waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from operator import itemgetter
from typing import NamedTuple, Protocol

from tripot.server.database.store import Overtaken, Then
from tripot.server.guest import Guest
from tripot.server.open_turn import OpenTurn

Answer = tuple[Guest, bytes]
Work = Callable[[], Answer | None]
Rank = Callable[[], int]


class Take(Protocol):
    """The door by which work comes to its turn."""

    def __call__(self, work: Work, shared: bool = False) -> None: ...


class Waiting(NamedTuple):
    work: Work
    shared: bool = False
    rank: Rank | None = None
    """Its place among moves that cross; a negative one, or none: it comes as it arrives."""


class Crew(Protocol):
    """Who does the work of a table."""

    def read(self, then: Then) -> None:
        """Take what others have written since."""

    def start_over(self, then: Then) -> None:
        """Forget this turn: somebody else was first."""

    def tell(self, later: Take) -> None:
        """What is on the disk may be known; what comes of it comes back later."""

    def fail(self, error: Exception) -> None: ...


class Turns:
    """Moves that have come together share a turn, and so one commit and one message; anything else has its own."""

    def __init__(self, open_turn: OpenTurn, crew: Crew) -> None:
        self._open_turn = open_turn
        self._crew = crew
        self._waiting: deque[Waiting] = deque()
        self._doing: list[Waiting] = []
        """What this turn has to do again if somebody else was first."""
        self._underway = False
        """A turn is about to begin, or is on its way to the disk."""
        self._stale = False
        """Others have written something since."""
        self._answers: list[Answer] = []

    @property
    def resting(self) -> bool:
        return not self._underway

    def take(self, work: Work, shared: bool = False, rank: Rank | None = None) -> None:
        self._waiting.append(Waiting(work, shared, rank))
        self._begin()

    def look(self) -> None:
        """Before anything else is done, what others have written is read."""
        self._stale = True
        self._begin()

    def _begin(self) -> None:
        if not self._underway:
            self._underway = True
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        if self._stale:
            self._stale = False
            self._crew.read(self._caught_up)
            return
        open_turn, all_shared = self._open_turn, True
        while self._waiting and (not open_turn.changed or (all_shared and self._waiting[0].shared)):
            self._sort()
            waiting = self._waiting.popleft()
            all_shared = waiting.shared
            if not self._done(waiting.work):
                return
            if open_turn.changed:
                self._doing.append(waiting)
        if open_turn.changed:
            open_turn.keep(self._kept)
        else:
            self._underway = False

    def _sort(self) -> None:
        """Moves that are here before anybody was told of another go in the order that the game gives them."""
        crossed: list[tuple[int, Waiting]] = []
        while len(self._waiting) + len(crossed) > 1 and self._waiting:
            rank = self._waiting[0].rank
            place = -1 if rank is None else rank()
            if place < 0:
                break
            crossed.append((place, self._waiting.popleft()))
        crossed.sort(key=itemgetter(0))
        self._waiting.extendleft(waiting for _, waiting in reversed(crossed))

    def _kept(self, error: Exception | None) -> None:
        doing, self._doing = self._doing, []
        answers, self._answers = self._answers, []
        if isinstance(error, Overtaken):
            self._waiting.extendleft(reversed(doing))
            self._stale = True
            self._crew.start_over(self._caught_up)
        elif error is not None:
            self._give_up(error)
        elif self._done(self._tell):
            for guest, message in answers:
                guest.send(message)
            self._go()

    def _caught_up(self, error: Exception | None) -> None:
        if error is not None:
            self._give_up(error)
        elif self._done(self._tell):
            self._go()

    def _tell(self) -> None:
        self._crew.tell(self.take)

    def _done(self, work: Work) -> bool:
        """Whatever fails at this table holds up no other."""
        try:
            answer = work()
        except Exception as error:
            self._give_up(error)
            return False
        if answer is not None:
            self._say(answer)
        return True

    def _say(self, answer: Answer) -> None:
        """At once if this turn has done nothing, else when it is on the disk."""
        if self._open_turn.changed:
            self._answers.append(answer)
        else:
            guest, message = answer
            guest.send(message)

    def _give_up(self, error: Exception) -> None:
        """Memory and disk may differ: nothing more is done here."""
        self._waiting.clear()
        self._crew.fail(error)
