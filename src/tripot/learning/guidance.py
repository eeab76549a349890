"""What a learner is told now."""

from __future__ import annotations

import msgspec

from tripot.kernel.notation import Move


class Remark(msgspec.Struct, frozen=True):
    """A note that has come up; its text is `<prefix>-lesson-<id>`."""

    id: str
    at: int
    """After so many events of the learner's story."""
    asked: bool
    """It belongs to what is asked, not to something that happened."""
    beside: tuple[str, ...]
    rule: str


class Guidance(msgspec.Struct, frozen=True):
    """What has come up since the learner's last choice, and what is asked for."""

    remarks: tuple[Remark, ...]
    ask: str
    """The remark that asks for something; empty: any answer is fine."""
    answer: tuple[Move, ...]
    """A choice that would do, if something is asked for."""
    step: int
    steps: int
    done: bool
    """The lesson is over; the game may go on."""
