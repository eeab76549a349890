"""A replayed game that can be wound to any step and seen from any seat, or with all secrets open."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, Hidden, redact
from tripot.kernel.log import Log
from tripot.kernel.outlook import Outlook
from tripot.kernel.seats import CLOCK, NATURE, SPECTATOR, letter
from tripot.kernel.view import View

ALL = -1
"""The perspective of somebody who has the whole record before him."""


class Replayed:
    def __init__(self, log: Log) -> None:
        self.game = log.game
        self.steps = log.steps
        self.states = log.states

    def __len__(self) -> int:
        return len(self.steps)

    def view(self, step: int, seat: int) -> View:
        """The table after so many steps."""
        return self.game.view(self.states[step], SPECTATOR if seat == ALL else seat)

    def outlook(self, step: int, seat: int) -> Outlook | None:
        """What the table held for a player then."""
        return self.game.outlook(self.states[step], seat) if 0 <= seat < self.game.players else None

    def opening(self, step: int, seat: int, dice: Dice) -> dict[str, Any]:
        """A position that this seat could not have told from the one after so many steps: the rest is dealt anew."""
        return self.game.position(self.game.sample(self.view(step, seat), dice))

    def events(self, step: int, seat: int) -> list[Event]:
        """What came of a step, counted from 1, as the seat may know it."""
        if step == 0:
            return []
        events = self.steps[step - 1].events
        seen = map(opened, events) if seat == ALL else (redact(event, seat) for event in events)
        return [event for event in seen if event is not None]

    def data(self, step: int, seat: int) -> dict[str, Any]:
        """A step as plain data."""
        taken = self.steps[step - 1]
        found: dict[str, Any] = {
            "step": step,
            "seat": None if taken.seat in (NATURE, CLOCK) else letter(taken.seat),
            "events": msgspec.to_builtins(self.events(step, seat)),
            "view": msgspec.to_builtins(self.view(step, seat)),
        }
        if seat == ALL:
            found |= {
                "action": self.game.notation.choice(taken.seat, taken.actions),
                "position": self.game.position(self.states[step]),
            }
        return found


def opened(event: Event) -> Event:
    """The event with its hidden fields open: for records only, never for a game that goes on."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    hidden = {name: value.value for name, value in values.items() if isinstance(value, Hidden)}
    return msgspec.structs.replace(event, **hidden)
