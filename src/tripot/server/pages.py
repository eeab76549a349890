"""What is asked over HTTP."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tripot.bots.cast import CAST
from tripot.bots.level import LEVELS
from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem
from tripot.kernel.signature import public_key
from tripot.server.admin_pages import AdminPages
from tripot.server.afterwards import Afterwards
from tripot.server.coach import Coach
from tripot.server.company_pages import CompanyPages
from tripot.server.database.store import Trouble
from tripot.server.duels import Duels
from tripot.server.evenings import Evenings
from tripot.server.exercises import Exercises
from tripot.server.failures import failed
from tripot.server.forms import (
    BotCard,
    Device,
    Devices,
    Home,
    HouseKey,
    JoinForm,
    Language,
    LogoutForm,
    Me,
    MeForm,
    NewPhraseForm,
    PhraseForm,
    Place,
    QuickForm,
    TableForm,
)
from tripot.server.game_card import card
from tripot.server.holiday_pages import HolidayPages
from tripot.server.house import House
from tripot.server.identity import clean, handle_of
from tripot.server.library import book, texts
from tripot.server.limits import Limits
from tripot.server.my_games import MyGames
from tripot.server.notice_pages import NoticePages
from tripot.server.own_data import OwnData
from tripot.server.past_forms import AskForm
from tripot.server.person import Person
from tripot.server.provisions import provisions
from tripot.server.queue import Queue
from tripot.server.rating_pages import RatingPages
from tripot.server.session import Session
from tripot.server.sessions import DAY
from tripot.server.visit import Visit
from tripot.text import LANGUAGES

LONGEST_LINK = 300
LATEST = 3
"""Finished games that the first page shows."""
Page = Callable[[Request, Visit], Awaitable[Response]]


class Pages:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    def routes(self) -> list[Route]:
        after = Afterwards(self._house, self._limits)
        exercises = Exercises(self._house)
        duels = Duels(self._house, self._limits)
        mine = MyGames(self._house)
        rated = RatingPages(self._house)
        queue = Queue(self._house, self._limits)
        evenings = Evenings(self._house, self._limits)
        evening = "/api/evenings/{id}"
        notices = NoticePages(self._house, self._limits)
        holiday = HolidayPages(self._house)
        company = CompanyPages(self._house, self._limits)
        own = OwnData(self._house, self._limits)
        admin = AdminPages(self._house, self._limits)
        game = "/api/tables/{code}/games/{number}"
        return [
            self._route("GET", "/api/home", self.home),
            self._route("GET", "/api/key", self.key),
            self._route("GET", "/api/me", self.me),
            self._route("POST", "/api/me", self.change_me),
            self._route("POST", "/api/me/phrase", self.set_phrase),
            self._route("GET", "/api/me/devices", self.devices),
            self._route("GET", "/api/me/games", mine.games),
            self._route("GET", "/api/me/turns", mine.turns),
            self._route("GET", "/api/me/notices", notices.notices),
            self._route("POST", "/api/me/notices", notices.add),
            self._route("POST", "/api/me/notices/remove", notices.remove),
            self._route("POST", "/api/mail/confirm/{token}", notices.confirm),
            self._route("POST", "/api/mail/stop/{token}", notices.stop),
            self._route("GET", "/api/me/holiday", holiday.holiday),
            self._route("POST", "/api/me/holiday", holiday.change),
            self._route("GET", "/api/me/muted", company.muted),
            self._route("POST", "/api/me/muted/remove", company.unmute),
            self._route("GET", "/api/me/export", own.export),
            self._route("POST", "/api/me/delete", own.delete),
            self._route("POST", "/api/me/logout", self.log_out),
            self._route("POST", "/api/tables/{code}/mute", company.mute),
            self._route("POST", "/api/tables/{code}/report", company.report),
            *admin.routes(self._route),
            self._route("POST", "/api/enter", self.enter),
            self._route("GET", "/api/ratings/{game}", rated.board),
            self._route("POST", "/api/ratings/{game}", rated.show),
            self._route("GET", "/api/queue", queue.state),
            self._route("POST", "/api/queue", queue.join),
            self._route("POST", "/api/queue/stay", queue.stay),
            self._route("POST", "/api/queue/leave", queue.leave),
            self._route("GET", "/api/evenings", evenings.mine),
            self._route("POST", "/api/evenings", evenings.open),
            self._route("GET", evening, evenings.evening),
            self._route("POST", f"{evening}/enter", evenings.enter),
            self._route("POST", f"{evening}/bots", evenings.bots),
            self._route("POST", f"{evening}/drop", evenings.drop),
            self._route("POST", f"{evening}/round", evenings.round),
            self._route("POST", f"{evening}/end", evenings.end),
            self._route("GET", f"{evening}/standings.csv", evenings.csv),
            self._route("GET", f"{evening}/standings.json", evenings.json),
            self._route("GET", f"{evening}/qr.svg", self.invite_evening),
            self._route("POST", "/api/tables", self.create),
            self._route("POST", "/api/quick", self.quick),
            self._route("POST", "/api/join", self.join),
            self._route("POST", "/api/exercises", exercises.attempt),
            self._route("POST", "/api/exercises/ask", exercises.ask),
            self._route("POST", "/api/exercises/why", exercises.why),
            self._route("GET", "/api/puzzles", self.puzzles),
            self._route("GET", "/api/puzzles/{game}", self.shelf),
            self._route("GET", "/api/rules/{game}/{language}", self.rulebook),
            self._route("GET", "/api/texts/{language}", self.texts),
            self._route("GET", "/api/provisions", self.provisions),
            self._route("GET", "/api/tables/{code}/qr.svg", self.invite),
            self._route("POST", "/api/tables/{code}/hint", self.hint),
            self._route("POST", "/api/tables/{code}/mark", self.mark),
            self._route("GET", f"{game}/record", after.record),
            self._route("GET", f"{game}/verify", after.verify),
            self._route("GET", f"{game}/replay", after.replay),
            self._route("GET", f"{game}/analysis", after.analysis),
            self._route("POST", f"{game}/analysis", after.analyse),
            self._route("POST", f"{game}/what-if", after.what_if),
            self._route("POST", f"{game}/duel", duels.offer),
            self._route("GET", "/api/duels/{id}", duels.duel),
            self._route("POST", "/api/duels/{id}", duels.accept),
            self._route("GET", "/api/daily", duels.daily),
            self._route("POST", "/api/daily/{game}", duels.play),
            self._route("POST", "/api/daily/{game}/appear", duels.appear),
            self._route("GET", "/healthz", self.health),
            self._route("GET", "/metrics", self.metrics),
            Route("/api/{path:path}", self._endpoint(self.nowhere), methods=["GET", "POST"]),
        ]

    def _route(self, method: str, path: str, page: Page) -> Route:
        return Route(path, self._endpoint(page), methods=[method])

    def _endpoint(self, page: Page) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            visit = Visit(request, self._house, self._limits)
            self._house.metrics.count("tripot_requests_total")
            try:
                visit.hold(self._limits.allow((self._limits.requests_by_address, visit.address)))
                return await page(request, visit)
            except Problem as problem:
                return visit.failed(problem)
            except Trouble as error:
                failed(self._house.metrics, "disk-failed", error)
                return visit.failed(Problem("server-trouble"))

        return endpoint

    async def home(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        own = MyGames(self._house)
        mine = () if person is None else await own.running(person)
        past = () if person is None else await own.latest(person, LATEST)
        tables = await self._house.listed()
        games, levels = tuple(map(card, BOXES.values())), tuple(map(BotCard, LEVELS))
        return visit.json(Home(games, levels, tuple(CAST.values()), tuple(tables), mine, past))

    async def key(self, request: Request, visit: Visit) -> Response:
        return visit.json(HouseKey(public_key(self._house.services.signing)))

    async def me(self, request: Request, visit: Visit) -> Response:
        return visit.json(me(await visit.person()))

    async def change_me(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(MeForm)
        person = await visit.poster()
        await self._house.identity.change(person, form.name, form.language)
        await self._house.rename(person)
        return visit.json(me(person))

    async def set_phrase(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(NewPhraseForm)
        person = await visit.poster()
        visit.pace_phrases(person.id)
        await self._house.identity.set_phrase(person, form.name, form.phrase, form.old)
        await self._house.rename(person)
        return visit.json(me(person))

    async def enter(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(PhraseForm)
        visit.pace_phrases(handle_of(clean(form.name)))
        person = await self._house.identity.enter(form.name, form.phrase)
        await visit.become(person)
        return visit.json(me(person))

    async def devices(self, request: Request, visit: Visit) -> Response:
        person, here = await visit.at_home()
        return visit.json(devices(await self._house.sessions.of(person), here))

    async def log_out(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(LogoutForm)
        await visit.poster()
        person, here = await visit.at_home()
        if form.others:
            ended = [session.id for session in await self._house.sessions.of(person) if session.id != here.id]
        else:
            ended = [form.device or here.id]
        await self._house.log_out(person, ended)
        if here.id in ended:
            visit.leave()
        return visit.json(devices(await self._house.sessions.of(person), here))

    async def create(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(TableForm)
        table = await self._house.create(await visit.host(), form)
        return visit.json(Place(table.sheet.code), 201)

    async def quick(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(QuickForm)
        table = await self._house.quick(await visit.host(), form)
        return visit.json(Place(table.sheet.code), 201)

    async def join(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(JoinForm)
        await visit.poster()
        return visit.json(Place(await self._house.tables.code(form.code)))

    async def hint(self, request: Request, visit: Visit) -> Response:
        return visit.json(await Coach(self._house.services).hint(*await self._pupil(request, visit)))

    async def mark(self, request: Request, visit: Visit) -> Response:
        return visit.json(await Coach(self._house.services).mark(*await self._pupil(request, visit)))

    async def _pupil(self, request: Request, visit: Visit) -> tuple[Person, str]:
        """Who asks the coach, at which table."""
        await visit.form(AskForm)
        person, limit = await visit.poster(), self._limits.counsels
        visit.hold(self._limits.allow((limit, person.id), (self._limits.counsels_by_address, visit.address)))
        return person, await self._house.tables.code(request.path_params["code"])

    async def puzzles(self, request: Request, visit: Visit) -> Response:
        return visit.json(await self._house.puzzles.today(await visit.known()))

    async def shelf(self, request: Request, visit: Visit) -> Response:
        return visit.json(await self._house.puzzles.shelf(await visit.known(), request.path_params["game"]))

    async def rulebook(self, request: Request, visit: Visit) -> Response:
        return book(box(request.path_params["game"]).name, spoken(request)).answer(request)

    async def texts(self, request: Request, visit: Visit) -> Response:
        return texts(spoken(request)).answer(request)

    async def provisions(self, request: Request, visit: Visit) -> Response:
        return (await asyncio.to_thread(provisions)).answer(request)

    async def invite(self, request: Request, visit: Visit) -> Response:
        """The link of a table as a QR code; any code is drawn alike, so nobody learns which tables exist."""
        return self._qr(request, f"t/{request.path_params['code'][:20]}")

    async def invite_evening(self, request: Request, visit: Visit) -> Response:
        return self._qr(request, f"evening/{request.path_params['id'][:20]}")

    def _qr(self, request: Request, path: str) -> Response:
        base = self._house.settings.base_url or str(request.base_url).rstrip("/")
        link = f"{base}/{path}"
        if len(link) > LONGEST_LINK:
            raise Problem("server-no-page")
        picture = io.BytesIO()
        code = segno.make(link, error="m", micro=False)
        code.save(picture, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def health(self, request: Request, visit: Visit) -> Response:
        await self._house.health.check()
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request, visit: Visit) -> Response:
        token = self._house.settings.metrics_token
        if not token:
            raise Problem("server-no-page")
        if not visit.bears(token):
            raise Problem("server-metrics-token")
        return PlainTextResponse(self._house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def nowhere(self, request: Request, visit: Visit) -> Response:
        raise Problem("server-no-page")


def me(person: Person) -> Me:
    return Me(person.name, person.language, person.phrase is not None)


def devices(sessions: Iterable[Session], here: Session) -> Devices:
    found = [
        Device(session.id, session.device, session.since, session.seen * DAY, session.id == here.id)
        for session in sessions
    ]
    return Devices(tuple(sorted(found, key=lambda device: not device.here)))


def spoken(request: Request) -> Language:
    language: Language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Problem("cli-language", text=language, languages=", ".join(LANGUAGES))
    return language
