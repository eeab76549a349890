"""One table by the checked door, as slowly and plainly as the contract has it; the compiled one must agree with it."""

from __future__ import annotations

from typing import Any

from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import CLOCK, NATURE
from tripot.turns.table import PASS


class Single:
    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.begin()

    def begin(self) -> None:
        self.state = self.game.start()
        self.passed: set[int] = set()
        self.go_on()

    @property
    def timed(self) -> bool:
        return lowest(self.game.waiting(self.state)) == CLOCK

    @property
    def seat(self) -> int:
        if self.timed:
            return min(set(range(self.game.players)) - self.passed)
        return int(lowest(self.game.waiting(self.state)))

    @property
    def legal(self) -> list[int]:
        if self.timed:
            return [*members(self.game.extra(self.state, self.seat)), PASS]
        return members(self.game.legal(self.state, self.seat))

    @property
    def over(self) -> bool:
        return self.game.waiting(self.state) == 0

    def act(self, action: int) -> None:
        if action == PASS:
            self.passed.add(self.seat)
        else:
            self.game.apply(self.state, self.seat, action)
            self.passed = set()
        self.go_on()

    def go_on(self) -> None:
        game, s = self.game, self.state
        while waiting := game.waiting(s):
            if waiting >> NATURE & 1:
                game.apply(s, NATURE, outcome(s, self.dice))
            elif unasked := game.unasked(s):
                seat = members(unasked)[0]
                game.apply(s, seat, members(game.legal(s, seat))[0])
            elif self.timed and len(self.passed) == game.players:
                self.passed = set()
                game.apply(s, CLOCK, members(game.legal(s, CLOCK))[0])
            else:
                return
