"""The balance lab of Nostra City: `python -m tripot.arena.nostra_city_lab --players 4 --games 200 --bot search:40`.

The same bot in every chair; each gets its own view and nothing else.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import fmean

import msgspec

from tripot.arena.crew import Crew, crew, default_workers
from tripot.arena.effects import Effect, effects
from tripot.arena.plan import Plan
from tripot.arena.played import Played, finished, play_match
from tripot.arena.summary import Share, summarise
from tripot.games.nostra_city.events import Corrupted, Joined, VendettaDrawn
from tripot.games.nostra_city.events import Played as Struck
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.rules.verdict import is_guilty, is_indic
from tripot.games.nostra_city.state import State

TASK = 4
"""Games in a task."""


class Trial(msgspec.Struct, frozen=True):
    """How one game went."""

    played: Played
    guilty: bool
    indics: tuple[bool, ...]
    """For each seat, whether it ended as one."""
    bribes: int
    drawn: int
    """Vendetta cards."""
    struck: dict[str, int]
    """How often each Représaille was played."""


class Report(msgspec.Struct, frozen=True):
    """The figures of section 10."""

    players: int
    games: int
    guilty: float
    somebody: float
    """Games in which somebody is an Indic."""
    lost: float
    """Games that everybody loses."""
    indic: float
    """What an Indic has of a victory, and what anybody else has."""
    loyal: float
    bribes: float
    drawn: float
    struck: dict[str, float]
    steps: float
    seats: list[Share]
    caids: list[Effect]
    """Of beginning with each; the strongest first. Whoever is dealt a Caïd is not the better player for it, so this is
    what the card does."""


def trial(plan: Plan, number: int) -> Trial:
    match = play_match(plan, number)
    game, s = match.game, match.state
    assert isinstance(game, NostraCity)
    assert isinstance(s, State)
    events = [event for step in match.steps for event in step.events]
    return Trial(
        played=finished(game, s, events, number, plan.lineup(number), len(match.steps)),
        guilty=is_guilty(s),
        indics=tuple(is_indic(s, seat) for seat in range(game.players)),
        bribes=sum(event.count for event in events if isinstance(event, Corrupted)),
        drawn=sum(isinstance(event, VendettaDrawn | Joined) for event in events),
        struck=Counter(event.card for event in events if isinstance(event, Struck)),
    )


def trials(plan: Plan, numbers: range) -> list[Trial]:
    return [trial(plan, number) for number in numbers]


def report(players: int, found: list[Trial]) -> Report:
    games = [one.played for one in found]
    summary = summarise(games)
    shares: dict[bool, list[float]] = {True: [], False: []}
    struck: Counter[str] = Counter()
    for one in found:
        struck.update(one.struck)
        for indic, share in zip(one.indics, one.played.shares, strict=True):
            shares[indic].append(share)
    return Report(
        players=players,
        games=len(found),
        guilty=fmean(one.guilty for one in found),
        somebody=fmean(any(one.indics) for one in found),
        lost=fmean(1 not in one.played.ranks for one in found),
        indic=fmean(shares[True] or [0.0]),
        loyal=fmean(shares[False] or [0.0]),
        bribes=fmean(one.bribes for one in found),
        drawn=fmean(one.drawn for one in found),
        struck={card: number / len(found) for card, number in sorted(struck.items())},
        steps=summary.mean_steps,
        seats=summary.seats,
        caids=[one for one in effects(games) if one.group == "dealt"],
    )


def measured(plan: Plan, hands: Crew) -> Report:
    starts = range(0, plan.games, TASK)
    tasks = [hands.executor.submit(trials, plan, range(start, min(start + TASK, plan.games))) for start in starts]
    return report(plan.players, [one for task in tasks for one in task.result()])


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of section 10, with the same bot in every chair.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--bot", default="search:40")
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--workers", type=int, default=default_workers())
    chosen = parser.parse_args()
    edition = None if chosen.edition is None else chosen.edition.read_text("utf-8")
    plan = Plan(NostraCity.name, chosen.players, (chosen.bot,), chosen.games, chosen.seed, edition=edition)
    with crew(chosen.workers) as hands:
        found = measured(plan, hands)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
