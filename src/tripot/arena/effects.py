"""What cards, chairs and deeds do for winning: the share of wins with them against that without."""

from __future__ import annotations

from collections import defaultdict
from math import hypot
from statistics import fmean

import msgspec

from tripot.arena.played import Played
from tripot.arena.summary import wilson


class Effect(msgspec.Struct, frozen=True):
    """Counted over chairs, one of each game that had the trait and one that had not."""

    group: str
    member: str
    chairs: int
    """How many had it."""
    rate: float
    without: float
    more: float
    """The difference of the two, with Newcombe's interval at 95 %."""
    low: float
    high: float


def effects(games: list[Played]) -> list[Effect]:
    """In order of groups as they first come, the most helpful first; a trait that all had, or nobody, shows nothing."""
    having: dict[str, list[float]] = defaultdict(list)
    shares: list[float] = []
    for game in sorted(games, key=lambda game: game.number):
        for share, traits in zip(game.shares, game.traits, strict=True):
            shares.append(share)
            for trait in traits:
                having[trait].append(share)
    whole, chairs = sum(shares), len(shares)
    found = [
        effect(trait, won, whole - sum(won), chairs - len(won)) for trait, won in having.items() if len(won) < chairs
    ]
    return sorted(found, key=lambda one: (one.group, -one.more, one.member))


def effect(trait: str, won: list[float], others: float, without: int) -> Effect:
    group, _, member = trait.partition(":")
    rate, base = fmean(won), others / without
    low, high = wilson(sum(won), len(won))
    lowest, highest = wilson(others, without)
    more = rate - base
    return Effect(
        group,
        member,
        len(won),
        rate,
        base,
        more,
        more - hypot(rate - low, highest - base),
        more + hypot(high - rate, base - lowest),
    )
