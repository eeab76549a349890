"""Questions that are asked only where there is something to decide."""

from __future__ import annotations

__compile__ = True

from tripot.games.gangster.events import NothingDone
from tripot.games.gangster.state import State
from tripot.games.gangster.step import SETTLED, Ask, Then, ask
from tripot.kernel.state import Sink


def nothing(s: State, seat: int, rule: str, sink: Sink | None) -> Then:
    """A square or a card that brings nothing, by public facts."""
    if sink is not None:
        sink.add(NothingDone(rule, seat))
    return SETTLED


def ask_or_nothing(s: State, question: Ask, possible: bool, sink: Sink | None) -> Then:
    """Asked by public facts alone."""
    return ask(s, question) if possible else nothing(s, question.seat, question.rule, sink)
