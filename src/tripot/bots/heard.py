"""What was said at a table, and what came of it, as everybody knows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tripot.kernel.event import Event
from tripot.kernel.talk import Pledge, Talk, Word


class Heard(msgspec.Struct, frozen=True):
    recent: tuple[Word, ...] = ()
    """What still counts, in order."""
    pledges: tuple[Pledge, ...] = ()
    fresh: tuple[Pledge, ...] = ()
    """Those that were put to the test last."""


def heard(talk: Talk, events: Sequence[Event], said: Sequence[Word]) -> Heard:
    """By what a spectator has been told."""
    pledges, tests = talk.pledges(events, said), talk.tests(events)
    return Heard(
        recent=tuple(word for word in said if word.round == tests),
        pledges=tuple(pledges),
        fresh=tuple(pledge for pledge in pledges if pledge.round == tests - 1),
    )
