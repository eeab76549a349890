"""What one viewer has been told, numbered by what that viewer may know and by nothing else."""

from __future__ import annotations

import copy

from tripot.kernel.event import Event, redact
from tripot.kernel.log import Step


class Story:
    """The events that a viewer knows. Number 1 is the start of the game."""

    def __init__(self, viewer: int, steps: list[Step]) -> None:
        self.viewer = viewer
        self.events = self._seen(steps)
        self._ends = [0, len(self.events)]
        """How many events had been told at each number."""
        self._last_undo = 0
        self.keep = 0
        """How many events the last undo left as they were."""
        self.told = self.seq
        """The number that everybody who looks through these eyes has been told."""

    @property
    def seq(self) -> int:
        return len(self._ends) - 1

    @property
    def untold(self) -> bool:
        return self.told < self.seq

    def go_on(self, steps: list[Step]) -> None:
        """Steps were taken. Of those that the viewer may not know nothing is said, and no number spent."""
        events = self._seen(steps)
        if events or not all(step.events for step in steps):
            self.events += events
            self._ends.append(len(self.events))

    def go_back(self, steps: list[Step]) -> None:
        """Something was taken back, and these are all the steps now."""
        events = self._seen(steps)
        if events == self.events:
            return
        self.keep = 0
        while self.keep < min(len(events), len(self.events)) and events[self.keep] == self.events[self.keep]:
            self.keep += 1
        self.events = events
        self._ends.append(len(events))
        self._last_undo = self.seq

    def copy(self) -> Story:
        twin = copy.copy(self)
        twin.events, twin._ends = self.events.copy(), self._ends.copy()
        return twin

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
