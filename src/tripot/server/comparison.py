"""Two games at the same deal beside each other: what each came to, and where the paths parted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tripot.bots.brain import brain
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.replayed import Replayed
from tripot.kernel.state import State
from tripot.server.duel_forms import Parting, Side, Swing
from tripot.server.finished import parts
from tripot.server.play import Play

SWING = 0.05
"""By how much a chance must change to be told of."""
MOST = 2
"""Of each game."""
DIGITS = 3


class Path:
    """One seat's way through a finished game."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.play = play
        self._replayed = Replayed(play.match)
        taken = enumerate(self._replayed.steps)
        self.choices = [number for number, step in taken if step.seat == seat and step.asked]
        """The steps, from 0, at which it chose."""

    def actions(self, index: int) -> tuple[int, ...]:
        return self._replayed.steps[self.choices[index]].actions

    def parts(self, index: int) -> Any:
        """The choice as it was made, and what the seat saw."""
        number, game = self.choices[index], self.play.game
        return parts(
            game, self._replayed.states[number], self.seat, game.notation.choice(self.seat, self.actions(index))
        )

    def swings(self, since: int) -> Iterator[tuple[float, int]]:
        """By how much the seat's chance changed from each choice to the next one, to somebody who sees all cards."""
        shares = [self._share(self._replayed.states[number]) for number in self.choices]
        for index in range(since, len(shares) - 1):
            before, after = shares[index], shares[index + 1]
            if before is not None and after is not None:
                yield after - before, index

    def _share(self, s: State) -> float | None:
        game: Game[Any] = self.play.game
        terms = brain(game).terms(s, self.seat) if game.waiting(s) else None
        return None if terms is None else terms.share(self.seat)


def side(play: Play, seat: int, code: str) -> Side:
    """What it came to; Problem if it was stopped."""
    result = play.match.result()
    if result is None:
        raise Problem("game-stopped")
    standing = result.standings[seat]
    return Side(play.header.names[seat], code, play.number, standing.score, standing.rank)


def partings(mine: Path, theirs: Path) -> tuple[Parting | None, tuple[Swing, ...]]:
    """The first choice that was another, and those after it that mattered."""
    common = min(len(mine.choices), len(theirs.choices))
    first = next((index for index in range(common) if mine.actions(index) != theirs.actions(index)), None)
    if first is None:
        return None, ()
    steps = mine.choices[first] + 1, theirs.choices[first] + 1
    parting = Parting(*steps, mine=mine.parts(first), theirs=theirs.parts(first))
    return parting, (*swings(mine, first, True), *swings(theirs, first, False))


def swings(path: Path, since: int, own: bool) -> list[Swing]:
    """The largest, in the order of the game."""
    found = sorted(path.swings(since + 1), key=lambda swing: -abs(swing[0]))[:MOST]
    kept = sorted((index, change) for change, index in found if abs(change) >= SWING)
    return [Swing(own, path.choices[index] + 1, round(change, DIGITS), path.parts(index)) for index, change in kept]
