"""`tripot train`: a net learns what tables are worth, from games that bots play among themselves."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.progress import MofNCompleteColumn

from tripot.arena.crew import crew, default_workers
from tripot.arena.figures import decimal, percent, points
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.terminal.paper import console, note, progress, ruled
from tripot.terminal.parser import Parser, whole
from tripot.text import say
from tripot.training.course import PARTS, THOUGHTS, Part, Round, course

if TYPE_CHECKING:
    from tripot.training.trainer import Trainer

ROUNDS = 12
GAMES = 600
HIDDEN = 32
SEED = 2026


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("--part", metavar="metavar-part", help="help-train-part", type=part, default=PARTS[0])
    parser.add_argument("--rounds", metavar="metavar-number", help="help-train-rounds", type=whole, default=ROUNDS)
    parser.add_argument("--games", metavar="metavar-number", help="help-train-games", type=whole, default=GAMES)
    parser.add_argument("--players", metavar="metavar-numbers", help="help-train-players", type=numbers, default=())
    parser.add_argument("--hidden", metavar="metavar-number", help="help-train-hidden", type=units, default=HIDDEN)
    parser.add_argument(
        "--thoughts", metavar="metavar-number", help="help-train-thoughts", type=whole, default=THOUGHTS
    )
    parser.add_argument("--seed", metavar="metavar-number", help="help-puzzles-seed", type=whole, default=SEED)
    parser.add_argument("--out", metavar="metavar-folder", help="help-train-out")
    parser.add_argument(
        "--workers", metavar="metavar-number", help="help-workers", type=whole, default=default_workers()
    )
    parser.add_argument("--json", help="help-json", action="store_true")


def numbers(text: str) -> tuple[int, ...]:
    return tuple(whole(word) for word in text.split(","))


def part(text: str) -> Part:
    found = next((one for one in PARTS if one == text), None)
    if found is None:
        raise Problem("train-part", text=text)
    return found


def units(text: str) -> int:
    """Compiled code adds up four at a time."""
    number = whole(text)
    if number < 1 or number % 4:
        raise Problem("train-hidden", text=text)
    return number


def run(args: Namespace) -> int:
    try:
        from tripot.training.policy_trainer import PolicyTrainer
        from tripot.training.report import write
        from tripot.training.value_trainer import ValueTrainer
    except ImportError:
        raise Problem("bridge-missing", package="NumPy", extra="batch") from None
    plan = course(
        args.part,
        args.games,
        game=box(args.game).name,
        players=players(args),
        rounds=args.rounds,
        hidden=args.hidden,
        seed=args.seed,
        thoughts=args.thoughts,
    )
    folder = Path(args.out or f"train-{plan.game}-{plan.part}-{plan.seed}")
    trainer: Trainer[Any, Any] = (ValueTrainer if plan.part == "value" else PolicyTrainer)(plan, folder)
    with crew(args.workers) as hands, progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(say("train-progress", args.lang), total=plan.rounds, completed=len(trainer.rounds))
        try:
            for _ in trainer.run(hands.executor):
                write(trainer, folder)
                bar.advance(task)
        except KeyboardInterrupt:
            done = len(trainer.rounds)
            print(say("train-interrupted", args.lang, rounds=done, folder=str(folder)), file=sys.stderr)
            raise
    if args.json:
        print(json.dumps({"folder": str(folder), "rounds": msgspec.to_builtins(trainer.rounds)}))
    else:
        show(trainer, folder, args.lang)
    return 0


def players(args: Namespace) -> tuple[int, ...]:
    """Those that were asked for, or all that the game can have."""
    chosen = box(args.game)
    known = chosen.players(chosen.edition)
    for number in args.players:
        chosen.load(number, chosen.edition, {})
    return args.players or tuple(known)


def show(trainer: Trainer[Any, Any], folder: Path, language: str) -> None:
    paper = console()
    grid = ruled(
        say("train-round", language),
        say("train-games", language),
        say("train-formula" if trainer.course.part == "value" else "train-limit", language),
        say("train-net", language),
        say("train-gain", language),
    )
    for one in trainer.rounds:
        grid.add_row(str(one.number), str(one.games), *figures(one, language))
    paper.print(grid)
    note(paper, say("train-written", language, folder=str(folder), part=trainer.course.part), "brass")


def figures(one: Round, language: str) -> tuple[str, str, str]:
    gain = f"{points(one.gain, language)} ± {decimal(100 * one.error, language)}"
    return percent(one.foreseen(one.formula), language), percent(one.foreseen(one.net), language), gain
