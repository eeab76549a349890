"""`python -m bench.load`."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench import argument
from bench.__main__ import ERRORS, show
from bench.load import files, session, suite
from bench.load.session import Load, Readings
from bench.party import Failed
from bench.report import Report, report
from bench.table import bench_table


def main(words: Sequence[str] | None = None) -> int:
    try:
        return run(parser().parse_args(words))
    except Failed as failed:
        ERRORS.print(f"bench: {failed}", markup=False)
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.load", description="How much Tripot's server carries.")
    parser.add_argument("--rounds", type=argument.rounds, default=3, help="how many times over (3)")
    parser.add_argument("--seconds", type=argument.seconds, default=2.0, help="of moves for each figure, at least (2)")
    parser.add_argument("--tables", type=argument.rounds, nargs="+", default=list(suite.TABLES), help="tables at once")
    parser.add_argument("--humane", type=argument.rounds, default=suite.HUMANE_TABLES, help="tables at a humane pace")
    parser.add_argument("--idle", type=argument.rounds, default=suite.IDLE, help="idle sockets beside them")
    parser.add_argument("--humane-seconds", type=argument.seconds, default=suite.HUMANE_SECONDS, help="for how long")
    parser.add_argument("--build", type=Path, help="serve the package from here, not the installed one")
    parser.add_argument("--folder", type=Path, default=Path(".build/bench/load"), help="where the JSON goes")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser


def run(arguments: argparse.Namespace) -> int:
    rushes = suite.rushes(arguments.tables, arguments.seconds)
    humane = suite.humane(arguments.humane, arguments.idle, arguments.humane_seconds)
    files.allow(suite.sockets([*rushes, humane]))
    found = measure(rushes, arguments.rounds, arguments) | measure([humane], 1, arguments)
    result = report(suite.rows(found), arguments.rounds, arguments.seconds)
    written = result.write(arguments.folder)
    show(result, load_table(result), arguments.json)
    ERRORS.print(f"written to {written}")
    return result.exit_code


def measure(loads: Sequence[Load], rounds: int, arguments: argparse.Namespace) -> dict[Load, Readings]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=ERRORS, transient=True) as progress:
        bar = progress.add_task("", total=len(loads) * rounds)
        take = partial(session.take, build=arguments.build)
        return session.measure(loads, rounds, take, lambda load: progress.update(bar, advance=1, description=str(load)))


def load_table(result: Report) -> Table:
    table = bench_table(result)
    table.caption = (
        f"medians of {result.rounds} rounds of {result.seconds:g} s or more; ratio: how many times better than "
        "boardgame.io (in memory; ours is on disk), with 95 % interval"
    )
    return table


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no server is left behind then, either
    sys.exit(main())
