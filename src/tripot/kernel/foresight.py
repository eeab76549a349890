"""What each next step of a choice would lead to, as far as the one who makes it can know."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from tripot.kernel.choice import Draft
from tripot.kernel.event import Event, certain, redact
from tripot.kernel.outlook import Outlook
from tripot.kernel.seats import NATURE


class Ahead(msgspec.Struct, frozen=True):
    """One next step."""

    whole: bool
    """Whether the choice would be whole."""
    events: tuple[Event, ...]
    """What would come of it, up to the first thing that is hidden or left to chance."""
    unknown: bool
    """Whether something hidden or chance comes then."""
    outlook: Outlook | None
    """What the table would hold for the one who chooses; None if that is unknown, or the game has nothing to say."""


def foresee(draft: Draft) -> tuple[Ahead, ...]:
    """One for each of the draft's legal steps. The draft must rest on a state of the seat's own view."""
    return tuple([_ahead(Draft(draft.game, draft.state, draft.seat).add(action)) for action in draft.legal])


def _ahead(after: Draft) -> Ahead:
    game, seat = after.game, after.seat
    foreseen = list(takewhile(lambda event: certain(event, seat), after.events))
    revealed = len(foreseen) < len(after.events)
    told = (redact(event, seat) for event in foreseen)
    return Ahead(
        whole=after.whole,
        events=tuple([event for event in told if event is not None]),
        unknown=revealed or bool(game.waiting(after.state) >> NATURE & 1),
        outlook=None if revealed else game.outlook(after.state, seat),
    )
