"""The same deal for other people, over HTTP: duels that somebody offers, and the one of the day."""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response

from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem
from tripot.server import finished
from tripot.server.codes import new_code, read_code
from tripot.server.comparison import Path, partings, side
from tripot.server.database import duels, turns
from tripot.server.database.duels import Attempt, Offered
from tripot.server.database.store import Taken
from tripot.server.deal import Day, Deal, day, offered
from tripot.server.duel_forms import Appearance, Comparison, Daily, DailyGame, DailyResult, Duel, OpenedDay
from tripot.server.forms import Place
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.past_forms import AskForm
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.table_state import began
from tripot.server.visit import Visit

NUMBER = re.compile(r"[0-9]{1,9}")
COMPARED = 10
"""Games beside which a challenger sees his own."""
LISTED = 20
SETTLED = 5
"""Results that are looked up while somebody waits for the list."""
FIRST = 1
"""A duel is the first game of its table."""


class Duels:
    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits
        self._store = house.services.store

    async def offer(self, request: Request, visit: Visit) -> Response:
        """A finished game of one's own; whoever has the link may play it. Asked again, it is the same duel."""
        await visit.form(AskForm)
        person = await visit.poster()
        await visit.look()
        code = await self._house.tables.code(request.path_params["code"])
        text = request.path_params["number"]
        number = int(text) if NUMBER.fullmatch(text) else 0
        play = await self._house.game(code, number)
        if finished.record(play).result is None:
            raise Problem("game-stopped")
        known = await duels.duel_of(self._store, code, number)
        if known is None:
            visit.hold(self._limits.allow((self._limits.duels, person.id)))
            deal = offered("", code, number, play.header)
            sheet = began(await turns.turns_of(self._store, code), number)
            if sheet.chairs[deal.seat].person != person.id:
                raise Problem("duel-not-yours")
            name, now = play.header.names[deal.seat], self._house.settings.now()
            await duels.offer(self._store, Offered(new_code(), person.id, name, code, number, deal.seat, now))
            known = await duels.duel_of(self._store, code, number)
        assert known is not None
        if known.person != person.id:
            raise Problem("duel-not-yours")
        return visit.json(Place(known.id), 201)

    async def duel(self, request: Request, visit: Visit) -> Response:
        found, deal, theirs = await self._found(request, visit)
        person = await visit.known()
        own = person is not None and person.id == found.person
        mine = None if person is None or own else await duels.attempt(self._store, found.id, person.id)
        comparisons: tuple[Comparison, ...] = ()
        if own:
            rivals = await duels.attempts(self._store, found.id, COMPARED)
            ends = [(attempt, await self._over(attempt)) for attempt in rivals]
            comparisons = tuple(
                [
                    await asyncio.to_thread(compared, deal.seat, (theirs, found.code), (play, attempt.code))
                    for attempt, play in ends
                    if play is not None
                ]
            )
        elif mine is not None and (play := await self._over(mine)) is not None:
            both = (play, mine.code), (theirs, found.code)
            comparisons = (await asyncio.to_thread(compared, deal.seat, *both),)
        return visit.json(
            Duel(
                id=found.id,
                game=deal.header.game,
                challenger=found.name,
                own=own,
                players=len(deal.header.names),
                seat=deal.seat,
                characters=deal.header.characters,
                names=deal.header.names,
                place=None if mine is None else mine.code,
                comparisons=comparisons,
            )
        )

    async def accept(self, request: Request, visit: Visit) -> Response:
        """The table at which one plays it; whoever asks again comes back to it."""
        await visit.form(AskForm)
        person = await visit.poster()
        found, deal, _ = await self._found(request, visit)
        if found.person == person.id:
            raise Problem("duel-own")
        return visit.json(Place(await self._begin(visit, person, deal)), 201)

    async def daily(self, request: Request, visit: Visit) -> Response:
        await visit.look()
        person = await visit.known()
        today, tomorrow, opened = self._day(), self._day(-1), self._day(2)
        games = [await self._daily_game(today, game, person) for game in BOXES]
        return visit.json(
            Daily(
                date=today.date,
                commitment=today.commitment,
                opens=today.opens,
                tomorrow=tomorrow.commitment,
                opened=OpenedDay(opened.date, opened.commitment, opened.secret.hex()),
                games=tuple(games),
            )
        )

    async def play(self, request: Request, visit: Visit) -> Response:
        """The table at which one plays the deal of the day; whoever asks again comes back to it."""
        await visit.form(AskForm)
        person = await visit.poster()
        deal = self._day().deal(box(request.path_params["game"]).name)
        return visit.json(Place(await self._begin(visit, person, deal)), 201)

    async def appear(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(Appearance)
        person = await visit.poster()
        today, game = self._day(), box(request.path_params["game"]).name
        mine = await duels.attempt(self._store, today.name(game), person.id)
        if mine is None:
            raise Problem("duel-not-played")
        await duels.appear(self._store, mine, person.name, form.appears)
        return visit.json(await self._daily_game(today, game, person))

    def _day(self, ago: int = 0) -> Day:
        return day(self._house.services.secret, self._house.settings.now(), ago)

    async def _daily_game(self, today: Day, game: str, person: Person | None) -> DailyGame:
        name, deal = today.name(game), today.deal(game)
        own = "" if person is None else person.id
        for attempt in await duels.unsettled(self._store, name, own, SETTLED):
            await self._settle(attempt, deal, today.opens)
        mine = await duels.attempt(self._store, name, own)
        results = await duels.results(self._store, name, LISTED)
        return DailyGame(
            game=game,
            prefix=box(game).prefix.lower(),
            players=len(deal.header.names),
            characters=deal.header.characters,
            attempts=await duels.count(self._store, name),
            place=None if mine is None else mine.code,
            own=None if mine is None else result(mine, own),
            appears=mine is not None and bool(mine.appears),
            results=tuple(found for one in results if (found := result(one, own)) is not None),
        )

    async def _settle(self, attempt: Attempt, deal: Deal, until: int) -> None:
        """What it came to is kept, if it came to its end in time."""
        play = await self._over(attempt)
        if play is not None and play.entries[-1].at < until:
            found = side(play, deal.seat, attempt.code)
            await duels.settle(self._store, attempt, found.score, found.rank)

    async def _over(self, attempt: Attempt) -> Play | None:
        """The game, if it came to its end."""
        play = await self._house.played(attempt.code, FIRST)
        return play if play.match.over else None

    async def _found(self, request: Request, visit: Visit) -> tuple[Offered, Deal, Play]:
        await visit.look()
        key = read_code(request.path_params["id"])
        found = None if key is None else await duels.duel(self._store, key)
        if found is None:
            raise Problem("duel-unknown")
        play = await self._house.played(await self._house.tables.code(found.code), found.number)
        return found, offered(found.id, found.code, found.number, play.header), play

    async def _begin(self, visit: Visit, person: Person, deal: Deal) -> str:
        """Each person plays it once."""
        known = await duels.attempt(self._store, deal.name, person.id)
        if known is not None:
            return known.code
        await visit.host()
        now = self._house.settings.now()
        sheet, header = deal.begin(person, now)
        try:
            mine = duels.begin(deal.name, person.id, person.name, sheet.code, now)
            await self._house.tables.add(sheet, header, [mine])
        except Taken:
            known = await duels.attempt(self._store, deal.name, person.id)
            assert known is not None
            return known.code
        return sheet.code


def result(attempt: Attempt, you: str) -> DailyResult | None:
    if attempt.score is None or attempt.rank is None:
        return None
    return DailyResult(attempt.name, attempt.score, attempt.rank, attempt.person == you)


def compared(seat: int, mine: tuple[Play, str], theirs: tuple[Play, str]) -> Comparison:
    parting, swings = partings(Path(mine[0], seat), Path(theirs[0], seat))
    return Comparison(side(mine[0], seat, mine[1]), side(theirs[0], seat, theirs[1]), parting, swings)
