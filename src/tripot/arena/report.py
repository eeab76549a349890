"""What an arena has found: one object, the same for the same plan, whoever played the games."""

from __future__ import annotations

from collections import Counter

import msgspec

import tripot
from tripot.arena.duels import Duel, duels
from tripot.arena.effects import Effect, effects
from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.ratings import Rating, rated
from tripot.arena.spread import Spread, round_width, spread
from tripot.arena.summary import Share, summarise, wilson


class End(msgspec.Struct, frozen=True):
    """How many games ended so."""

    end: str
    games: int
    rate: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """Shares have Wilson's intervals at 95 %."""

    version: str
    plan: Plan
    games: int
    reproducible: bool
    """Whether the same plan gives the same games; not if a bot thinks by the clock."""
    equal: float
    """The share of each chair if all were alike."""
    ratings: list[Rating]
    bots: list[Share]
    duels: list[Duel]
    seats: list[Share]
    steps: Spread
    scores: dict[str, Spread]
    """Of each bot, in bins of the same width."""
    ends: list[End]
    effects: list[Effect]

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def report(plan: Plan, games: list[Played]) -> Report:
    """Of at least one game."""
    summary = summarise(games)
    return Report(
        version=tripot.__version__,
        plan=plan,
        games=len(games),
        reproducible=not plan.timed,
        equal=1 / plan.players,
        ratings=rated(games),
        bots=summary.bots,
        duels=duels(games),
        seats=summary.seats,
        steps=spread([game.steps for game in games]),
        scores=scores(games),
        ends=ends(games),
        effects=effects(games),
    )


def scores(games: list[Played]) -> dict[str, Spread]:
    found: dict[str, list[int]] = {}
    for game in games:
        for bot, score in zip(game.lineup, game.scores, strict=True):
            found.setdefault(bot, []).append(score)
    width = round_width([score for game in games for score in game.scores])
    return {bot: spread(found[bot], width) for bot in sorted(found)}


def ends(games: list[Played]) -> list[End]:
    """The most frequent first."""
    counts = Counter(game.end for game in games)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [End(end, count, count / len(games), *wilson(count, len(games))) for end, count in ordered]
