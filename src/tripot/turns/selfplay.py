"""Games to learn from: what each seat may know at some moments of them, and how they ended."""

from __future__ import annotations

__compile__ = True

from typing import Any, Final

from tripot.bots.guide import Guide
from tripot.bots.judge import Judge, shares
from tripot.bots.policy import Policy
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.kernel.rollout import outcome
from tripot.kernel.row import Rows
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

MOST: Final = 96
"""Moments of one game that are kept."""


class SelfPlay:
    """A policy in each chair. Now and then a seat does anything else that the rules allow: who never sees mistakes does
    not learn what they cost."""

    def __init__(
        self,
        game: Game[Any],
        policies: list[Policy[Any]],
        guide: Guide[Any],
        prior: Judge[Any],
        observation: Observation[Any],
        dice: Dice,
        whim: float,
        every: int,
    ) -> None:
        self.game = game
        self.policies = policies
        self.guide = guide
        self.prior = prior
        self.dice = dice
        self.whim = whim
        """How often anything is done."""
        self.every = every
        """Of so many moments one is kept, by chance; 0: none."""
        self.observation = observation
        self.rows = Rows(observation.size)
        """A row for each moment and seat."""
        self.said: list[float] = []
        """What the formula says of each of them."""
        self.moments = 0

    def play(self) -> list[float]:
        """A whole game; each seat's share of the win."""
        game = self.game
        self.moments = 0
        self.said = []
        if self.every:
            self.rows.clear(MOST * game.players)
        s: State = game.start()
        waiting = game.waiting(s)
        while waiting:
            seat: int = lowest(waiting)
            if seat == NATURE:
                game.play(s, NATURE, outcome(s, self.dice))
            else:
                game.play(s, seat, self.answer(s, seat))
            waiting = game.waiting(s)
            if self.every and self.moments < MOST and self.guide.telling(s, seat) and self.dice.below(self.every) == 0:
                self.keep(s)
        return shares(game, s)

    def answer(self, s: State, seat: int) -> int:
        if self.whim > 0.0 and self.dice.unit() < self.whim:
            return int(self.dice.member(self.game.legal(s, seat)))
        return self.policies[seat].choose(s, seat, self.dice)

    def keep(self, s: State) -> None:
        """What each seat may know now."""
        for seat in range(self.game.players):
            self.observation.write(s, seat, self.rows)
            self.rows.follow()
            self.said.append(self.prior.share(s, seat))
        self.moments += 1
