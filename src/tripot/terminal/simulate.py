"""`tripot simulate`: many games between bots, and a table of what came of them."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table

from tripot.arena.plan import Plan
from tripot.arena.simulate import Played, default_workers, simulate
from tripot.arena.summary import Share, Summary, summarise
from tripot.kernel.problem import Problem
from tripot.terminal.files import new_folder, read_source
from tripot.terminal.paper import console, progress
from tripot.terminal.parser import Parser, option, whole
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--players", metavar="metavar-number", help="help-table-size", type=whole, default=4)
    parser.add_argument("--games", metavar="metavar-number", help="help-games", type=whole, default=100)
    parser.add_argument("--seed", metavar="metavar-number", help="help-seed-simulate", type=whole, default=0)
    parser.add_argument("--bots", metavar="metavar-bots", help="help-lineup", default="heuristic")
    parser.add_argument("--workers", metavar="metavar-number", help="help-workers", type=whole)
    parser.add_argument("--option", metavar="metavar-option", help="help-option", action="append", default=[])
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition-file")
    parser.add_argument("--records", metavar="metavar-folder", help="help-records")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    plan = Plan(
        args.game,
        args.players,
        tuple(args.bots.split(",")),
        args.games,
        args.seed,
        dict(map(option, args.option)),
        read_source(args.edition) if args.edition else None,
    )
    plan.check()
    workers = default_workers() if args.workers is None else args.workers
    if workers < 1:
        raise Problem("simulate-workers", workers=workers)
    folder = new_folder(args.records) if args.records else None
    began = perf_counter()
    games = watched(plan, workers, folder, args.lang)
    seconds = perf_counter() - began
    if args.json:
        pace = {"workers": workers, "seconds": seconds, "games_per_second": plan.games / seconds}
        print(json.dumps({"plan": msgspec.to_builtins(plan), **msgspec.to_builtins(summarise(games)), "pace": pace}))
    else:
        show(console(), summarise(games), plan.games / seconds, args.lang)
    return 0


def watched(plan: Plan, workers: int, folder: Path | None, language: str) -> list[Played]:
    """Play with a progress bar on the error stream; records are written as the games finish."""
    games: list[Played] = []
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(say("simulate-progress", language), total=plan.games)
        for game in simulate(plan, workers, records=folder is not None):
            if folder is not None and game.record is not None:
                (folder / f"{game.number + 1:06}.json").write_bytes(game.record)
            games.append(msgspec.structs.replace(game, record=None))
            bar.advance(task)
    return games


def show(paper: Console, summary: Summary, pace: float, language: str) -> None:
    rounded = round(pace, 1 if pace < 100 else 0)
    paper.print(say("simulate-done", language, games=summary.games, pace=rounded, steps=round(summary.mean_steps, 1)))
    paper.print(table(say("simulate-seats", language), summary.seats, language))
    paper.print(table(say("simulate-bots-title", language), summary.bots, language))


def table(title: str, shares: list[Share], language: str) -> Table:
    grid = Table(title=title, title_style="title", title_justify="left", header_style="brass", box=SIMPLE)
    grid.add_column("", no_wrap=True)
    for heading in (
        say("simulate-count", language),
        say("simulate-rate", language),
        say("simulate-interval", language),
        say("simulate-score", language),
        say("simulate-deviation", language),
        say("simulate-best", language),
    ):
        grid.add_column(heading, justify="right", no_wrap=True)
    for share in shares:
        interval = f"{percent(share.low, language)} – {percent(share.high, language)}"
        grid.add_row(
            share.who,
            str(share.games),
            percent(share.rate, language),
            interval,
            decimal(share.mean_score, language),
            decimal(share.score_deviation, language),
            str(share.best_score),
        )
    return grid


def percent(rate: float, language: str) -> str:
    return say("percent", language, number=decimal(rate * 100, language))


def decimal(number: float, language: str) -> str:
    return say("decimal", language, number=number)
