"""`tripot simulate`: many games between bots, and a table of what came of them."""

from __future__ import annotations

import json
from argparse import Namespace
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table

from tripot.arena.crew import crew
from tripot.arena.figures import between, decimal, percent
from tripot.arena.played import Played
from tripot.arena.simulate import simulate
from tripot.arena.summary import Share, Summary, summarise
from tripot.terminal import planning
from tripot.terminal.files import new_folder
from tripot.terminal.paper import console, ruled
from tripot.terminal.parser import Parser
from tripot.terminal.progress import watched
from tripot.text import say


def arguments(parser: Parser) -> None:
    planning.arguments(parser)
    parser.add_argument("--records", metavar="metavar-folder", help="help-records")


def run(args: Namespace) -> int:
    plan = planning.plan(args)
    games: list[Played] = []
    with crew(args.workers) as hands:
        folder = new_folder(args.records) if args.records else None
        began = perf_counter()
        for game in watched(simulate(plan, hands, records=folder is not None), plan.games, args.lang):
            if folder is not None and game.record is not None:
                (folder / f"{game.number + 1:06}.json").write_bytes(game.record)
            games.append(msgspec.structs.replace(game, record=None))
        seconds = perf_counter() - began
    if args.json:
        pace = {"workers": args.workers, "seconds": seconds, "games_per_second": plan.games / seconds}
        print(json.dumps({"plan": msgspec.to_builtins(plan), **msgspec.to_builtins(summarise(games)), "pace": pace}))
    else:
        show(console(), summarise(games), plan.games / seconds, args.lang)
    return 0


def show(paper: Console, summary: Summary, pace: float, language: str) -> None:
    rounded = round(pace, 1 if pace < 100 else 0)
    paper.print(say("simulate-done", language, games=summary.games, pace=rounded, steps=round(summary.mean_steps, 1)))
    paper.print(table(say("simulate-seats", language), summary.seats, language))
    paper.print(table(say("simulate-bots-title", language), summary.bots, language))


def table(title: str, shares: list[Share], language: str) -> Table:
    grid = ruled(
        title,
        say("simulate-count", language),
        say("simulate-rate", language),
        say("simulate-interval", language),
        say("simulate-score", language),
        say("simulate-deviation", language),
        say("simulate-best", language),
    )
    for share in shares:
        grid.add_row(
            share.who,
            str(share.games),
            percent(share.rate, language),
            between(percent(share.low, language), percent(share.high, language)),
            decimal(share.mean_score, language),
            decimal(share.score_deviation, language),
            str(share.best_score),
        )
    return grid
