"""Searches for fair preset seatings of Règlement de comptes (RC-2.6): `python -m tripot.arena.layouts --players 4`.

Games between equal bots show which colours win too often. Guests then change places so that the forecast of those
colours falls by as much, and games are played again. The fairest seating seen is printed as an edition writes it.
`--edition` begins with the seating of that file, not with any; `--games` are played to measure one seating.
"""

from __future__ import annotations

import argparse
import sys
from math import log
from pathlib import Path
from random import Random

from tripot.arena.plan import Plan
from tripot.arena.seating import Seating, printed, shuffled
from tripot.arena.simulate import simulate
from tripot.arena.summary import summarise
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.kernel.edition import Edition as AnyEdition

GAME = "reglement-de-comptes"
LEAST_SHARE = 0.02
"""A colour that never won is taken to win so often, or its logarithm would have no end."""
PACE = 0.7
"""How much of a difference is corrected at once."""
SWAPS = 3
"""How many pairs may change places between two measurements."""


def measured(seating: Seating, bot: str, games: int, seed: int) -> list[float]:
    """How often each colour wins."""
    edition = seating.put_into(box(GAME).resource("edition.toml").read_text("utf-8"))
    plan = Plan(GAME, seating.players, (bot,), games, seed, edition=edition)
    return [share.rate for share in summarise(list(simulate(plan))).seats]


def unfairness(rates: list[float]) -> float:
    """The largest difference from an equal share."""
    return max(abs(rate - 1 / len(rates)) for rate in rates)


def corrected(seating: Seating, rates: list[float], dice: Random) -> Seating:
    """The same with a few guests changed, so that the forecast makes up for what was measured."""
    equal = log(1 / len(rates))
    wanted = [
        promise - PACE * (log(max(rate, LEAST_SHARE)) - equal)
        for promise, rate in zip(seating.promise(), rates, strict=True)
    ]
    for _ in range(SWAPS):
        near = seating.neighbours()
        dice.shuffle(near)
        better = [(distance(other, wanted), index) for index, other in enumerate(near)]
        away = distance(seating, wanted)
        for found, index in sorted(better):
            if found >= away:
                return seating
            if near[index].lawful():
                seating = near[index]
                break
    return seating


def distance(seating: Seating, wanted: list[float]) -> float:
    """How far the forecast is from the one wanted; a sum that is the same for all does not count."""
    gaps = [promise - aim for promise, aim in zip(seating.promise(), wanted, strict=True)]
    mean = sum(gaps) / len(gaps)
    return sum((gap - mean) ** 2 for gap in gaps)


def search(seating: Seating, bot: str, games: int, rounds: int, seed: int) -> Seating:
    """The fairest seating of so many rounds."""
    dice = Random(seed)
    best = seating
    least = 1.0
    for number in range(rounds):
        rates = measured(seating, bot, games, seed + number)
        off = unfairness(rates)
        if off < least:
            best, least = seating, off
        shown = " ".join(f"{100 * rate:.1f}" for rate in rates)
        print(f"round {number + 1}: {shown} (off by {100 * off:.1f})", file=sys.stderr, flush=True)
        seating = corrected(seating, rates, dice)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Search for a fair preset seating of Règlement de comptes.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", type=Path)
    chosen = parser.parse_args()
    own: AnyEdition = box(GAME).edition
    if chosen.edition is not None:
        own = box(GAME).read_edition(chosen.edition.read_text("utf-8"))
    assert isinstance(own, Edition)
    dice = Random(chosen.seed)
    first = printed(own, chosen.players) if chosen.edition is not None else shuffled(own, chosen.players, dice)
    print(search(first, chosen.bot, chosen.games, chosen.rounds, chosen.seed).toml(), end="")


if __name__ == "__main__":
    main()
