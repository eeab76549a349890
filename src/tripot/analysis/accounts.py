"""Luck against skill: where each seat's result comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum, hypot

from tripot.analysis.report import Account, Figure
from tripot.analysis.review import Review
from tripot.analysis.tally import Tally
from tripot.kernel.seats import NATURE


class Accounts:
    """Round by round, by how much each seat's chance changed by chance, by others' doing and by its own."""

    def __init__(self, seats: int) -> None:
        self._seats = range(seats)
        self._luck = Tally(seats)
        self._others = Tally(seats)
        self._own = Tally(seats)

    def add(self, chances: Sequence[tuple[int, Sequence[float]]], end: Sequence[float]) -> None:
        """One round: for each moment, the last one first, who acted and what everybody could hope for before it."""
        luck = [-1 / len(end)] * len(end)
        others = [0.0] * len(end)
        own = [0.0] * len(end)
        later = end
        for actor, before in chances:
            for seat in self._seats:
                part = luck if actor == NATURE else own if actor == seat else others
                part[seat] += later[seat] - before[seat]
            later = before
        self._luck.add([part + start for part, start in zip(luck, later, strict=True)])
        self._others.add(others)
        self._own.add(own)

    def accounts(self, reviews: Sequence[Review], end: Sequence[float]) -> Iterator[Account]:
        for seat in self._seats:
            mine = [review for review in reviews if review.seat == seat]
            own = figure(self._own, seat)
            choices = Figure(
                fsum(review.skill.means()[0] for review in mine), hypot(*(review.skill.errors()[0] for review in mine))
            )
            yield Account(
                seat=seat,
                result=end[seat],
                beyond=end[seat] - 1 / len(end),
                luck=figure(self._luck, seat),
                others=figure(self._others, seat),
                choices=choices,
                intuition=Figure(own.value - choices.value, hypot(own.error, choices.error)),
                missed=fsum(review.gain.means()[0] for review in mine if review.better),
            )


def figure(tally: Tally, seat: int) -> Figure:
    return Figure(tally.means()[seat], tally.errors()[seat])
