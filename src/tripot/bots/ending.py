"""The end of a sealed game, worked out: every way it may go, from the last choice to the first."""

from __future__ import annotations

__compile__ = True

from math import factorial
from typing import Any

from tripot.bots.contest import Contest
from tripot.bots.judge import shares
from tripot.kernel.bits import count, members
from tripot.kernel.game import Game
from tripot.kernel.state import State


class Ending:
    """For games without chance in which all seats choose at the same time, until nobody has a choice left."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def ways(self, s: State) -> int:
        """How many there are at most, if each choice leaves one less."""
        found = 1
        for seat in members(self.game.waiting(s)):
            found *= factorial(count(self.game.legal(s, seat)))
        return found

    def settled(self, s: State) -> Contest:
        """The choice that is due now, learnt by everybody."""
        game = self.game
        seats = members(game.waiting(s))
        legal = [members(game.legal(s, seat)) for seat in seats]
        contest = Contest([len(choices) for choices in legal])
        for way in range(contest.ways):
            after = s.clone()
            left = way
            for index in range(len(seats) - 1, -1, -1):
                left, choice = divmod(left, len(legal[index]))
                game.play(after, seats[index], legal[index][choice])
            worth = self.worth(after)
            contest.fill(way, [worth[seat] for seat in seats])
        contest.settle()
        return contest

    def worth(self, s: State) -> list[float]:
        """Each seat's share of the win if everybody plays so to the end."""
        game = self.game
        waiting = game.waiting(s)
        if waiting == 0:
            return shares(game, s)
        worth = self.settled(s).worth()
        found = [0.0] * game.players
        for seat in members(waiting):
            found[seat] = worth[count(waiting & (1 << seat) - 1)]
        return found
