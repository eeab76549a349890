"""Evenings over HTTP: whoever runs one opens its rounds, and everybody is sent to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.server import evening as entering
from tripot.server.brought_together import brought_together
from tripot.server.codes import new_code, read_code
from tripot.server.database import evenings, outcomes
from tripot.server.database.store import Overtaken, Taken
from tripot.server.evening import MOST_ENTRANTS, MOST_ROUNDS, Evening, Seating
from tripot.server.evening_forms import DropForm, EveningBotsForm, EveningCard, EveningForm, EveningView, MyEvenings
from tripot.server.evening_view import as_csv, evening_view, exported, ranks
from tripot.server.forms import Place
from tripot.server.house import House
from tripot.server.identity import clean
from tripot.server.limits import Limits
from tripot.server.outcome import Outcome
from tripot.server.pairing import next_round
from tripot.server.past_forms import AskForm
from tripot.server.person import Person
from tripot.server.sheet import Chair
from tripot.server.standings import standings
from tripot.server.visit import Visit

MINE = 20
TRIES = 8
Work = Callable[[Evening], Evening]


class Evenings:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._store = house.services.store
        self._now = house.settings.now
        self._limits = limits

    async def mine(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        found = [] if person is None else await evenings.of_person(self._store, person.id, MINE)
        return visit.json(MyEvenings(tuple(card(one, person) for one in found)))

    async def open(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(EveningForm)
        person, limits = await visit.poster(), self._limits
        visit.hold(limits.allow((limits.evenings, person.id), (limits.evenings_by_address, visit.address)))
        found, title = box(form.game), clean(form.title)
        allowed = found.players(found.edition)
        if not title:
            raise Problem("evening-title")
        if form.size not in allowed:
            raise Problem("evening-size", allowed=", ".join(map(str, allowed)))
        made = Evening(
            id=new_code(),
            title=title,
            host=person.id,
            host_name=person.name,
            game=found.name,
            kind=form.kind,
            size=form.size,
            rounds=form.rounds,
            pace=form.pace,
        )
        await evenings.write(self._store, 1, made, self._now())
        return visit.json(Place(made.id), 201)

    async def evening(self, request: Request, visit: Visit) -> Response:
        await visit.look()
        _, found = await self._found(request)
        await self._lay(found)
        return visit.json(await self._view(found, await visit.known()))

    async def enter(self, request: Request, visit: Visit) -> Response:
        await visit.form(AskForm)
        person = await visit.poster()
        return await self._changed(request, visit, person, lambda evening: entering.enter(evening, person))

    async def bots(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(EveningBotsForm)
        person = await visit.poster()

        def work(evening: Evening) -> Evening:
            evening.by(person)
            return entering.add_bots(evening, form.count, form.level)

        return await self._changed(request, visit, person, work)

    async def drop(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(DropForm)
        person = await visit.poster()

        def work(evening: Evening) -> Evening:
            own = evening.of(person.id)
            if form.key is not None and (own is None or own.key != form.key):
                evening.by(person)
                return entering.drop(evening, form.key)
            if own is None:
                raise Problem("evening-nobody")
            return entering.drop(evening, own.key)

        return await self._changed(request, visit, person, work)

    async def round(self, request: Request, visit: Visit) -> Response:
        """The next one: its tables are laid, and people find them."""
        await visit.form(AskForm)
        person, limits = await visit.poster(), self._limits
        visit.hold(limits.allow((limits.rounds, person.id), (limits.rounds_by_address, visit.address)))
        n, found = await self._found(request)
        found.by(person)
        results = await outcomes.of_evening(self._store, found.id)
        if unfinished(found, results):
            raise Problem("evening-unfinished", count=len(unfinished(found, results)))
        if len(found.played) >= MOST_ROUNDS:
            raise Problem("evening-rounds", most=MOST_ROUNDS)
        allowed = box(found.game).players(box(found.game).edition)
        codes = [new_code() for _ in range(MOST_ENTRANTS)]
        rows = standings(found, ranks(results))
        following = await asyncio.to_thread(next_round, found, tuple(allowed), rows, codes)
        begun = replace(found, phase="running", played=(*found.played, following))
        try:
            await evenings.write(self._store, n + 1, begun, self._now())
        except Taken:
            raise Problem("evening-changed") from None
        await self._lay(begun)
        return visit.json(await self._view(begun, person))

    async def end(self, request: Request, visit: Visit) -> Response:
        await visit.form(AskForm)
        person = await visit.poster()

        def work(evening: Evening) -> Evening:
            evening.by(person)
            return replace(evening, phase="over")

        return await self._changed(request, visit, person, work)

    async def csv(self, request: Request, visit: Visit) -> Response:
        await visit.look()
        view = await self._view((await self._found(request))[1], None)
        headers = {"Content-Disposition": f'attachment; filename="{view.id}.csv"', "Cache-Control": "no-store"}
        return Response(as_csv(view), media_type="text/csv; charset=utf-8", headers=headers)

    async def json(self, request: Request, visit: Visit) -> Response:
        await visit.look()
        view = await self._view((await self._found(request))[1], None)
        answer = visit.json(exported(view))
        answer.headers["Content-Disposition"] = f'attachment; filename="{view.id}.json"'
        return answer

    async def _found(self, request: Request) -> tuple[int, Evening]:
        key = read_code(request.path_params["id"])
        found = None if key is None else await evenings.find(self._store, key)
        if found is None:
            raise Problem("evening-unknown")
        return found

    async def _changed(self, request: Request, visit: Visit, person: Person, work: Work) -> Response:
        """Whoever comes second does it again with what has become of it."""
        for _ in range(TRIES):
            n, found = await self._found(request)
            after = work(found)
            try:
                await evenings.write(self._store, n + 1, after, self._now())
            except Taken:
                continue
            return visit.json(await self._view(after, person))
        raise Problem("server-trouble")

    async def _view(self, evening: Evening, person: Person | None) -> EveningView:
        return evening_view(evening, await outcomes.of_evening(self._store, evening.id), person)

    async def _lay(self, evening: Evening) -> None:
        """The tables of this round that are not there: a node may have fallen before it laid all of them."""
        if not evening.played or evening.phase == "over":
            return
        done = await outcomes.of_evening(self._store, evening.id)
        wanted = {table.code: table for table in evening.played[-1].tables if table.code not in done}
        for code in await evenings.missing(self._store, wanted):
            try:
                await self._lay_one(evening, wanted[code])
            except (Overtaken, Taken):  # somebody else has laid it
                continue

    async def _lay_one(self, evening: Evening, table: Seating) -> None:
        entrants = {one.key: one for one in evening.entrants}
        chairs = [
            Chair(one.person, one.name, one.level, character=one.character)
            for one in (entrants[key] for key in table.seats)
        ]
        seed, now = self._house.settings.seed, self._now()
        begun = brought_together(table.code, evening.game, chairs, None, seed, evening.pace, now, evening=evening.id)
        await self._house.tables.add(*begun)


def unfinished(evening: Evening, results: dict[str, Outcome]) -> list[Seating]:
    return [table for each in evening.played for table in each.tables if table.code not in results]


def card(evening: Evening, person: Person | None) -> EveningCard:
    own = person is not None and person.id == evening.host
    return EveningCard(evening.id, evening.title, evening.game, evening.phase, len(evening.entrants), own)
