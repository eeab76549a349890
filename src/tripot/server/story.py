"""What one viewer has been told, numbered by what that viewer may know and by nothing else."""

from __future__ import annotations

import msgspec

from tripot.kernel.event import Event, redact
from tripot.kernel.log import Step


class Told(msgspec.Struct, frozen=True):
    """One more number in a viewer's sequence: keep so many events, then these."""

    keep: int
    events: tuple[Event, ...]
    undone: bool


class Story:
    """The events that a viewer knows. Number 1 is the start of the game."""

    def __init__(self, viewer: int, steps: list[Step]) -> None:
        self.viewer = viewer
        self.events = self._seen(steps)
        self._ends = [0, len(self.events)]
        """How many events had been told at each number."""
        self._last_undo = 0

    @property
    def seq(self) -> int:
        return len(self._ends) - 1

    def go_on(self, steps: list[Step]) -> Told | None:
        """Steps were taken. None if the viewer may not know of them: then nothing is said, and no number spent."""
        events = self._seen(steps)
        if not events and all(step.events for step in steps):
            return None
        keep = len(self.events)
        self.events += events
        self._ends.append(len(self.events))
        return Told(keep, tuple(events), undone=False)

    def go_back(self, steps: list[Step]) -> Told | None:
        """Something was taken back, and these are all the steps now."""
        events = self._seen(steps)
        if events == self.events:
            return None
        keep = 0
        while keep < min(len(events), len(self.events)) and events[keep] == self.events[keep]:
            keep += 1
        self.events = events
        self._ends.append(len(events))
        self._last_undo = self.seq
        return Told(keep, tuple(events[keep:]), undone=True)

    def since(self, seq: int) -> tuple[Event, ...] | None:
        """What was told after this number; None if that cannot be told as a continuation."""
        if not 0 < seq <= self.seq or seq < self._last_undo:
            return None
        return tuple(self.events[self._ends[seq] :])

    def _seen(self, steps: list[Step]) -> list[Event]:
        viewer, seen = self.viewer, []
        for step in steps:
            for event in step.events:
                if (known := redact(event, viewer)) is not None:
                    seen.append(known)
        return seen
