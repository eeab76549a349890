"""All that a seat has done and been told: what a player with perfect recall remembers."""

from __future__ import annotations

from typing import Any, Final, Self

import msgspec

from tripot.bridges.turns import PASS, Turns
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.state import Sink, State

UNKNOWN: Final = -1
"""What somebody else did, in a moment that is only imagined."""


class Acted(msgspec.Struct, frozen=True, tag_field="event", tag="acted"):
    """One's own action, PASS included."""

    action: int


Entry = Acted | Event
Story = list[tuple[int, int, tuple[Event, ...]]]


class Remembered(Turns):
    """Turns that keep their story."""

    def __init__(self, game: Game[Any]) -> None:
        self.story: Story = []
        """The steps so far: who did what, and what came of it."""
        super().__init__(game)

    def step(self, seat: int, action: int) -> None:
        sink = Sink()
        self.game.apply(self.state, seat, action, sink)
        self.story.append((seat, action, tuple(sink.events)))

    def let_pass(self, seat: int) -> None:
        super().let_pass(seat)
        self.story.append((seat, PASS, ()))

    def at(self, state: State) -> Self:
        other = super().at(state)
        other.story = self.story.copy()
        return other

    def imagined(self, seat: int, dice: Dice) -> Self:
        """A moment that this seat cannot tell from the true one, in which nobody knows more of the past than it."""
        other = self.at(self.game.sample(self.game.view(self.state, seat), dice))
        other.story = [
            (actor, action if actor == seat else UNKNOWN, tuple(told(events, seat)))
            for actor, action, events in self.story
        ]
        return other

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
