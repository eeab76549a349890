"""Who waits for others: lines by game and level. The first who comes sets the moment at which bots take the empty
chairs, and everybody sees it. All of it is in the database, and whoever asks moves it on, so any node will do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tripot.bots.level import LEVELS, Level
from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem
from tripot.server.brought_together import brought_together
from tripot.server.codes import new_code
from tripot.server.database import queue
from tripot.server.database.queue import Line, Waiting
from tripot.server.database.store import Taken
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.past_forms import AskForm
from tripot.server.person import Person
from tripot.server.queue_forms import QueueForm, QueueLine, QueueState
from tripot.server.sheet import Chair
from tripot.server.visit import Visit

PATIENCE = 45_000
"""Milliseconds that the first in a line waits at most."""
AWAY = 10_000
"""Milliseconds after which a page that says nothing is closed; pages ask every two seconds."""
CHAIRS = 4
TRIES = 5


class Queue:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._store = house.services.store
        self._now = house.settings.now
        self._limits = limits

    async def state(self, request: Request, visit: Visit) -> Response:
        return visit.json(await self._state(await visit.known()))

    async def join(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(QueueForm)
        game, person, limits = box(form.game).name, await visit.poster(), self._limits
        visit.hold(limits.allow((limits.queue, person.id), (limits.queue_by_address, visit.address)))
        if limits.limited:
            await self._house.make_room(person)
        await self._wait(person, game, form.level)
        return visit.json(await self._state(person), 201)

    async def stay(self, request: Request, visit: Visit) -> Response:
        """The page is open: whoever says nothing for long has gone."""
        await visit.form(AskForm)
        person = await visit.poster()
        await queue.see(self._store, person.id, self._now())
        return visit.json(await self._state(person))

    async def leave(self, request: Request, visit: Visit) -> Response:
        await visit.form(AskForm)
        person = await visit.poster()
        await queue.leave(self._store, person.id)
        return visit.json(await self._state(person))

    async def _wait(self, person: Person, game: str, level: Level) -> None:
        """In the line that has not departed, or in a new one."""
        for _ in range(TRIES):
            line, now = await queue.last(self._store, game, level), self._now()
            statements = []
            if line is None or line.departed or line.deadline <= now or not await self._others(line, person):
                number = 1 if line is None else line.number + 1
                line = Line(game, level, number, now + PATIENCE, departed=False)
                statements.append(queue.opened(line))
            try:
                await self._store.write([*statements, queue.wait(person.id, person.name, line, now)])
            except Taken:  # somebody came through another node
                continue
            return
        raise Problem("server-trouble")

    async def _others(self, line: Line, person: Person) -> bool:
        """Whether anybody else waits there: who comes to an empty line is the first."""
        waiting = await queue.in_line(self._store, line, self._now() - AWAY)
        return any(one.person != person.id for one in waiting)

    async def _state(self, person: Person | None) -> QueueState:
        own = None if person is None else await queue.own(self._store, person.id)
        if person is not None and own is not None and own.code is None:
            await self._move_on(person, own)
            own = await queue.own(self._store, person.id)
        lines = [await self._line(game, level) for game in BOXES for level in LEVELS]
        open_lines = tuple(line for line in lines if line is not None and line.names)
        waits = own is not None and own.code is None
        mine = (line for line in open_lines if waits and own is not None and (line.game, line.level) == own[2:4])
        return QueueState(
            now=self._now(),
            patience=PATIENCE,
            own=next(mine, None),
            code=(own.code or "") if own is not None else "",
            lines=open_lines,
        )

    async def _line(self, game: str, level: Level) -> QueueLine | None:
        line = await queue.last(self._store, game, level)
        if line is None or line.departed:
            return None
        waiting = await queue.in_line(self._store, line, self._now() - AWAY)
        return QueueLine(game, level, tuple(one.name for one in waiting), chairs(game), line.deadline)

    async def _move_on(self, person: Person, own: Waiting) -> None:
        """The line departs, if it is time or nobody is missing; whoever is left behind waits in the next."""
        line = await queue.last(self._store, own.game, own.level)
        if line is None or line.number != own.number or line.departed:
            current = await queue.own(self._store, person.id)
            if current is not None and current.code is None:
                await self._wait(person, own.game, own.level)
            return
        waiting = await queue.in_line(self._store, line, self._now() - AWAY)
        first = waiting[: chairs(own.game)]
        if not first or (len(first) < chairs(own.game) and self._now() < line.deadline):
            return
        seats, fill = [Chair(one.person, one.name) for one in first], (chairs(own.game), own.level)
        begun = brought_together(
            new_code(), own.game, seats, fill, self._house.settings.seed, "relaxed", self._now(), rated=True
        )
        try:
            also = queue.depart(line, begun[0].code, [one.person for one in first])
            await self._house.tables.add(*begun, also)
        except Taken:  # another node was first
            return


def chairs(game: str) -> int:
    """As many as play a game of the queue."""
    allowed = box(game).players(box(game).edition)
    return min(allowed, key=lambda players: abs(players - CHAIRS))
