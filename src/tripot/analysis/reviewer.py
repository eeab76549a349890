"""Finds the decisions of a game, and asks the search about each of them."""

from __future__ import annotations

from tripot.analysis.review import Review
from tripot.bots.answer import choose
from tripot.bots.bot import Clock
from tripot.bots.brain import brain
from tripot.bots.registry import make
from tripot.kernel.bits import count
from tripot.kernel.choice import Draft
from tripot.kernel.replayed import Replayed


class Reviewer:
    def __init__(self, replayed: Replayed, seed: int) -> None:
        self._replayed = replayed
        self._clock = Clock(iterations=brain(replayed.game).iterations)
        self._seed = seed
        self._opened = openings(replayed)

    def decisions(self) -> list[int]:
        """The steps at which somebody who was asked had a choice."""
        return [
            number
            for number, step in enumerate(self._replayed.steps)
            if step.seat < self._replayed.game.players and count(self._legal(number, number)) > 1
        ]

    def review(self, number: int) -> Review:
        return Review(self._replayed, number, self.asked(number), self.answer(number, self._clock))

    def asked(self, number: int) -> int:
        """After how many steps the question of this decision was put."""
        opened = self._opened[number]
        return opened if self._legal(opened, number) == self._legal(number, number) else number

    def answer(self, number: int, clock: Clock) -> tuple[int, ...]:
        """What the search would have done."""
        replayed, seat = self._replayed, self._replayed.steps[number].seat
        bot = make("search", replayed.game, seat, self._seed)
        return choose(bot, Draft(replayed.game, replayed.states[self.asked(number)], seat), clock)

    def _legal(self, at: int, number: int) -> int:
        """What the seat of this step could have answered in that state."""
        return self._replayed.game.legal(self._replayed.states[at], self._replayed.steps[number].seat)


def openings(replayed: Replayed) -> list[int]:
    """For each step, the state in which its question was put.

    Of a question that several seats answer under seal one knows who has answered, and nothing else: whoever answers
    late is looked at as if nobody had.
    """
    found = [0]
    for number in range(1, len(replayed)):
        before, now = (replayed.game.waiting(replayed.states[at]) for at in (number - 1, number))
        sealed = count(before) > 1 and now & ~before == 0
        told = any(event.reveals for event in replayed.steps[number - 1].events)
        found.append(found[-1] if sealed and not told else number)
    return found
