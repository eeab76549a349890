"""Holidays: for some days a year somebody's slow clocks stand still."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server.database import holidays
from tripot.server.database.holidays import Holiday
from tripot.server.holiday_forms import HolidayForm, Holidays
from tripot.server.house import House
from tripot.server.person import Person
from tripot.server.visit import Visit

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY


class HolidayPages:
    def __init__(self, house: House) -> None:
        self._house = house
        self._settings = house.settings
        self._store = house.services.store

    async def holiday(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        return visit.json(Holidays(0, self._settings.holiday) if person is None else await self._told(person))

    async def change(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(HolidayForm)
        person, now = await visit.poster(), self._settings.now()
        most, until = await self._most(person, now), now + form.days * DAY
        if form.days > most:
            raise Problem("holiday-most", most=most)
        await holidays.end(self._store, person.id, now)
        if form.days:
            await holidays.begin(self._store, person.id, Holiday(now, until))
        await self._house.holiday(person, until)
        return visit.json(await self._told(person))

    async def _told(self, person: Person) -> Holidays:
        now = self._settings.now()
        last = next(iter(await holidays.of_person(self._store, person.id)), Holiday(0, 0))
        return Holidays(last.until if last.until > now else 0, await self._most(person, now))

    async def _most(self, person: Person, now: int) -> int:
        """Whole days that are left to him, were he back by now."""
        past = await holidays.of_person(self._store, person.id)
        taken = sum(max(0, min(one.until, now) - max(one.began, now - YEAR)) for one in past)
        left = (self._settings.holidays * DAY - taken) // DAY
        return max(0, min(left, self._settings.holiday))
