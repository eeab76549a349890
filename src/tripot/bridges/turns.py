"""A game as one question after another, for software that asks one agent at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from tripot.kernel.bits import lowest, members
from tripot.kernel.game import Game
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import State

PASS: Final = 62
"""To let a moment go by; all other actions are the game's own, and smaller."""
ACTIONS: Final = PASS + 1


class Turns:
    """Asks the awaited seats in order of their numbers: whoever answers a sealed choice later learns nothing by it.

    Where the game waits for the clock, every seat in turn may act unasked or PASS, whatever it holds; when all have
    passed, time is up. What the rules play without asking is played.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: State = game.start()
        self.passed = 0
        """The seats that have let this moment of the clock go by."""
        self.settle()

    @property
    def actor(self) -> int | None:
        """Who is asked: a seat, or NATURE; None when the game is over."""
        waiting = self.game.waiting(self.state)
        if not waiting:
            return None
        return lowest(~self.passed) if self.timed else lowest(waiting)

    def legal(self, seat: int) -> Sequence[int]:
        """What a seat may answer when its turn comes, in ascending order; nothing if it is not awaited."""
        if not self.timed:
            return members(self.game.legal(self.state, seat))
        if self.passed >> seat & 1:
            return []
        return [*members(self.game.extra(self.state, seat)), PASS]

    @property
    def timed(self) -> bool:
        """Whether this is a moment of the clock."""
        waiting = self.game.waiting(self.state)
        return waiting != 0 and lowest(waiting) == CLOCK

    def act(self, action: int) -> None:
        """The actor's answer; Illegal if the rules forbid it, and then nothing has changed."""
        seat = self.actor
        assert seat is not None, "the game is over"
        if action == PASS and self.timed:
            self.let_pass(seat)
        else:
            self.step(seat, action)
            self.passed = 0
        self.settle()

    def settle(self) -> None:
        """Play what nobody is asked for."""
        while waiting := self.game.waiting(self.state):
            if waiting >> NATURE & 1:
                return
            if unasked := self.game.unasked(self.state):
                seat = lowest(unasked)
            elif self.timed and self.passed == (1 << self.game.players) - 1:
                seat, self.passed = CLOCK, 0
            else:
                return
            self.step(seat, lowest(self.game.legal(self.state, seat)))

    def let_pass(self, seat: int) -> None:
        self.passed |= 1 << seat

    def step(self, seat: int, action: int) -> None:
        self.game.apply(self.state, seat, action)

    def clone(self) -> Self:
        return self.at(self.state.clone())

    def at(self, state: State) -> Self:
        """The same moment with this state instead."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, state=state)
        return other
