"""Head to head: who ended ahead of whom."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import msgspec

from tripot.arena.played import Played
from tripot.arena.steadied import Chair
from tripot.arena.summary import rate


class Duel(msgspec.Struct, frozen=True):
    """How often `bot` ended ahead of `rival`, over all pairs of their chairs; a tie counts half."""

    bot: str
    rival: str
    games: int
    ahead: float
    rate: float
    low: float
    high: float


def duels(games: list[Played]) -> list[Duel]:
    """Every pair of bots that have met, both ways round."""
    met: dict[tuple[str, str], list[Chair]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.number):
        for one, other in permutations(range(len(game.lineup)), 2):
            if game.lineup[one] != game.lineup[other]:
                met[game.lineup[one], game.lineup[other]].append(game.pair(one, other))
    return [
        Duel(*pair, len(met[pair]), sum(chair.value for chair in met[pair]), *rate(met[pair])) for pair in sorted(met)
    ]
