"""`tripot balance`: how evenly each seat wins, for every number of players."""

from __future__ import annotations

import json
from argparse import Namespace

import msgspec

from tripot.arena.balance import Balance, balance, plans
from tripot.arena.simulate import default_workers
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.terminal.files import read_source
from tripot.terminal.paper import console
from tripot.terminal.parser import Parser, whole
from tripot.terminal.simulate import percent, table, watched
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--players", metavar="metavar-number", help="help-balance-players", type=whole)
    parser.add_argument("--games", metavar="metavar-number", help="help-games", type=whole, default=100)
    parser.add_argument("--seed", metavar="metavar-number", help="help-seed-simulate", type=whole, default=0)
    parser.add_argument("--bot", metavar="metavar-bot", help="help-balance-bot", default="heuristic")
    parser.add_argument("--workers", metavar="metavar-number", help="help-workers", type=whole)
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition-file")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    edition = read_source(args.edition) if args.edition else None
    chosen = box(args.game)
    material = chosen.edition if edition is None else chosen.read_edition(edition)
    players = chosen.players(material) if args.players is None else [args.players]
    workers = default_workers() if args.workers is None else args.workers
    if workers < 1:
        raise Problem("simulate-workers", workers=workers)
    found: list[Balance] = []
    for plan in plans(args.game, players, args.bot, args.games, args.seed, edition):
        found.append(balance(plan, watched(plan, workers, None, args.lang)))
        if not args.json:
            show(found[-1], args.lang)
    if args.json:
        print(json.dumps({"game": args.game, "seed": args.seed, "tables": msgspec.to_builtins(found)}))
    return 0


def show(found: Balance, language: str) -> None:
    """A table of seats for one number of players."""
    equal, off = percent(found.equal, language), percent(found.off, language)
    title = say("balance-title", language, players=found.players, games=found.games, equal=equal, off=off)
    console().print(table(title, found.seats, language))
