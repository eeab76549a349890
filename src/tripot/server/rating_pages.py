"""The leaderboard of each game over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tripot.bots.level import LEVELS
from tripot.games.registry import box
from tripot.server.career_forms import OwnRating
from tripot.server.database import ratings
from tripot.server.database.rating import Rating
from tripot.server.database.ratings import Standing
from tripot.server.database.store import Store
from tripot.server.house import House
from tripot.server.person import Person
from tripot.server.rating_forms import Leaderboard, RatedBot, RatedPerson, ShownForm
from tripot.server.ratings import ENOUGH, anchor
from tripot.server.skill import POINTS, points
from tripot.server.visit import Visit

LISTED = 100
SURE = 1.96


class RatingPages:
    def __init__(self, house: House) -> None:
        self._store = house.services.store

    async def board(self, request: Request, visit: Visit) -> Response:
        return visit.json(await self._board(box(request.path_params["game"]).name, await visit.known()))

    async def show(self, request: Request, visit: Visit) -> Response:
        form = await visit.form(ShownForm)
        person, game = await visit.poster(), box(request.path_params["game"]).name
        await ratings.show(self._store, game, person.id, form.shown)
        return visit.json(await self._board(game, person))

    async def _board(self, game: str, person: Person | None) -> Leaderboard:
        best = await ratings.best(self._store, game, ENOUGH, LISTED)
        new = await ratings.newcomers(self._store, game, ENOUGH, LISTED)
        own = None if person is None else (await ratings.of_person(self._store, person.id)).get(game)
        reader = "" if person is None else person.id
        return Leaderboard(
            game=game,
            enough=ENOUGH,
            people=tuple(rated_person(one, place, reader) for place, one in enumerate(best, 1)),
            newcomers=tuple(rated_person(one, None, reader) for one in new),
            bots=tuple(RatedBot(level, points(anchor(game, level))) for level in reversed(LEVELS)),
            own=None if own is None else rated_person(own, await place_of(self._store, own), reader),
            shown=own is not None and bool(own.shown),
        )


def rated_person(one: Standing, place: int | None, reader: str) -> RatedPerson:
    doubt = round(POINTS * SURE * one.sigma)
    return RatedPerson(place, one.name, points(Rating(one.mu, one.sigma)), doubt, one.games, one.person == reader)


async def place_of(store: Store, one: Standing) -> int | None:
    """None: not enough games, or not to be shown."""
    if one.games < ENOUGH or not one.shown:
        return None
    return 1 + await ratings.above(store, one, ENOUGH)


async def own_ratings(store: Store, person: Person) -> tuple[OwnRating, ...]:
    """Of every game that this person has played rated."""
    found = await ratings.of_person(store, person.id)
    return tuple(
        [
            OwnRating(
                game,
                points(Rating(one.mu, one.sigma)),
                one.games,
                await place_of(store, one),
                max(0, ENOUGH - one.games),
            )
            for game, one in sorted(found.items())
        ]
    )
