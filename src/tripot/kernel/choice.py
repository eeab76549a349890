"""A choice that is being made, step by small step: nothing is stored, and nobody is told."""

from __future__ import annotations

from typing import Any

from tripot.kernel.bits import members
from tripot.kernel.event import Event
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.state import Sink, State
from tripot.kernel.view import View


class Draft:
    """What a seat has chosen so far, on a state of its own. A choice is whole when the rules carry it out."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.state = state.clone()
        self.seat = seat
        self.actions: tuple[int, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.whole = False

    @property
    def options(self) -> int:
        """What may come next, as a set; empty if the choice is whole."""
        return 0 if self.whole else self.game.legal(self.state, self.seat) | self.game.extra(self.state, self.seat)

    @property
    def legal(self) -> list[int]:
        return members(self.options)

    @property
    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    @property
    def outcome(self) -> str:
        """What it has led to: choices of one state with the same outcome are the same."""
        return repr(self.game.position(self.state))

    def add(self, *actions: int) -> Draft:
        """Choose further; Illegal if the rules forbid it, Problem if there is nothing more to choose."""
        for action in actions:
            if self.whole:
                raise Problem("match-beyond-choice")
            sink = Sink()
            self.game.apply(self.state, self.seat, action, sink)
            self.actions += (action,)
            self.events += tuple(sink.events)
            self.whole = not sink.unfinished
        return self
