"""`python -m bench run` and `python -m bench compare BASE`."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench import argument, gate, session, suite
from bench.checkout import Unusable, build, resolve, worktree
from bench.gate import Comparison
from bench.machine import commit
from bench.party import ROOT
from bench.report import Report, report
from bench.session import Series, Task
from bench.table import bench_table, comparison_table

ERRORS = Console(stderr=True, highlight=False, soft_wrap=True)


def main(words: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    try:
        return run(arguments) if arguments.command == "run" else compare(arguments)
    except Unusable as unusable:
        ERRORS.print(f"bench: {unusable}", markup=False)
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench", description="How fast Tripot is.")
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="against its peers and its aims")
    running.add_argument("--build", type=Path, help="import the compiled package from here, not the installed one")
    running.add_argument("--folder", type=Path, default=Path(".build/bench"), help="where the JSON goes (.build/bench)")
    comparing = commands.add_parser("compare", help="the working tree against an older commit")
    comparing.add_argument("base", nargs="?", default="", help="the older commit")
    comparing.add_argument("--threshold", type=argument.share, default=0.85, help="the ratio that is still fast enough")
    for command, rounds, seconds in ((running, 5, 1.0), (comparing, 11, 0.5)):
        command.add_argument("--rounds", type=argument.rounds, default=rounds, help=f"how many times over ({rounds})")
        command.add_argument("--seconds", type=argument.seconds, default=seconds, help=f"for each figure ({seconds:g})")
        command.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser


def run(arguments: argparse.Namespace) -> int:
    lines = suite.lines(arguments.build)
    found = measure(suite.tasks(lines), arguments)
    result = report(suite.rows(lines, found), arguments.rounds, arguments.seconds)
    written = result.write(arguments.folder)
    show(result, bench_table(result), arguments.json)
    ERRORS.print(f"written to {written}")
    return result.exit_code


def compare(arguments: argparse.Namespace) -> int:
    folder = ROOT / ".build" / "compare"
    sha = resolve(ROOT, arguments.base)
    with worktree(ROOT, sha, folder / sha) as tree:
        ERRORS.print(f"building {sha[:12]} and the working tree")
        base, now = gate.parties(build(tree, tree / ".build"), build(ROOT, folder / "now"))
        found = measure(gate.tasks(base, now), arguments)
    changes = gate.changes(base, now, found, arguments.threshold)
    result = Comparison(sha[:12], commit(), arguments.rounds, arguments.seconds, arguments.threshold, changes)
    show(result, comparison_table(result), arguments.json)
    return result.exit_code


def measure(tasks: Sequence[Task], arguments: argparse.Namespace) -> dict[Task, Series]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=ERRORS, transient=True) as progress:
        bar = progress.add_task("", total=len(tasks) * arguments.rounds)

        def advance(task: Task) -> None:
            progress.update(bar, advance=1, description=f"{task.party.name}: {task.probe}")

        return session.measure(tasks, arguments.rounds, arguments.seconds, advance)


def show(result: Report | Comparison, table: Table, json: bool) -> None:
    if json:
        sys.stdout.write(result.encode().decode())
    else:
        Console().print(table)
    for line in result.conclusion():
        ERRORS.print(line, markup=False)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that a worktree is cleared away then, too
    sys.exit(main())
