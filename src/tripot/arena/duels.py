"""Head to head: who ended ahead of whom."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import msgspec

from tripot.arena.played import Played
from tripot.arena.summary import wilson


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
    met: dict[tuple[str, str], int] = defaultdict(int)
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    for game in games:
        for one, other in permutations(range(len(game.lineup)), 2):
            pair = game.lineup[one], game.lineup[other]
            if pair[0] != pair[1]:
                met[pair] += 1
                ahead[pair] += 0.5 * ((game.ranks[one] < game.ranks[other]) + (game.ranks[one] <= game.ranks[other]))
    return [
        Duel(*pair, met[pair], ahead[pair], ahead[pair] / met[pair], *wilson(ahead[pair], met[pair]))
        for pair in sorted(met)
    ]
