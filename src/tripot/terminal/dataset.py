"""`tripot dataset`: many games between bots as columns of numbers, in files that can be gone on with."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import msgspec

from tripot.arena.crew import crew
from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.simulate import simulate
from tripot.kernel.problem import Problem
from tripot.terminal import planning
from tripot.terminal.paper import console, note
from tripot.terminal.parser import Parser
from tripot.terminal.progress import watched
from tripot.text import say

PLAN = "plan.json"


def arguments(parser: Parser) -> None:
    planning.arguments(parser)
    parser.add_argument("--out", metavar="metavar-folder", help="help-dataset-out")


def run(args: Namespace) -> int:
    try:
        from tripot.training.dataset import Told, shards, write
    except ImportError:
        raise Problem("bridge-missing", package="NumPy", extra="batch") from None
    plan = planning.plan(args)
    folder = Path(args.out or f"dataset-{plan.game}-{plan.players}-{plan.seed}")
    begin(folder, plan)
    left = list(shards(folder, plan.games))
    done = plan.games - sum(len(numbers) for _, numbers in left)
    with crew(args.workers) as hands:

        def told(game: Played) -> Told:
            assert game.record is not None
            lineup = [plan.bots.index(name) for name in game.lineup]
            return Told(game.number, plan.secret(game.number, "chance"), lineup, game.ranks, game.scores, game.record)

        for path, numbers in left:
            games = watched(simulate(plan, hands, numbers, records=True), plan.games, args.lang, done)
            write(path, sorted(map(told, games)))
            done += len(numbers)
    if args.json:
        print(json.dumps({"folder": str(folder), "games": plan.games, "files": len(list(folder.glob("*.npz")))}))
    else:
        note(console(), say("dataset-written", args.lang, games=plan.games, folder=str(folder)), "brass")
    return 0


def begin(folder: Path, plan: Plan) -> None:
    """The plan lies beside the games; Problem if those that are there were played by another one."""
    file = folder / PLAN
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
    elif msgspec.structs.replace(msgspec.json.decode(file.read_bytes(), type=Plan), games=plan.games) != plan:
        raise Problem("dataset-other", folder=str(folder))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
