"""All that a seat has done and been told: what a player with perfect recall remembers."""

from __future__ import annotations

from typing import Any, Final, Self

import msgspec

from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.refusal import Illegal
from tripot.kernel.state import Sink, State
from tripot.turns.table import PASS, Table

UNKNOWN: Final = -1
"""What somebody else did, in a moment that is only imagined."""


class Acted(msgspec.Struct, frozen=True, tag_field="event", tag="acted"):
    """One's own action, PASS included."""

    action: int


Entry = Acted | Event
Story = list[tuple[int, int, tuple[Event, ...]]]


class Remembered(Table):
    """A table that keeps its story, and leaves Nature to whoever drives it. What came of a step is worked out when
    somebody first asks."""

    def __init__(
        self, game: Game[Any], state: State | None = None, passed: int = 0, story: Story | None = None
    ) -> None:
        begin = game.start() if state is None else state
        self._known: Story = [] if story is None else story
        self._reached = begin.clone()
        """The state to which the known part of the story leads."""
        self._since: list[tuple[int, int]] = []
        """Who did what from there."""
        super().__init__(game, begin, None, passed)

    @property
    def story(self) -> Story:
        """The steps so far: who did what, and what came of it."""
        for seat, action in self._since:
            sink = Sink()
            if action != PASS:
                self.game.play(self._reached, seat, action, sink)
            self._known.append((seat, action, tuple(sink.events)))
        self._since.clear()
        return self._known

    def act(self, action: int) -> None:
        """Illegal, with the rule, if there is one against it; then nothing has changed."""
        if not self.legal(self.seat) >> action & 1:
            refusal = self.game.refusal(self.state, self.seat, action)
            assert refusal is not None
            raise Illegal(refusal)
        if action == PASS:
            self._since.append((self.seat, PASS))
        super().act(action)

    def step(self, seat: int, action: int) -> None:
        self._since.append((seat, action))
        super().step(seat, action)

    def clone(self) -> Self:
        other = self.at(self.state.clone(), self._known.copy())
        other._reached, other._since = self._reached.clone(), self._since.copy()
        return other

    def at(self, state: State, story: Story) -> Self:
        """The same moment with this state and story instead."""
        return type(self)(self.game, state, self.passed, story)

    def imagined(self, seat: int, dice: Dice) -> Self:
        """A moment that this seat cannot tell from the true one, in which nobody knows more of the past than it."""
        story: Story = [
            (actor, action if actor == seat else UNKNOWN, tuple(told(events, seat)))
            for actor, action, events in self.story
        ]
        return self.at(self.game.sample(self.game.view(self.state, seat), dice), story)

    def memory(self, seat: int) -> list[Entry]:
        """What this seat remembers, in order."""
        found: list[Entry] = []
        for actor, action, events in self.story:
            if actor == seat and action != UNKNOWN:
                found.append(Acted(action))
            found += told(events, seat)
        return found


def told(events: tuple[Event, ...], seat: int) -> list[Event]:
    """The events as they reach a seat."""
    return [event for event in (redact(event, seat) for event in events) if event is not None]
