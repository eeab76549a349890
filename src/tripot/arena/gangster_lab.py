"""The balance lab of Gangster (GA-9): `python -m tripot.arena.gangster_lab --players 4 --games 2000 --seed 2026`.

The heuristic bot, without its whims, plays in every chair; `--refuse` lets every second chair do without thefts,
missions or gems. It reads of the others' hands only their sizes, so it plays on the true table, many times faster than
through views.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final

import msgspec

from tripot.arena.lab import dice_of, play_through, table
from tripot.arena.plan import Plan
from tripot.arena.played import Played, finished
from tripot.arena.summary import Share, summarise
from tripot.bots.gangster import refused_parts
from tripot.bots.gangster.forecast import Forecast
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.policy import Weigh
from tripot.games.gangster.events import Paid, TurnBegan, TurnMissed
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.rules.ending import total

REFUSALS: Final = {"thefts": refused_parts.STEALING, "missions": refused_parts.ERRANDS, "gems": refused_parts.DEALING}
SQUARES: Final = {
    "refuge": "refuge",
    "exact": "refuge",
    "sale": "expert",
    "theft": "vol",
    "mission": "mission",
    "race": "course",
    "card": "aventure",
    "star": "aventure",
}
"""The kind of square that money of each kind is owed to."""
BY_STAR: Final = "GA-8.1"
"""A gem that is sold by this rule was sold by a ★, which is an Aventure."""
SOBER: Final = 0.00002
"""Of equal choices any, but no other whims: risks are taken where they are reasonable."""


class Evening(msgspec.Struct, frozen=True):
    """How one game went."""

    played: Played
    rounds: int
    out: int
    income: dict[str, int]
    """What all players received, by kind of square."""
    led: bool
    """Whoever was ahead at half-time has won."""


class Report(msgspec.Struct, frozen=True):
    """The figures of GA-9."""

    players: int
    games: int
    rounds: float
    """The median, and between which values nine games in ten lie."""
    shortest: float
    longest: float
    out: float
    """Players eliminated in a game, on average."""
    income: dict[str, float]
    """The share of each kind of square, largest first."""
    led: float
    """Games that whoever was ahead at half-time has won."""
    seats: list[Share]
    bots: list[Share]


def evening(game: Gangster, number: int, seed: int, shunned: dict[str, int]) -> Evening:
    """One game; the kinds of player take turns at the chairs."""
    odds = Odds(game.kit)
    lineup = Plan(game.name, game.players, tuple(shunned), 1, seed).lineup(number)
    policies = [Weigh(odds, Forecast(odds, 0), shunned[kind], SOBER) for kind in lineup]
    dice, s = dice_of(seed, number), game.start()
    turns: Counter[int] = Counter()
    income: Counter[str] = Counter()
    leaders: list[int] = []

    def choose(seat: int) -> int:
        leaders.append(max(range(game.players), key=lambda rival: total(s, rival)))
        return policies[seat].choose(s, seat, dice)

    sink, steps = play_through(game, s, choose, dice)
    for event in sink.events:
        if isinstance(event, TurnBegan | TurnMissed):
            turns[event.seat] += 1
        elif isinstance(event, Paid) and event.payee is not None:
            income[earned(event)] += event.amount
    played = finished(game, s, sink.events, number, lineup, steps)
    led = played.ranks[leaders[len(leaders) // 2]] == 1
    return Evening(played, max(turns.values()), s.out.bit_count(), dict(income), led)


def earned(event: Paid) -> str:
    """The kind of square that brought this money."""
    if event.why == "sale" and event.rule == BY_STAR:
        return "aventure"
    return SQUARES.get(event.why, event.why)


def report(players: int, evenings: list[Evening]) -> Report:
    income: Counter[str] = Counter()
    for one in evenings:
        income.update(one.income)
    whole = income.total()
    rounds = [one.rounds for one in evenings]
    ends = quantiles(rounds, n=20) if len(rounds) > 1 else [rounds[0]]
    summary = summarise([one.played for one in evenings])
    return Report(
        players=players,
        games=len(evenings),
        rounds=median(rounds),
        shortest=ends[0],
        longest=ends[-1],
        out=fmean(one.out for one in evenings),
        income={kind: amount / whole for kind, amount in income.most_common()},
        led=fmean(one.led for one in evenings),
        seats=summary.seats,
        bots=summary.bots,
    )


def measured(game: Gangster, games: int, seed: int, refuse: str | None = None) -> Report:
    shunned = {"all": 0} if refuse is None else {"all": 0, f"no {refuse}": REFUSALS[refuse]}
    return report(game.players, [evening(game, number, seed, shunned) for number in range(games)])


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of GA-9, with the heuristic bot in every chair.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--refuse", choices=list(REFUSALS))
    parser.add_argument("--edition", type=Path)
    chosen = parser.parse_args()
    game = table(Gangster, chosen.players, chosen.edition)
    found = measured(game, chosen.games, chosen.seed, chosen.refuse)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
