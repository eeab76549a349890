"""The arguments with which `simulate` and `arena` say what is to be played."""

from __future__ import annotations

from argparse import Namespace

from tripot.arena.crew import default_workers
from tripot.arena.plan import Plan
from tripot.terminal.files import read_source
from tripot.terminal.parser import Parser, option, whole


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--players", metavar="metavar-number", help="help-table-size", type=whole, default=4)
    parser.add_argument("--bots", metavar="metavar-bots", help="help-lineup", default="heuristic")
    parser.add_argument("--option", metavar="metavar-option", help="help-option", action="append", default=[])
    amount(parser)


def amount(parser: Parser) -> None:
    """How many games, by whom, and what is told of them."""
    parser.add_argument("--games", metavar="metavar-number", help="help-games", type=whole, default=100)
    parser.add_argument("--seed", metavar="metavar-number", help="help-seed-simulate", type=whole, default=0)
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition-file")
    parser.add_argument(
        "--workers", metavar="metavar-number", help="help-workers", type=whole, default=default_workers()
    )
    parser.add_argument("--json", help="help-json", action="store_true")


def plan(args: Namespace, paired: bool = False) -> Plan:
    """Problem if it cannot be played."""
    found = Plan(
        args.game,
        args.players,
        tuple(args.bots.split(",")),
        args.games,
        args.seed,
        dict(map(option, args.option)),
        edition(args),
        paired,
    )
    found.check()
    return found


def edition(args: Namespace) -> str | None:
    return read_source(args.edition) if args.edition else None
