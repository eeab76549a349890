"""What may follow the beginning of a choice, and what each step would lead to."""

from __future__ import annotations

from tripot.kernel.choice import Draft
from tripot.kernel.foresight import foresee
from tripot.server.play import moves
from tripot.server.wire import Offer


def offer(command: str, draft: Draft) -> Offer:
    """The answer to this command; nothing comes after a whole choice."""
    game, state, seat = draft.game, draft.state, draft.seat
    if draft.whole:
        return Offer(command, None, (), (), None)
    return Offer(
        id=command,
        view=draft.view if draft.actions else None,
        legal=moves(game.notation, seat, draft.options),
        ahead=foresee(draft),
        outlook=game.outlook(state, seat),
    )
