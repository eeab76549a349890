"""The log is the truth: the state is what the steps made of the start."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.kernel.bits import members
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Refusal
from tripot.kernel.result import Result
from tripot.kernel.state import State
from tripot.kernel.view import View


class Step(msgspec.Struct, frozen=True):
    """One entry of the log: whose choice, what came of it, and whether somebody was asked for it."""

    seat: int
    actions: tuple[int, ...]
    """The choice, whole: the small actions that it is made of."""
    events: tuple[Event, ...]
    asked: bool


class Log:
    """A game and its steps so far, and what each seat may know of them. States never change: a step makes a new one."""

    def __init__(self, game: Game[Any], opening: dict[str, Any] | None = None) -> None:
        """A whole game, or one that begins in this position; Problem if that is not a possible one."""
        self.game = game
        self.opening = opening
        self.state: State = game.start() if opening is None else game.restore(opening)
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
        """The answers of a waiting seat, or what its answer can begin with."""
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

    @property
    def states(self) -> list[State]:
        """The start, and the state after every step."""
        return [*self._before, self.state]

    def ask(self, seat: int, *actions: int) -> Draft:
        """What these beginnings of a choice would lead to: nothing changes, and nobody is told."""
        return Draft(self.game, self.state, seat).add(*actions)

    def imagine(self, seat: int, *actions: int) -> Draft:
        """The same, on a state that the seat's own view allows: what is hidden cannot show in it."""
        return Draft(self.game, self.game.sample(self.view(seat), Dice(0)), seat).add(*actions)

    def why_not(self, seat: int, *actions: int) -> Refusal | None:
        """Why the last of these cannot be done, as far as the seat may know."""
        *begun, last = actions
        draft = self.imagine(seat, *begun)
        if draft.whole:
            raise Problem("match-beyond-choice")
        return self.game.refusal(draft.state, seat, last)

    def add(self, seat: int, actions: tuple[int, ...], asked: bool = True) -> None:
        """Take a whole choice through the checked door; Illegal if the rules forbid it, HalfChoice if it is not whole,
        and then nothing has changed."""
        state = self.state.clone()
        events = tuple(self.game.carry_out(state, seat, actions))
        self._before.append(self.state)
        self.state = state
        self.steps.append(Step(seat, actions, events, asked))

    def drop(self) -> None:
        """Forget the last step."""
        self.steps.pop()
        self.state = self._before.pop()
