"""One table that asks one seat at a time: what batches, and the bridges to other people's software, are made of."""

from __future__ import annotations

__compile__ = True

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import State

PASS: Final = 62
"""To let a moment of the clock go by; all other actions are the game's own, and smaller."""
ACTIONS: Final = PASS + 1
OVER: Final = -1
"""Instead of a seat: nobody is asked any more."""
_HALF_OF_PASS: Final = 1 << PASS - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Asks the awaited seats in order of their numbers: whoever answers a sealed choice later learns nothing by it.

    Where the game waits for the clock, every seat in turn may act unasked or PASS, whatever it holds; when all have
    passed, time is up. What the rules play without asking is played, and so is Nature, if the table has dice.
    """

    def __init__(self, game: Game[Any], state: State, dice: Dice | None, passed: int = 0, decisions: int = 0) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        """Nature's; None: somebody else plays Nature, and is asked as NATURE."""
        self.passed = passed
        """The seats that have let this moment of the clock go by."""
        self.decisions = decisions
        """How many answers this game has had."""
        self.seat = OVER
        """Who is asked; OVER when the game is."""
        self.go_on()

    def begin(self) -> None:
        """A new game; the dice roll on."""
        self.state = self.game.start()
        self.passed = 0
        self.decisions = 0
        self.go_on()

    def legal(self, seat: int) -> i64:
        """What a seat may answer when its turn comes, as a set; nothing if it is not awaited."""
        waiting = self.game.waiting(self.state)
        if waiting == 0 or lowest(waiting) != CLOCK:
            return self.game.legal(self.state, seat)
        if self.passed >> seat & 1:
            return 0
        half: i64 = _HALF_OF_PASS
        extra: i64 = self.game.extra(self.state, seat)
        return extra | half << 1

    def act(self, action: int) -> None:
        """The answer of whoever is asked; it must be legal."""
        self.decisions += 1
        if action == PASS:
            self.passed |= 1 << self.seat
        else:
            self.step(self.seat, action)
            self.passed = 0
        self.go_on()

    def step(self, seat: int, action: int) -> None:
        """Carry out what is known to be legal."""
        self.game.play(self.state, seat, action)

    def go_on(self) -> None:
        """Play Nature and what nobody is asked for, until somebody is asked or the game is over."""
        game = self.game
        s = self.state
        waiting = game.waiting(s)
        while waiting:
            if waiting >> NATURE & 1:
                dice = self.dice
                if dice is None:
                    self.seat = NATURE
                    return
                self.step(NATURE, outcome(s, dice))
            else:
                seat: int = lowest(waiting)
                unasked = game.unasked(s)
                if unasked:
                    seat = lowest(unasked)
                elif seat != CLOCK:
                    self.seat = seat
                    return
                elif self.passed != (1 << game.players) - 1:
                    self.seat = lowest(~self.passed)
                    return
                else:
                    self.passed = 0
                self.step(seat, lowest(game.legal(s, seat)))
            waiting = game.waiting(s)
        self.seat = OVER


def opened(game: Game[Any], seed: int) -> Table:
    """A table at the beginning of a game, with dice of this seed."""
    return Table(game, game.start(), Dice(seed))
