"""`tripot arena`: matches and tournaments between bots, kept in a folder, with ratings and a report."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import AbstractContextManager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tripot.arena.cluster import cluster
from tripot.arena.crew import Crew, crew
from tripot.arena.figures import between, decimal, percent
from tripot.arena.games_file import GamesFile, folder_name
from tripot.arena.page import page
from tripot.arena.plan import Plan
from tripot.arena.report import Report, report
from tripot.arena.simulate import simulate
from tripot.terminal import planning
from tripot.terminal.paper import console, note, ruled
from tripot.terminal.parser import Parser
from tripot.terminal.progress import watched
from tripot.terminal.simulate import table
from tripot.text import say


def arguments(parser: Parser) -> None:
    planning.arguments(parser)
    parser.add_argument("--cluster", metavar="metavar-host", help="help-cluster")
    parser.add_argument("--out", metavar="metavar-folder", help="help-out")


def run(args: Namespace) -> int:
    plan = planning.plan(args, paired=True)
    folder = Path(args.out or folder_name(plan))
    with hands(args, plan) as workers, GamesFile(folder, plan) as games_file:
        missing = [number for number in range(plan.games) if number not in games_file.games]
        games = simulate(plan, workers, missing)
        try:
            for game in watched(games, plan.games, args.lang, plan.games - len(missing)):
                games_file.add(game)
        except KeyboardInterrupt:
            print(say("arena-interrupted", args.lang, games=len(games_file.games), folder=str(folder)), file=sys.stderr)
            raise
        found = report(plan, games_file.played(plan.games))
    (folder / "report.json").write_bytes(found.encode())
    (folder / "report.html").write_text(page(found, args.lang), "utf-8")
    if args.json:
        print(found.encode().decode(), end="")
    else:
        show(console(), found, folder, args.lang)
    return 0


def hands(args: Namespace, plan: Plan) -> AbstractContextManager[Crew]:
    return cluster(args.cluster, plan) if args.cluster else crew(args.workers)


def show(paper: Console, found: Report, folder: Path, language: str) -> None:
    paper.print(say("arena-done", language, games=found.games, steps=round(found.steps.mean, 1)))
    paper.print(ratings(found, language))
    paper.print(table(say("simulate-seats", language), found.seats, language))
    if not found.reproducible:
        note(paper, say("arena-timed", language))
    note(paper, say("arena-written", language, folder=str(folder)), "brass")


def ratings(found: Report, language: str) -> Table:
    grid = ruled(
        say("arena-ratings", language),
        say("arena-rating", language),
        say("arena-sigma", language),
        say("simulate-count", language),
        say("simulate-rate", language),
        say("simulate-interval", language),
    )
    shares = {share.who: share for share in found.bots}
    for rating in found.ratings:
        share = shares[rating.bot]
        grid.add_row(
            rating.bot,
            decimal(rating.mu, language),
            decimal(rating.sigma, language),
            str(share.games),
            percent(share.rate, language),
            between(percent(share.low, language), percent(share.high, language)),
        )
    return grid
