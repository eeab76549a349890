"""A finished game under study: rounds of imagined games, as many as one has time for, and what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from tripot.analysis.accounts import Accounts
from tripot.analysis.budget import Budget
from tripot.analysis.luck import Luck
from tripot.analysis.moment import moments
from tripot.analysis.playout import Playout
from tripot.analysis.report import Analysis, Choice, Curve, Point, Turn
from tripot.analysis.review import Review
from tripot.analysis.reviewer import Reviewer
from tripot.analysis.tally import Tally
from tripot.bots.judge import shares
from tripot.kernel.problem import Problem
from tripot.kernel.replayed import Replayed

DECIDING = 6
"""So many moments decided a game, at most."""
SWING = 0.05
"""And each changed somebody's chance by this much at least."""
DIGITS = 4
SEARCH = 0.1
"""How much of the work the search seems to be."""


class Study:
    """One round imagines a game from every moment, and a table for every decision; the same seed gives the same."""

    def __init__(self, replayed: Replayed, names: Sequence[str], seed: int = 0) -> None:
        if replayed.game.waiting(replayed.states[-1]):
            raise Problem("analyse-unfinished")
        self._replayed = replayed
        self._names = tuple(names)
        self._seed = seed
        self._playout = Playout(replayed.game)
        self._reviewer = Reviewer(replayed, seed)
        self._moments = moments(replayed)
        self._accounts = Accounts(replayed.game.players)
        self._reviews: list[Review] = []
        self._end = shares(replayed.game, replayed.states[-1])
        self._rounds = 0

    def work(self, budget: Budget) -> Iterator[float]:
        """Search, then rounds until the budget is spent; how much of it is, from 0 to 1."""
        for done in self._search():
            yield SEARCH * done
        began = perf_counter()
        while (spent := budget.spent(self._rounds, perf_counter() - began)) < 1:
            for done in self._round():
                spent = max(spent, budget.spent(self._rounds + done, perf_counter() - began))
                yield SEARCH + (1 - SEARCH) * spent

    def _search(self) -> Iterator[float]:
        """Ask the search about every decision; how much of that is done."""
        decisions = self._reviewer.decisions()
        for done, number in enumerate(decisions, 1):
            self._reviews.append(self._reviewer.review(number))
            yield done / len(decisions)

    def _round(self) -> Iterator[float]:
        """Imagine every moment and every decision once more; how much of that is done."""
        luck = Luck(self._seed, self._rounds)
        reviews = [review for review in self._reviews if review.due(self._rounds)]
        parts = len(self._moments) + len(reviews)
        chances: list[tuple[int, Sequence[float]]] = []
        later: Sequence[float] = self._end
        for done, moment in enumerate(reversed(self._moments), 1):
            later = moment.relive(self._playout, luck, later)
            chances.append((moment.actor, later))
            yield done / parts
        for done, review in enumerate(reviews, len(self._moments) + 1):
            review.rehearse(self._playout, luck)
            yield done / parts
        self._accounts.add(chances, self._end)
        self._rounds += 1

    def report(self) -> Analysis:
        eyes = range(self._replayed.game.players)
        return Analysis(
            game=self._replayed.game.name,
            names=self._names,
            steps=len(self._replayed),
            seed=self._seed,
            playouts=self._rounds,
            decisions=len(self._reviews),
            curves=(self._all_knowing(), *(self._own(seat) for seat in eyes)),
            turns=tuple(self._turns()),
            choices=tuple(self._choice(review) for review in self._reviews if review.better),
            accounts=tuple(self._accounts.accounts(self._reviews, self._end)),
        )

    def _all_knowing(self) -> Curve:
        return Curve(None, (*(point(moment.first, moment.before) for moment in self._moments), self._last()))

    def _own(self, seat: int) -> Curve:
        """Before each of its choices, and after it."""
        points: dict[int, Point] = {}
        for review in self._reviews:
            if review.seat == seat:
                points[review.number] = point(review.number, review.before)
                points[review.number + 1] = point(review.number + 1, review.after)
        points[len(self._replayed)] = self._last()
        return Curve(seat, tuple(points.values()))

    def _last(self) -> Point:
        return Point(len(self._replayed), tuple(self._end), (0.0,) * len(self._end))

    def _turns(self) -> list[Turn]:
        """The largest changes that are no noise, in the order of the game."""
        found = sorted((moment for moment in self._moments if moment.swing >= SWING), key=lambda moment: moment.swing)
        return [
            Turn(
                first=moment.first + 1,
                last=moment.last,
                seat=moment.actor if moment.actor < self._replayed.game.players else None,
                changes=rounded(moment.change.means()),
            )
            for moment in sorted(found[-DECIDING:], key=lambda moment: moment.first)
        ]

    def _choice(self, review: Review) -> Choice:
        notation = self._replayed.game.notation
        return Choice(
            step=review.number + 1,
            seat=review.seat,
            chosen=notation.choice(review.seat, review.chosen),
            found=notation.choice(review.seat, review.found),
            gain=round(review.gain.means()[0], DIGITS),
            error=round(review.gain.errors()[0], DIGITS),
        )


def point(step: int, tally: Tally) -> Point:
    return Point(step, rounded(tally.means()), rounded(tally.errors()))


def rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in values)
