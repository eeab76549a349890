"""What people are rated by the games that count: OpenSkill, game by game. A bot is an anchor, and never moves."""

from __future__ import annotations

import asyncio

from tripot.bots.level import LEVELS, Level
from tripot.server.database import outcomes, ratings
from tripot.server.database.rating import Rated, Rating
from tripot.server.database.store import Store, Taken, Trouble
from tripot.server.failures import failed
from tripot.server.metrics import Metrics
from tripot.server.outcome import Outcome, Seat
from tripot.server.skill import MODEL, NEWCOMER

SOLID = MODEL.mu
STEPS: dict[str, tuple[float, float, float, float]] = {
    "twelve-gangsters": (5.7, 4.5, 3.6, 1.8),
    "reglement-de-comptes": (5.8, 5.2, 5.0, 5.9),
    "gangster": (3.4, 6.0, 4.4, 3.2),
    "nostra-city": (5.1, 5.2, 5.4, 3.3),
}
"""How far each level of a game is above the one below it, by the games of docs/bots.md."""
ELSEWHERE = (5.0, 5.0, 5.0, 5.0)
"""In a game that nobody has measured."""
CERTAIN = 1.0
"""The doubt of an anchor."""
ENOUGH = 10
"""Games until a rating is more than provisional."""
AT_ONCE = 50
LOOK = 20.0
"""Seconds between two looks for what a fallen node left uncounted."""


def anchor(game: str, level: Level) -> Rating:
    """What a bot is rated, for good."""
    steps, own, solid = STEPS.get(game, ELSEWHERE), LEVELS.index(level), LEVELS.index("solid")
    return Rating(SOLID + sum(steps[:own]) - sum(steps[:solid]), CERTAIN)


def rated(game: str, seats: list[Seat], known: dict[str, Rating]) -> dict[str, Rated]:
    """What this game does to everybody's rating, by person."""
    before = [
        known.get(seat.person, NEWCOMER) if seat.person is not None else anchor(game, seat.level or "solid")
        for seat in seats
    ]
    ranks = [float(seat.rank or len(seats)) for seat in seats]
    after = MODEL.rate([[MODEL.rating(*one)] for one in before], ranks=ranks)
    return {
        seat.person: Rated(old, Rating(new[0].mu, new[0].sigma))
        for seat, old, new in zip(seats, before, after, strict=True)
        if seat.person is not None
    }


class Ratings:
    """Counts each rated game once, whichever node comes first."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._news = asyncio.Event()

    def note(self) -> None:
        """A rated game is over."""
        self._news.set()

    async def run(self) -> None:
        while True:
            try:
                await self.settle()
            except Trouble as error:
                failed(self._metrics, "database-failed", error)
            try:
                await asyncio.wait_for(self._news.wait(), LOOK)
            except TimeoutError:
                continue

    async def settle(self) -> None:
        """All that is not counted."""
        self._news.clear()
        while found := await outcomes.uncounted(self._store, AT_ONCE):
            for outcome in found:
                await self._count(outcome)

    async def _count(self, outcome: Outcome) -> None:
        seats, known = outcome.around, {}
        for seat in seats:
            if seat.person is not None:
                standing = (await ratings.of_person(self._store, seat.person)).get(outcome.game)
                if standing is not None:
                    known[seat.person] = Rating(standing.mu, standing.sigma)
        moved = rated(outcome.game, seats, known)
        key = outcome.code, outcome.number
        statements = [
            statement
            for person in sorted(moved)  # in one order, or two nodes could wait for each other
            for statement in ratings.count(outcome.game, person, key, outcome.ended, moved[person])
        ]
        try:
            await self._store.write([*statements, outcomes.count(outcome)])
        except Taken:  # another node was first
            return
