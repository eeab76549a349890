"""Figures for people."""

from __future__ import annotations

from rich.table import Table

from bench.gate import Comparison, Outcome
from bench.report import Report
from bench.row import Aim, Verdict
from bench.spread import Spread

MARKS = {Verdict.MET: "[green]✓", Verdict.MISSED: "[red]✗", Verdict.UNMEASURED: "[yellow]?", Verdict.NO_AIM: ""}
OUTCOMES = {
    Outcome.KEPT: "[green]✓",
    Outcome.SLOWER: "[red]✗",
    Outcome.INCOMPARABLE: "[yellow]?",
    Outcome.BROKEN: "[red]?",
}


def bench_table(report: Report) -> Table:
    at = report.machine
    table = _table(
        f"Tripot {report.commit} · {at.processor}, {at.cores} cores · Python {at.python}",
        f"medians of {report.rounds} rounds of {report.seconds:g} s of processor time; ratios with 95 % interval",
        ["ours", "peer", "ratio", "aim", ""],
    )
    for row in report.rows:
        table.add_row(
            f"{row.name} [dim]({row.unit})",
            figure(row.ours),
            figure(row.peer),
            interval(row.ratio),
            aim(row.aim),
            MARKS[row.verdict],
        )
    return table


def comparison_table(comparison: Comparison) -> Table:
    table = _table(
        f"working tree {comparison.commit} against {comparison.base}",
        f"medians of {comparison.rounds} rounds; ratios with 95 % interval; slower: all of it below "
        f"{comparison.threshold:g}×",
        ["base", "now", "ratio", ""],
    )
    for change in comparison.changes:
        table.add_row(
            f"{change.name} [dim]({change.unit})",
            figure(change.base),
            figure(change.now),
            interval(change.ratio),
            OUTCOMES[change.outcome],
        )
    return table


def figure(value: float | None) -> str:
    """Three digits and a unit prefix."""
    if value is None:
        return "–"
    for size, prefix in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{prefix}"
    return f"{value:.3g}"


def interval(ratio: Spread | None) -> str:
    return "–" if ratio is None else f"{ratio.middle:.3g}× [dim]({ratio.low:.3g}–{ratio.high:.3g})"


def aim(aim: Aim | None) -> str:
    if aim is None:
        return ""
    return f"≥ {figure(aim.least)}/s" if aim.absolute else f"≥ {aim.least:g}×"


def _table(title: str, caption: str, columns: list[str]) -> Table:
    table = Table(title=title, caption=caption)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table
