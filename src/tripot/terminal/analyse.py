"""`tripot analyse`: who could hope for what and when, what decided a recorded game, luck against skill."""

from __future__ import annotations

import json
from argparse import Namespace

import msgspec
from rich.progress import TaskProgressColumn

from tripot.analysis.budget import Budget
from tripot.analysis.report import Analysis
from tripot.analysis.study import Study
from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.replayed import Replayed
from tripot.terminal.files import read_edition, read_record
from tripot.terminal.findings import Findings
from tripot.terminal.paper import console, progress
from tripot.terminal.parser import Parser, seat, whole
from tripot.terminal.people import names
from tripot.terminal.screens import screen
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="metavar-file", help="help-record-file")
    parser.add_argument("--seconds", metavar="metavar-number", help="help-analyse-seconds", type=whole)
    parser.add_argument("--playouts", metavar="metavar-number", help="help-analyse-playouts", type=whole)
    parser.add_argument("--seed", metavar="metavar-number", help="help-analyse-seed", type=whole, default=0)
    parser.add_argument("--seat", metavar="metavar-seat", help="help-analyse-seat")
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    budget = budgeted(args.seconds, args.playouts)
    record = read_record(args.file)
    replayed = Replayed(records.replay(record, read_edition(args.edition) if args.edition else None))
    looker = None if args.seat is None else seat(args.seat, record.players)
    found = watched(Study(replayed, record.names, args.seed), budget, args.lang)
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        Findings(found, replayed, screen(replayed.game, names(record.names), None, args.lang), looker).show(console())
    return 0


def budgeted(seconds: int | None, playouts: int | None) -> Budget:
    """Problem unless at most one of them is given, and is more than nothing."""
    if seconds is not None and playouts is not None:
        raise Problem("analyse-both")
    for given in (seconds, playouts):
        if given is not None and given < 1:
            raise Problem("analyse-nothing", number=given)
    return Budget(playouts=playouts) if seconds is None else Budget(seconds)


def watched(study: Study, budget: Budget, language: str) -> Analysis:
    with progress(TaskProgressColumn()) as bar:
        task = bar.add_task(say("analyse-progress", language), total=1.0)
        for done in study.work(budget):
            bar.update(task, completed=done)
    return study.report()
