"""How many games a judge spares that plays deals several times and takes luck out: `python -m tripot.arena.sparing`.

Of the same games, the interval of a bot's wins by Wilson over chairs, by games, by deals, and by deals without luck;
and how many times as many games Wilson's would need for the last one's width.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from tripot.arena.crew import crew, default_workers
from tripot.arena.plan import Plan
from tripot.arena.simulate import simulate
from tripot.arena.steadied import Chair, steadied
from tripot.arena.summary import wilson


class Sparing(msgspec.Struct, frozen=True):
    """Half the width of each interval."""

    wilson: float
    games: float
    deals: float
    steady: float

    @property
    def fewer(self) -> float:
        """How many times fewer games are needed."""
        return (self.wilson / self.steady) ** 2


def sparing(chairs: Sequence[tuple[int, Chair]]) -> Sparing:
    """Of one bot's chairs, each with the number of its game; ValueError if there are too few."""
    won = [chair for _, chair in chairs]
    low, high = wilson(sum(chair.value for chair in won), len(won))
    by_game = [Chair(number, chair.value, 0.0) for number, chair in chairs]
    return Sparing((high - low) / 2, half(by_game), half([chair._replace(luck=0.0) for chair in won]), half(won))


def half(chairs: Sequence[Chair]) -> float:
    found = steadied(chairs)
    if found is None:
        raise ValueError("too few deals, wins or defeats")
    return (found[2] - found[1]) / 2


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tripot.arena.sparing")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="heuristic,brute")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=default_workers())
    chosen = parser.parse_args(words)
    plan = Plan(chosen.game, chosen.players, tuple(chosen.bots.split(",")), chosen.games, chosen.seed, paired=True)
    with crew(chosen.workers) as hands:
        games = sorted(simulate(plan, hands), key=lambda game: game.number)
    for bot in plan.bots:
        found = sparing(
            [(game.number, game.chair(seat)) for game in games for seat, who in enumerate(game.lineup) if who == bot]
        )
        widths = (found.wilson, found.games, found.deals, found.steady)
        print(bot, *(f"± {100 * width:.2f}" for width in widths), f"{found.fewer:.2f} ×", sep="\t", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
