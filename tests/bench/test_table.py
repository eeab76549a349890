"""Figures for people."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.table import Table

from bench import table
from bench.gate import Change, Comparison, Outcome
from bench.report import report
from bench.row import Aim, row
from bench.session import Series
from bench.spread import Spread

OURS = Series([6.25e6])
PEER = Series([2.5e6], {"peer": "OpenSpiel"})


def text(shown: Table) -> str:
    console = Console(width=160)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


@pytest.mark.parametrize(
    ("value", "shown"), [(None, "–"), (6.254e6, "6.25 M"), (17_800.0, "17.8 k"), (4209.0, "4.21 k"), (12.0, "12")]
)
def test_figures_are_short(value: float | None, shown: str) -> None:
    assert table.figure(value) == shown


def test_aims_are_ratios_or_rates() -> None:
    assert table.aim(Aim(2.0)) == "≥ 2×"
    assert table.aim(Aim(2e6, absolute=True)) == "≥ 2 M/s"
    assert table.aim(None) == ""


def test_the_bench_shows_every_row_with_its_verdict() -> None:
    rows = [
        row("fast enough", "games/s", OURS, [PEER], Aim(2)),
        row("too slow", "games/s", OURS, [PEER], Aim(3)),
        row("failed", "games/s", Series(failure="why")),
        row("told", "bytes", OURS),
    ]
    found = text(table.bench_table(report(rows, 5, 1.0)))
    shown = {name: next(line for line in found.splitlines() if name in line) for name in (one.name for one in rows)}
    for part in ("6.25 M", "2.5 M", "2.5× (2.5–2.5)", "≥ 2×", "✓"):
        assert part in shown["fast enough"]
    assert "✗" in shown["too slow"]
    assert "?" in shown["failed"]
    assert "6.25 M" in shown["told"]
    assert "5 rounds of 1 s" in found


def test_the_comparison_shows_both_builds() -> None:
    changes = [
        Change("random games", "decisions/s", 6e6, 3e6, Spread(0.4, 0.5, 0.6), Outcome.SLOWER, ""),
        Change("records", "records/s", None, None, None, Outcome.INCOMPARABLE, "base: no verify"),
    ]
    found = text(table.comparison_table(Comparison("aaa", "bbb+", 11, 0.5, 0.85, changes)))
    for part in ("bbb+ against aaa", "6 M", "3 M", "0.5× (0.4–0.6)", "✗", "?", "below 0.85×"):
        assert part in found
