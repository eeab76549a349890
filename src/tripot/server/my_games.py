"""One's own games over HTTP: those that go on, and what has come of the others."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tripot.games.registry import box
from tripot.server.career import company, course, figures
from tripot.server.career_forms import Career, Opponent, PastGame
from tripot.server.database import played, ratings, waits
from tripot.server.database.tables import decode
from tripot.server.database.waits import Asked, Place
from tripot.server.forms import MyTable, MyTurn, MyTurns
from tripot.server.house import LISTED, House, open_table
from tripot.server.past import Companion, Past
from tripot.server.person import Person
from tripot.server.rating_pages import own_ratings
from tripot.server.sheet import Chair
from tripot.server.skill import POINTS
from tripot.server.visit import Visit

MOST = 5_000
"""Games that are counted."""
PAGE = 30
PLOTTED = 300
COMPANIONS = 30
NOTHING = Career((), (), figures(()), (), (), False, ())


class MyGames:
    def __init__(self, house: House) -> None:
        self._services = house.services
        self._store = house.services.store
        self._now = house.settings.now

    async def games(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        if person is None:
            return visit.json(NOTHING)
        asked = request.query_params
        every = await played.of_person(self._store, person.id, MOST)
        wanted = [past for past in every if self._fits(person, past, asked.get("game", ""), asked.get("with", ""))]
        skip = asked.get("skip", "")
        first = int(skip) if skip.isascii() and skip.isdigit() and len(skip) < 6 else 0
        onward = wanted[::-1]
        return visit.json(
            Career(
                games=tuple(sorted({past.game for past in every})),
                company=company(every, lambda one: self._key(person, one), COMPANIONS),
                figures=figures(onward),
                course=course(onward)[-PLOTTED:],
                past=await self._told(person, wanted[first : first + PAGE]),
                more=len(wanted) > first + PAGE,
                ratings=await own_ratings(self._store, person),
            )
        )

    async def turns(self, request: Request, visit: Visit) -> Response:
        person = await visit.known()
        mine = () if person is None else await self.running(person)
        return visit.json(
            MyTurns(
                tuple(
                    MyTurn(one.table.code, box(one.table.game).prefix.lower(), one.table.host, one.since)
                    for one in mine
                    if one.turn
                )
            )
        )

    async def latest(self, person: Person, most: int) -> tuple[PastGame, ...]:
        return await self._told(person, await played.of_person(self._store, person.id, most))

    async def running(self, person: Person) -> tuple[MyTable, ...]:
        """Those that wait for this person first, each kind by how long."""
        mine = [my_table(place, person) for place in await waits.places(self._store, person.id, LISTED)]
        return tuple(sorted(mine, key=lambda one: (not one.turn, one.since if one.turn else -one.table.touched)))

    def _fits(self, person: Person, past: Past, game: str, key: str) -> bool:
        return (not game or past.game == game) and (
            not key or any(self._key(person, one) == key for one in past.companions)
        )

    def _key(self, person: Person, one: Companion) -> str:
        return str(self._services.number("companion", person.id, one.person or f"{one.character} {one.name}"))

    async def _told(self, person: Person, games: list[Past]) -> tuple[PastGame, ...]:
        found = await played.places(self._store, person.id, games[-1].ended) if games else {}
        moved = await ratings.moves(self._store, person.id, games[-1].ended) if games else {}
        sheets = {key: decode(sheet) for key, sheet in found.items()}
        return tuple(
            PastGame(
                code=past.code,
                number=past.number,
                game=past.game,
                ended=past.ended,
                rank=past.rank,
                winners=past.winners,
                score=past.score,
                players=past.players,
                opponents=tuple(
                    Opponent(self._key(person, one), one.name, one.character, one.rank) for one in past.companions
                ),
                kept=sheet is not None,
                sealed=past.sealed > self._now(),
                again=sheet is not None and sheet.phase == "over" and sheet.number == past.number,
                analysed=past.luck is not None,
                moved=None if by is None else round(POINTS * by),
            )
            for past in games
            for sheet, by in [(sheets.get((past.code, past.number)), moved.get((past.code, past.number)))]
        )


def my_table(place: Place, person: Person) -> MyTable:
    chairs = place.sheet.chairs
    asked = [] if place.sheet.phase != "playing" else [one for one in place.asked if awaited(one, chairs, person)]
    mine = [one for one in asked if chairs[one.seat].person == person.id]
    meant = mine or asked
    return MyTable(
        table=open_table(place.sheet, place.touched),
        waits=tuple(chairs[one.seat].name for one in asked),
        turn=bool(mine),
        since=min((one.since for one in meant), default=0),
        deadline=min((one.deadline for one in meant if one.deadline is not None), default=None),
    )


def awaited(one: Asked, chairs: tuple[Chair, ...], viewer: Person) -> bool:
    """A person, for whom no bot stands in, as far as this viewer may know: of his own answers he does."""
    if one.seat >= len(chairs) or chairs[one.seat].person is None or chairs[one.seat].level is not None:
        return False
    return bool(one.question) or chairs[one.seat].person != viewer.id
