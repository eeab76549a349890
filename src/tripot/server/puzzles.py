"""The shelves of puzzles, that of the day, and what somebody has made of them."""

from __future__ import annotations

from tripot.games.registry import BOXES, box
from tripot.learning import puzzle as shelves
from tripot.learning.puzzle import Puzzle, of_the_day
from tripot.learning.theme import theme
from tripot.server.database import puzzles
from tripot.server.database.rating import Rated, Rating
from tripot.server.database.store import Store
from tripot.server.learning_forms import PuzzleCard, PuzzleShelf, PuzzlesToday, Solver
from tripot.server.person import Person
from tripot.server.services import Services
from tripot.server.sessions import DAY
from tripot.server.skill import MODEL, NEWCOMER, points

EASIEST, SPAN = 15.0, 20.0
"""What a puzzle is rated that every quick bot finds, and how much more one that none does."""
SETTLED = 2
"""The doubt of a puzzle is so many times smaller than a newcomer's: bots have tried it."""


class Puzzles:
    def __init__(self, services: Services) -> None:
        self._store: Store = services.store
        self._now = services.settings.now

    @property
    def day(self) -> int:
        return self._now() // DAY

    async def today(self, person: Person | None) -> PuzzlesToday:
        """One of every game that has any."""
        found = [(name, of_the_day(name, self.day)) for name in BOXES]
        return PuzzlesToday(
            day=self.day,
            streak=0 if person is None else await self._streak(person),
            puzzles=tuple([await self._card(name, one, person) for name, one in found if one is not None]),
        )

    async def shelf(self, person: Person | None, game: str) -> PuzzleShelf:
        name = box(game).name
        rated = await puzzles.ratings(self._store, name)
        tries = {} if person is None else await puzzles.tries(self._store, person.id, name)
        solver = None if person is None else await puzzles.of_solver(self._store, name, person.id)
        cards = [card(name, one, rated.get(one.id), tries.get(one.id)) for one in shelves.shelf(name).values()]
        return PuzzleShelf(
            rating=points(solver or NEWCOMER),
            puzzles=tuple(sorted(cards, key=lambda one: (one.rating, one.id))),
        )

    async def tried(self, person: Person, game: str, name: str, solved: bool) -> Solver:
        """What an answer does to somebody's rating: the first one counts, later ones tick the puzzle off."""
        found = shelves.puzzle(game, name)
        today = of_the_day(game, self.day)
        day = self.day if today is not None and today.id == name else 0
        before = await puzzles.of_solver(self._store, game, person.id) or NEWCOMER
        hard = await puzzles.of_puzzle(self._store, game, name) or first_rating(found)
        winner, loser = MODEL.rate([[MODEL.rating(*before)], [MODEL.rating(*hard)]], ranks=[1, 2] if solved else [2, 1])
        after = Rating(winner[0].mu, winner[0].sigma)
        moved = Rated(before, after), Rated(hard, Rating(loser[0].mu, loser[0].sigma))
        counted = await puzzles.first_try(self._store, person.id, game, name, day, solved, moved)
        if not counted and solved:
            await puzzles.solve(self._store, person.id, game, name, day)
        return Solver(
            before=points(before),
            rating=points(after if counted else before),
            streak=await self._streak(person),
            daily=day > 0,
        )

    async def _card(self, game: str, found: Puzzle, person: Person | None) -> PuzzleCard:
        tries = {} if person is None else await puzzles.tries(self._store, person.id, game)
        return card(game, found, await puzzles.of_puzzle(self._store, game, found.id), tries.get(found.id))

    async def _streak(self, person: Person) -> int:
        """Days in a row, up to today or, if today's is still to be solved, yesterday."""
        solved = await puzzles.days(self._store, person.id)
        last = self.day if solved and solved[0] == self.day else self.day - 1
        return next((number for number, day in enumerate(solved) if day != last - number), len(solved))


def card(game: str, found: Puzzle, rating: Rating | None, solved: bool | None) -> PuzzleCard:
    return PuzzleCard(
        game=game,
        id=found.id,
        players=found.players,
        theme=theme(game, found.opening, found.seat, found.best),
        rating=points(rating or first_rating(found)),
        state="new" if solved is None else "solved" if solved else "missed",
    )


def first_rating(found: Puzzle) -> Rating:
    """Before people have tried it: by how many quick bots missed it."""
    return Rating(EASIEST + SPAN * found.missed, MODEL.sigma / SETTLED)
