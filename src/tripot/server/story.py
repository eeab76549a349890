"""What one viewer has been told, numbered by what that viewer may know and by nothing else."""

from __future__ import annotations

from tripot.kernel.event import Event, redact
from tripot.kernel.log import Step


class Story:
    """The events that a viewer knows. Number 1 is the start of the game."""

    def __init__(self, viewer: int, steps: list[Step]) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self._steps: list[Step] = []
        self._after = [0]
        """How many events were known after so many steps."""
        self._hear(steps)
        self._ends = [0, len(self.events)]
        """How many events had been told at each number."""
        self._last_undo = 0
        self.settle()

    @property
    def seq(self) -> int:
        return len(self._ends) - 1

    @property
    def untold(self) -> bool:
        return self.told < self.seq

    def settle(self) -> None:
        """Everybody who looks through these eyes knows it all."""
        self.told = self.seq
        """The number that they have been told."""
        self.standing = len(self.events)
        """How many of the events that they were told have not been taken back since."""

    def go_on(self, steps: list[Step]) -> None:
        """Steps were taken. Of those that the viewer may not know nothing is said, and no number spent."""
        before = len(self.events)
        self._hear(steps)
        if len(self.events) > before or not all(step.events for step in steps):
            self._ends.append(len(self.events))

    def go_back(self, steps: list[Step]) -> None:
        """Something was taken back, and these are all the steps now. Those before it are not gone through again."""
        same = min(len(steps), len(self._steps))
        while same and steps[same - 1] is not self._steps[same - 1]:
            same -= 1
        keep = self._after[same]
        old = self.events[keep:]
        del self._steps[same:], self._after[same + 1 :], self.events[keep:]
        self._hear(steps[same:])
        if self.events[keep:] == old:
            return
        while keep < len(self.events) and old and self.events[keep] == old[0]:
            keep += 1
            del old[0]
        self.standing = min(self.standing, keep)
        self._ends.append(len(self.events))
        self._last_undo = self.seq

    def since(self, seq: int) -> tuple[Event, ...] | None:
        """What was told after this number; None if that cannot be told as a continuation."""
        if not 0 < seq <= self.seq or seq < self._last_undo:
            return None
        return tuple(self.events[self._ends[seq] :])

    def _hear(self, steps: list[Step]) -> None:
        """Add what the viewer may know of further steps."""
        for step in steps:
            for event in step.events:
                if (known := redact(event, self.viewer)) is not None:
                    self.events.append(known)
            self._steps.append(step)
            self._after.append(len(self.events))
