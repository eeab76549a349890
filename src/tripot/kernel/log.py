"""The log is the truth: the state is what the steps made of the start."""

from __future__ import annotations

import copy
from typing import Any, Self

import msgspec

from tripot.kernel.bits import members
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.result import Result
from tripot.kernel.state import Sink, State
from tripot.kernel.view import View


class Step(msgspec.Struct, frozen=True):
    """One entry of the log: who did what, what came of it, and whether somebody was asked for it."""

    seat: int
    action: int
    events: tuple[Event, ...]
    asked: bool

    @property
    def silent(self) -> bool:
        """Whether nobody else has heard of it."""
        return bool(self.events) and all(event.silent for event in self.events)


class Log:
    """A game and its steps so far, and what each seat may know of them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: State = game.start()
        self.steps: list[Step] = []
        self._before: list[State] = []

    @property
    def waiting(self) -> list[int]:
        """The seats that must answer now; none when the game is over."""
        return members(self.game.waiting(self.state))

    @property
    def over(self) -> bool:
        return self.game.waiting(self.state) == 0

    def legal(self, seat: int) -> list[int]:
        """The answers of a waiting seat."""
        return members(self.game.legal(self.state, seat))

    def extra(self, seat: int) -> list[int]:
        """What a seat may do now although nobody waits for it."""
        return members(self.game.extra(self.state, seat))

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat may know of the steps from `since` on, in order."""
        seen = (redact(event, seat) for step in self.steps[since:] for event in step.events)
        return [event for event in seen if event is not None]

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def add(self, seat: int, action: int, asked: bool = True) -> None:
        """Take a step through the checked door; Illegal if the rules forbid it, and then nothing has changed."""
        sink = Sink()
        before = self.state.clone()
        self.game.apply(self.state, seat, action, sink)
        self._before.append(before)
        self.steps.append(Step(seat, action, tuple(sink.events), asked))

    def silent(self, seat: int, action: int) -> bool:
        """Whether nobody else would hear of this step; Illegal if the rules forbid it."""
        sink = Sink()
        self.game.apply(self.state.clone(), seat, action, sink)
        return all(event.silent for event in sink.events)

    def copy(self) -> Self:
        """What happens to one does not happen to the other."""
        twin = copy.copy(self)
        twin.state, twin.steps, twin._before = self.state.clone(), self.steps.copy(), self._before.copy()
        return twin

    def drop(self) -> None:
        """Forget the last step."""
        self.steps.pop()
        self.state = self._before.pop().clone()  # a copy of this log may hold it too
