"""`tripot bench`: how fast this machine plays random games."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.box import SIMPLE
from rich.table import Table

import tripot
from tripot.games.registry import box, games
from tripot.kernel.rollout import rollout
from tripot.terminal.paper import console
from tripot.terminal.parser import Parser
from tripot.text import say

SECONDS = 0.5


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-bench-game", nargs="?")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    boxes = [box(name) for name in ([args.game] if args.game else games())]
    rows = [(one.name, players, pace(one.name, players)) for one in boxes for players in one.players(one.edition)]
    if args.json:
        told = [{"game": name, "players": players, "decisions_per_second": speed} for name, players, speed in rows]
        print(json.dumps({"compiled": tripot.compiled, "rows": told}))
        return 0
    grid = Table(header_style="brass", box=SIMPLE)
    grid.add_column("")
    grid.add_column(say("bench-players", args.lang), justify="right")
    grid.add_column(say("bench-decisions", args.lang), justify="right")
    for name, players, speed in rows:
        grid.add_row(name, str(players), say("bench-pace", args.lang, number=speed))
    paper = console()
    paper.print(say("bench-title", args.lang, build="compiled" if tripot.compiled else "source"), style="title")
    paper.print(grid)
    return 0


def pace(name: str, players: int) -> int:
    """Decisions a second in the random loop, over about half a second."""
    game = tripot.load(name, players=players)
    done = rollout(game, 50)
    while done.seconds < SECONDS:
        done = rollout(game, done.games * 2)
    return round(done.decisions / done.seconds)
