"""`tripot balance`: how evenly each seat wins, for every number of players."""

from __future__ import annotations

import json
from argparse import Namespace

import msgspec

from tripot.arena.balance import Balance, balance, plans
from tripot.arena.crew import crew
from tripot.arena.figures import percent
from tripot.arena.simulate import simulate
from tripot.games.registry import box
from tripot.terminal import planning
from tripot.terminal.paper import console
from tripot.terminal.parser import Parser, whole
from tripot.terminal.progress import watched
from tripot.terminal.simulate import table
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--players", metavar="metavar-number", help="help-balance-players", type=whole)
    parser.add_argument("--bot", metavar="metavar-bot", help="help-balance-bot", default="heuristic")
    planning.amount(parser)


def run(args: Namespace) -> int:
    edition = planning.edition(args)
    chosen = box(args.game)
    material = chosen.edition if edition is None else chosen.read_edition(edition)
    players = chosen.players(material) if args.players is None else [args.players]
    found: list[Balance] = []
    with crew(args.workers) as hands:
        for plan in plans(args.game, players, args.bot, args.games, args.seed, edition):
            found.append(balance(plan, list(watched(simulate(plan, hands), plan.games, args.lang))))
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
