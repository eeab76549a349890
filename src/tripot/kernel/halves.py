"""Version 0.1 kept the parts of a choice one by one, others' between them: here they are put together again."""

from __future__ import annotations

from typing import Any

from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.state import Sink


class Halves:
    """Takes small steps as they were kept, and tells each choice when its last step comes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._then = game.start()
        """The state with everybody's half-made choices in it."""
        self._now = game.start()
        self._begun: dict[int, tuple[int, ...]] = {}

    def take(self, seat: int, action: int) -> tuple[int, ...] | None:
        """The whole choice that this step completes; None if it is but a part. Illegal if the rules forbid it."""
        sink = Sink()
        self.game.apply(self._then, seat, action, sink)
        path = (*self._begun.pop(seat, ()), action)
        if sink.unfinished:
            self._begun[seat] = path
            return None
        for first in range(len(path)):  # beginnings may have been given up
            choice = path[first:]
            state = self._now.clone()
            try:
                events = self.game.carry_out(state, seat, choice)
            except Problem:
                continue
            if events == sink.events:
                self._now = state
                return choice
        raise AssertionError("a choice that cannot be put together")
