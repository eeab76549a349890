"""Short games to look at."""

from __future__ import annotations

import tripot
from tripot.kernel.match import Match

NAMES = ("Ana", "Bob", "Carl", "Dora")


def played(rounds: int, names: tuple[str, ...] = NAMES) -> Match:
    """Four seats; everybody plays the highest card left."""
    match = Match(tripot.load("twelve-gangsters", players=4), seed=7, names=names)
    for _ in range(rounds):
        for seat in range(4):
            match.act(seat, match.legal(seat)[-1])
    return match
