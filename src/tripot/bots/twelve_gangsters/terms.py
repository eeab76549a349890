"""What speaks for each player of 12 Gangsters."""

from __future__ import annotations

from tripot.bots.terms import Terms
from tripot.bots.twelve_gangsters.forecast import doubt, prospects
from tripot.games.twelve_gangsters.rules import score
from tripot.games.twelve_gangsters.state import State


def terms(s: State) -> Terms:
    """The millions of today, and those that the cards in hand may still bring."""
    scale, scores = doubt(s), [float(score(s, seat)) for seat in range(len(s.hands))]
    pairs = zip(scores, prospects(s), strict=True)
    return Terms([{"score": now / scale, "hand": (whole - now) / scale} for now, whole in pairs])
