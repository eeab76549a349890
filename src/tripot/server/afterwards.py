"""What is asked over HTTP about a game that is over. Before its end `finished` gives nothing away."""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server import finished
from tripot.server.database.analyses import Key
from tripot.server.forms import Place, WhatIfForm
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.past_forms import Analysed, AskForm
from tripot.server.play import Play
from tripot.server.visit import Visit

NUMBER = re.compile(r"[0-9]{1,9}")
NO_GAME = 0


class Afterwards:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._one_replay = asyncio.Lock()

    async def record(self, request: Request, visit: Visit) -> Response:
        _, play = await self._game(request, visit)
        name = f"tripot-{play.header.game}-{play.number}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        record = finished.signed_record(play, self._house.services.signing)
        return Response(record.encode(), media_type="application/json", headers=headers)

    async def verify(self, request: Request, visit: Visit) -> Response:
        _, play = await self._game(request, visit)
        return visit.json(await asyncio.to_thread(finished.checked, play, self._house.services.signing))

    async def replay(self, request: Request, visit: Visit) -> Response:
        _, play = await self._game(request, visit)
        seat = finished.perspective(request.query_params.get("seat", "all"), play)
        async with self._one_replay:  # it may be large
            return visit.encoded(await asyncio.to_thread(lambda: finished.encoded(finished.replay(play, seat))))

    async def what_if(self, request: Request, visit: Visit) -> Response:
        """Play on from a moment of it; the table that was made."""
        form = await visit.form(WhatIfForm)
        person = await visit.host()
        _, play = await self._game(request, visit)
        table = await self._house.what_if(person, play, form)
        return visit.json(Place(table.sheet.code), 201)

    async def analyse(self, request: Request, visit: Visit) -> Response:
        """Ask for an analysis; whoever asks later shares it."""
        await visit.form(AskForm)
        person = await visit.poster()
        key, play = await self._game(request, visit)
        record = finished.record(play)
        if record.result is None:
            raise Problem("game-stopped")
        found = await self._house.analyst.found(key)
        if found is not None:
            return visit.json(Analysed(None, found, finished.moves(play, found)))
        if await self._house.analyst.progress(key) is None:
            limit = self._limits.analyses
            visit.hold(self._limits.allow((limit, person.id), (limit, visit.address)))
            await self._house.analyst.ask(key, record)
        return visit.json(Analysed(await self._house.analyst.progress(key), None, ()), 202)

    async def analysis(self, request: Request, visit: Visit) -> Response:
        """How far it is, or what was found."""
        progress = await self._house.analyst.progress(await self._key(request, visit))
        if progress is not None:
            return visit.json(Analysed(progress, None, ()))
        key, play = await self._game(request, visit)
        finished.record(play)
        found = await self._house.analyst.found(key)
        return visit.json(Analysed(None, found, () if found is None else finished.moves(play, found)))

    async def _game(self, request: Request, visit: Visit) -> tuple[Key, Play]:
        key = await self._key(request, visit)
        return key, await self._house.game(*key)

    async def _key(self, request: Request, visit: Visit) -> Key:
        await visit.look()
        code = await self._house.tables.code(request.path_params["code"])
        number = request.path_params["number"]
        return code, int(number) if NUMBER.fullmatch(number) else NO_GAME
