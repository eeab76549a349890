"""The page of whoever hosts the house: what goes on, who is here, what was reported, who may not come in."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import anyio.to_thread
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

import tripot
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.server import admin_forms as forms
from tripot.server.admin_door import COOKIE, PATH, AdminDoor
from tripot.server.bans import DAY
from tripot.server.database import backup, overview, reports
from tripot.server.database.bans import Ban
from tripot.server.database.upgrade import FILE
from tripot.server.house import House
from tripot.server.identity import clean
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.measures import FAILURES, failures, limited
from tripot.server.sheet import Sheet
from tripot.server.visit import Visit

LISTED = 100
Page = Callable[[Request, Visit], Awaitable[Response]]


class AdminPages:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._store = house.services.store
        self._now = house.settings.now
        self._door = AdminDoor(house.settings.admin_token, house.services.secret, self._now)
        self._since = self._now()

    def routes(self, route: Callable[[str, str, Page], Route]) -> list[Route]:
        """The token is asked for at one of them alone; all others want the cookie."""
        guarded: list[tuple[str, str, Page]] = [
            ("GET", "", self.house),
            ("GET", "/tables", self.tables),
            ("GET", "/people", self.people),
            ("GET", "/reports", self.reports),
            ("GET", "/bans", self.bans),
            ("GET", "/metrics", self.metrics),
            ("GET", "/backup", self.backup),
            ("POST", "/ban", self.ban),
            ("POST", "/lift", self.lift),
            ("POST", "/close", self.close),
            ("POST", "/remove", self.remove),
        ]
        return [
            route("POST", PATH, self.sign_in),
            route("POST", f"{PATH}/leave", self.leave),
            *(route(method, PATH + path, self._guarded(page)) for method, path, page in guarded),
        ]

    def _guarded(self, page: Page) -> Page:
        async def guarded(request: Request, visit: Visit) -> Response:
            self._there()
            if not self._door.holds(request.cookies.get(COOKIE, "")):
                raise Problem("admin-sign-in")
            return await page(request, visit)

        return guarded

    def _there(self) -> None:
        if not self._door.there:
            raise Problem("server-no-page")

    async def sign_in(self, request: Request, visit: Visit) -> Response:
        self._there()
        limits = self._limits
        visit.hold(limits.allow((limits.admin, visit.address), (limits.admin_by_anybody, "")))
        form = await visit.form(forms.AdminForm)
        if not self._door.opens(form.token.strip()):
            log("admin-refused")
            raise Problem("admin-token")
        log("admin-came")
        answer = visit.json(None)
        value, seconds = self._door.cookie()
        answer.set_cookie(COOKIE, value, seconds, path=PATH, httponly=True, samesite="strict", secure=visit.secure)
        return answer

    async def leave(self, request: Request, visit: Visit) -> Response:
        await visit.form(forms.CloseForm)
        answer = visit.json(None)
        answer.delete_cookie(COOKIE, PATH)
        return answer

    async def house(self, request: Request, visit: Visit) -> Response:
        people, tables, running = await overview.counts(self._store)
        counted = self._house.metrics.counted
        return visit.json(
            forms.AdminHouse(
                version=tripot.__version__,
                since=self._since,
                nodes=len(self._house.services.nodes.live),
                sockets=self._house.sockets,
                people=people,
                tables=tables,
                running=running,
                reports=await reports.count(self._store),
                bans=len(self._house.bans.all()),
                failures=tuple(
                    forms.AdminFailure(event, count) for event in FAILURES if (count := counted(failures(event)))
                ),
                limits=tuple(
                    forms.AdminLimit(one.name, one.rate, one.burst, counted(limited(one.name)))
                    for one in self._limits.all()
                ),
            )
        )

    async def tables(self, request: Request, visit: Visit) -> Response:
        found = await overview.tables(self._store, LISTED)
        return visit.json(forms.AdminTables(tuple(admin_table(sheet, touched) for sheet, touched in found)))

    async def people(self, request: Request, visit: Visit) -> Response:
        found = await overview.people(self._store, request.query_params.get("name", "").strip()[:60], LISTED)
        return visit.json(
            forms.AdminPeople(
                tuple(
                    forms.AdminPerson(
                        id=one.id,
                        name=one.name,
                        devices=one.devices,
                        seen=one.seen * DAY,
                        tables=one.tables,
                        games=one.games,
                        reports=one.reports,
                        banned=self._house.bans.known(one.id) is not None,
                    )
                    for one in found
                )
            )
        )

    async def reports(self, request: Request, visit: Visit) -> Response:
        found = await reports.latest(self._store, LISTED)
        return visit.json(
            forms.AdminReports(
                tuple(
                    forms.AdminReport(
                        id=one.id,
                        at=one.at,
                        code=one.code,
                        kind=one.kind,
                        words=one.words,
                        accused=one.accused,
                        name=one.name,
                        by=one.by_name,
                        said=one.said,
                        closed=bool(one.closed),
                        banned=self._house.bans.known(one.accused) is not None,
                    )
                    for one in found
                )
            )
        )

    async def bans(self, request: Request, visit: Visit) -> Response:
        return visit.json(forms.AdminBans(tuple(forms.AdminBan(*ban) for ban in self._house.bans.all())))

    async def ban(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(forms.BanForm)
        person = await self._house.identity.person(form.person)
        if person is None:
            raise Problem("admin-nobody")
        until = self._now() + form.days * DAY if form.days else 0
        await self._house.ban(person, Ban(person.id, person.name, self._now(), until, clean(form.reason)))
        log("admin-banned", days=form.days)
        return await self.bans(request, visit)

    async def lift(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(forms.LiftForm)
        await self._house.lift(form.person)
        log("admin-lifted")
        return await self.bans(request, visit)

    async def close(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(forms.CloseForm)
        await reports.close(self._store, form.id)
        return await self.reports(request, visit)

    async def remove(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(forms.CloseForm)
        await self._house.remove(form.id)
        log("admin-removed")
        return await self.tables(request, visit)

    async def metrics(self, request: Request, visit: Visit) -> Response:
        return PlainTextResponse(self._house.metrics.text(), headers={"Cache-Control": "no-store"})

    async def backup(self, request: Request, visit: Visit) -> Response:
        """All that the house keeps, as `tripot backup` writes it."""
        settings = self._house.settings
        folder = Path(tempfile.mkdtemp(prefix="tripot-"))
        file = folder / "tripot.backup.gz"

        def written() -> None:
            backup.save(settings.database or f"{FILE}{settings.data}", file, lambda rows: None)

        def tidied() -> None:
            file.unlink(missing_ok=True)
            folder.rmdir()

        try:
            await anyio.to_thread.run_sync(written)
        except BaseException:
            tidied()
            raise
        log("admin-backup")
        headers = {"Cache-Control": "no-store"}
        return FileResponse(file, headers=headers, filename=file.name, background=BackgroundTask(tidied))


def admin_table(sheet: Sheet, touched: int) -> forms.AdminTable:
    return forms.AdminTable(
        code=sheet.code,
        game=sheet.game,
        prefix=box(sheet.game).prefix.lower(),
        phase=sheet.phase,
        pace=sheet.pace,
        names=tuple(chair.name for chair in sheet.chairs if chair.taken),
        touched=touched,
        counts=sheet.counts,
    )
