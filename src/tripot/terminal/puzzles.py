"""`tripot puzzles`: solve one, make a shelf out of games between strong bots, or weigh the shelf once more."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import time

from rich.progress import MofNCompleteColumn

from tripot.arena.crew import Crew, crew, default_workers
from tripot.arena.puzzle_check import Checked, check
from tripot.arena.puzzle_maker import header, search_games
from tripot.arena.shelf_file import ShelfFile
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.learning.puzzle import FILE, of_the_day, puzzle, shelf
from tripot.terminal.paper import progress
from tripot.terminal.parser import Parser, option, whole
from tripot.terminal.puzzle import puzzled
from tripot.text import say

PUZZLES = 300
SEED = 2026
ROUNDS = 400
DAY = 86_400


def arguments(parser: Parser) -> None:
    parser.add_argument("task", metavar="metavar-puzzles", help="help-puzzles-task", type=task)
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--id", metavar="metavar-id", help="help-puzzles-id")
    parser.add_argument("--number", metavar="metavar-number", help="help-puzzles-number", type=whole, default=PUZZLES)
    parser.add_argument("--seed", metavar="metavar-number", help="help-puzzles-seed", type=whole, default=SEED)
    parser.add_argument("--option", metavar="metavar-option", help="help-option", action="append", default=[])
    parser.add_argument("--out", metavar="metavar-file", help="help-puzzles-out", default=FILE)
    parser.add_argument("--rounds", metavar="metavar-number", help="help-puzzles-rounds", type=whole, default=ROUNDS)
    parser.add_argument(
        "--workers", metavar="metavar-number", help="help-workers", type=whole, default=default_workers()
    )
    parser.add_argument("--json", help="help-json", action="store_true")


def task(text: str) -> str:
    if text not in TASKS:
        raise Problem("puzzles-task", text=text)
    return text


def run(args: Namespace) -> int:
    return TASKS[args.task](args, box(args.game).name)


def solve(args: Namespace, game: str) -> int:
    """The one that is named, or today's."""
    found = puzzle(game, args.id) if args.id else of_the_day(game, int(time()) // DAY)
    if found is None:
        raise Problem("puzzles-none", game=game)
    return puzzled(game, found, args.lang)


def make(args: Namespace, game: str) -> int:
    """Until there are so many; what is there already stays."""
    head = header(game, args.seed, dict(map(option, args.option)))
    file = ShelfFile(Path(args.out), head)
    with crew(args.workers) as hands, progress(MofNCompleteColumn()) as bar:
        bar_task = bar.add_task(say("puzzles-progress", args.lang), total=args.number, completed=file.puzzles)
        games = search_games(head, file.games, hands)
        while file.puzzles < args.number:
            file.add(next(games))
            bar.update(bar_task, completed=file.puzzles)
    if args.json:
        print(json.dumps({"puzzles": file.puzzles, "games": file.games}))
    else:
        print(say("puzzles-made", args.lang, count=file.puzzles, games=file.games, file=args.out))
    return 0


def weigh(args: Namespace, game: str) -> int:
    """The share of the shelf that stands when every choice is weighed anew."""
    with crew(args.workers) as hands:
        found = checked(args, game, hands)
    if not found:
        raise Problem("puzzles-none", game=game)
    leads, clear = sum(one.leads for one in found), sum(one.clear for one in found)
    if args.json:
        print(json.dumps({"puzzles": len(found), "leads": leads, "clear": clear}))
    else:
        print(say("puzzles-checked", args.lang, count=len(found), leads=leads, clear=clear, rounds=args.rounds))
    return 0


def checked(args: Namespace, game: str, hands: Crew) -> list[Checked]:
    """So many of the shelf, evenly taken from it."""
    ours = list(shelf(game).values())
    some = ours[:: max(1, len(ours) // max(1, args.number))]
    running = [hands.executor.submit(check, game, one, args.seed, args.rounds) for one in some]
    with progress(MofNCompleteColumn()) as bar:
        return [one.result() for one in bar.track(running, description=say("puzzles-progress", args.lang))]


TASKS = {"play": solve, "make": make, "check": weigh}
