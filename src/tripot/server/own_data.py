"""What the house knows of somebody: all of it in one file, and how all of it goes."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tripot.kernel.problem import Problem
from tripot.server import evening, oblivion
from tripot.server.change import Said
from tripot.server.company_forms import DeleteForm
from tripot.server.database import evenings, own, people, played, reports
from tripot.server.database import tables as lists
from tripot.server.database.changes import decode
from tripot.server.database.store import Statement, Taken
from tripot.server.departure import NOBODY
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.person import Person
from tripot.server.visit import Visit

FORMAT = "tripot-person"
MOST = 100_000


class OwnData:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._store = house.services.store

    async def export(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        if person is None:
            raise Problem("own-nothing")
        limit = self._limits.exports
        visit.hold(self._limits.allow((limit, person.id), (limit, visit.address)))
        answer = visit.json(await self._known(person))
        answer.headers["Content-Disposition"] = 'attachment; filename="tripot.json"'
        return answer

    async def delete(self, request: Request, visit: Visit) -> Response:
        """For good. Others keep their games, with somebody nameless in them."""
        form = await visit.form(DeleteForm)
        person = await visit.owner()
        if form.name != person.name:
            raise Problem("own-name")
        await self._leave_tables(person)
        await self._forget(person)
        await self._house.forget(person)
        log("person-deleted")
        visit.leave()
        return visit.json(None)

    async def _known(self, person: Person) -> dict[str, Any]:
        store = self._store
        kept = await people.with_id(store, person.id)
        past = await played.of_person(store, person.id, MOST)
        return {
            "format": FORMAT,
            "at": self._house.settings.now(),
            "person": {
                "id": person.id,
                "name": person.name,
                "language": person.language,
                "pass-phrase": kept is not None and kept.phrase is not None,
            },
            "played": [
                {
                    **msgspec.to_builtins(one),
                    "person": "",
                    "company": [[other.name, other.character, other.rank] for other in one.companions],
                }
                for one in past
            ],
            "reports": [
                {"at": one.at, "code": one.code, "name": one.name, "kind": one.kind, "words": one.words}
                for one in await reports.of_person(store, person.id)
            ],
            "evenings": [
                {"id": one.id, "title": one.title, "host": one.host == person.id}
                for one in await evenings.of_person(store, person.id, MOST)
            ],
            "tables": [await self._table(person, code) for code in await own.tables(store, person.id)],
            **await own.rooms(store, person.id),
        }

    async def _table(self, person: Person, code: str) -> dict[str, Any]:
        """What this person has said there."""
        changes = [change for _, data in await own.turns(self._store, code) for change in decode(data)]
        said = [change.spoken for change in changes if isinstance(change, Said) and change.spoken.person == person.id]
        return {"code": code, "said": [{"at": one.at, "text": one.text, "reaction": one.reaction} for one in said]}

    async def _leave_tables(self, person: Person) -> None:
        """Bots go on for this person."""
        for sheet, _ in await lists.tables_of(self._store, person.id, MOST):
            await (await self._house.tables.find(sheet.code)).forget(person.id)

    async def _forget(self, person: Person) -> None:
        """What must stay is a stranger's."""
        store, stranger = self._store, f"gone-{secrets.token_urlsafe(9)}"
        codes = await own.tables(store, person.id)
        for code in codes:
            self._house.read_anew(code)
        statements: list[Statement] = []
        for code in codes:
            turns = oblivion.forgotten(await own.turns(store, code), person.id, stranger)
            kept = await own.sheet(store, code)
            sheet = None if kept is None else oblivion.estranged(lists.decode(kept), person.id, stranger)
            statements += own.rewrite(code, turns, None if sheet is None else msgspec.msgpack.encode(sheet))
        companies = [
            (whose, code, number, oblivion.accompanied(company, person.id, stranger))
            for whose, code, number, company in await own.company(store, person.id)
        ]
        outcomes = [
            (code, number, seats.replace(f'"{person.id}"', f'"{stranger}"'))
            for code, number, seats in await own.outcomes(store, person.id)
        ]
        for one in await evenings.of_person(store, person.id, MOST):
            await self._leave_evening(one.id, person, stranger)
        statements += own.rename(companies, outcomes, person.id, stranger, NOBODY)
        await own.delete(store, statements, person.id)
        for code in codes:
            self._house.read_anew(code)

    async def _leave_evening(self, key: str, person: Person, stranger: str) -> None:
        while (found := await evenings.find(self._store, key)) is not None:
            n, one = found
            try:
                left = evening.forget(one, person.id, stranger, NOBODY)
                await evenings.write(self._store, n + 1, left, self._house.settings.now())
            except Taken:
                continue
            return
