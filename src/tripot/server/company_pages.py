"""Whom somebody does not want to hear, and what the host of the house should know."""

from __future__ import annotations

import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server.company import somebody
from tripot.server.company_forms import Muted, MutedPerson, ReportForm, UnmuteForm, WhomForm
from tripot.server.database import mutes, reports
from tripot.server.database.mutes import Mute
from tripot.server.database.reports import Report
from tripot.server.database.store import Taken
from tripot.server.house import House
from tripot.server.identity import clean
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.person import Person
from tripot.server.visit import Visit

MOST_MUTED = 200


class CompanyPages:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._store = house.services.store
        self._now = house.settings.now

    async def muted(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        return visit.json(Muted(()) if person is None else await self._told(person))

    async def mute(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(WhomForm)
        person = await visit.poster()
        visit.hold(self._limits.allow((self._limits.mutes, person.id)))
        found = await somebody(self._house.services, request.path_params["code"], form, person)
        if len(person.muted) >= MOST_MUTED and found.person not in person.muted:
            raise Problem("company-most", most=MOST_MUTED)
        mute = Mute(found.person, secrets.token_urlsafe(12), found.name, self._now())
        await mutes.add(self._store, person.id, mute)
        await self._house.changed(person)
        return visit.json(await self._told(person))

    async def unmute(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(UnmuteForm)
        person = await visit.poster()
        await mutes.remove(self._store, person.id, form.key)
        await self._house.changed(person)
        return visit.json(await self._told(person))

    async def report(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(ReportForm)
        person, limits = await visit.poster(), self._limits
        visit.hold(limits.allow((limits.reports, person.id), (limits.reports_by_address, visit.address)))
        found = await somebody(self._house.services, request.path_params["code"], form, person)
        report = Report(
            reporter=person.id,
            accused=found.person,
            code=found.code,
            id=secrets.token_urlsafe(12),
            at=self._now(),
            by_name=person.name,
            name=found.name,
            kind=form.kind,
            words=clean(form.words),
            quote=msgspec.json.encode(found.said).decode(),
        )
        try:
            await reports.add(self._store, report)
        except Taken:
            raise Problem("report-again") from None
        log("report", kind=form.kind)
        return visit.json(None, 201)

    async def _told(self, person: Person) -> Muted:
        every = await mutes.of_person(self._store, person.id)
        return Muted(tuple(MutedPerson(mute.key, mute.name, mute.since) for mute in every))
