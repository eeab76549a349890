"""What can be said at a table so that everybody understands it, bots included. Talk binds nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from tripot.kernel.card import Card
from tripot.kernel.event import Event
from tripot.kernel.problem import Problem
from tripot.kernel.view import View


class Subject(Card, frozen=True):
    """A card by its name: what is spoken of."""


class Word(msgspec.Struct, frozen=True):
    """One thing said: its kind, to whom (None: to all), about which place, and about which other one."""

    seat: int
    """Who said it."""
    kind: str
    to: int | None = None
    place: int | None = None
    other: int | None = None
    round: int = 0
    """How often words had been put to the test by then."""
    card: Subject | None = None
    """What lay on the place."""
    other_card: Subject | None = None


class Pledge(msgspec.Struct, frozen=True):
    """What somebody gave his word for."""

    kind: str
    seat: int
    to: int
    place: int
    round: int
    kept: bool | None
    """None: that is still open."""
    card: Subject | None = None
    """What lay on the place."""


class Talk:
    """The vocabulary of a game: what may be said when, and what came of it. It rests on what everybody knows."""

    kinds: ClassVar[tuple[str, ...]] = ()

    def put(self, view: View, events: Sequence[Event], said: Sequence[Word], word: Word) -> Word:
        """The word as it is kept; Problem if it cannot be said now. View and events are a spectator's."""
        raise Problem("talk-no-words")

    def tests(self, events: Sequence[Event]) -> int:
        """How often words have been put to the test; what was said before is past by then."""
        return 0

    def pledges(self, events: Sequence[Event], said: Sequence[Word]) -> list[Pledge]:
        """Who gave his word for what, in order, and whether he kept it."""
        return []


SILENCE: Final = Talk()
"""Of a game that has no words."""
