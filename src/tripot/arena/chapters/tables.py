"""Tables in Markdown that every game's page can have."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tripot.arena.balance import Balance, balance, plans
from tripot.arena.crew import Crew
from tripot.arena.effects import Effect, effects
from tripot.arena.figures import points
from tripot.arena.played import Played
from tripot.arena.report import ends
from tripot.arena.simulate import simulate
from tripot.arena.spread import spread
from tripot.arena.summary import Share
from tripot.arena.traits import Traits, traits_of
from tripot.games.registry import box

LANGUAGE = "en"


class Table(NamedTuple):
    """Equal bots at one number of players, and what came of it."""

    found: Balance
    games: list[Played]
    told: Traits


def every_size(game: str, bot: str, games: int, seed: int, hands: Crew) -> list[Table]:
    """The same bot in every chair, for every number of players."""
    tables = []
    for plan in plans(game, box(game).players(box(game).edition), bot, games, seed, None):
        print(f"  {plan.players} players", file=sys.stderr, flush=True)
        played = list(simulate(plan, hands))
        tables.append(Table(balance(plan, played), played, traits_of(plan.load())))
    return tables


def grid(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [headings, ["---"] * len(headings), *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def seats(tables: list[Table]) -> str:
    lines = [
        [
            str(table.found.players),
            percent(table.found.equal),
            ", ".join(map(share, table.found.seats)),
            percent(table.found.off),
        ]
        for table in tables
    ]
    return grid(["players", "equal", "wins of each seat, in order of the table, in %", "most off, in points"], lines)


def courses(tables: list[Table]) -> str:
    """How long the games were, and how they ended."""
    lines = []
    for table in tables:
        steps = spread([game.steps for game in table.games])
        ways = ", ".join(f"{table.told.say_end(end.end, LANGUAGE)} {percent(end.rate)}" for end in ends(table.games))
        lines.append([str(table.found.players), f"{steps.mean:.0f} ({steps.low:.0f}–{steps.high:.0f})", ways])
    return grid(["players", "steps a game (nine in ten)", "how it ended, in % of games"], lines)


def traits(tables: list[Table], group: str) -> str:
    """What each member of a group does for winning, a column for each number of players."""
    found = [{one.member: one for one in effects(table.games) if one.group == group} for table in tables]
    members = sorted(set().union(*found))
    lines = [
        [tables[0].told.say_trait(group, member, LANGUAGE)]
        + [more(column[member]) if member in column else "" for column in found]
        for member in members
    ]
    return grid(["points", *(f"{table.found.players} players" for table in tables)], lines)


def more(effect: Effect) -> str:
    """A difference with its interval; bold if it is clearly not nothing."""
    low, high = points(effect.low, LANGUAGE), points(effect.high, LANGUAGE)
    middle = points(effect.more, LANGUAGE)
    return f"{middle if effect.low <= 0 <= effect.high else f'**{middle}**'} ({low} to {high})"


def share(one: Share) -> str:
    return f"{percent(one.rate)} ({percent(one.low)}–{percent(one.high)})"


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}"
