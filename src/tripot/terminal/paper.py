"""What we write on: one console with the colours of the house."""

from __future__ import annotations

import sys
import textwrap
from typing import NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

GANGS = {
    "yellow": ("★", "#e6b422"),
    "red": ("◆", "#c8442e"),
    "blue": ("●", "#3b7dd8"),
    "green": ("♣", "#4c9a63"),
    "orange": ("▲", "#e07b39"),
    "violet": ("☾", "#8e5bb5"),
}
"""Symbol and colour of each gang; an edition's own colours get a square."""

THEME = Theme(
    {
        "brass": "#c9a24b",
        "title": "bold #c9a24b",
        "card": "bold #221c17 on #f3e9d2",
        "good": "#7fae6a",
        "bad": "#e0604f",
        "refused": "dim #e0604f",
        "rule": "dim #c9a24b",
    }
)


class Told(NamedTuple):
    """One sentence: what happened or would happen, the rule behind it, and how it looks."""

    text: str
    rule: str = ""
    badge: tuple[str, str] = (" ", "")
    style: str = ""


def console() -> Console:
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def on_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def progress(count: ProgressColumn) -> Progress:
    """A bar on the error stream, if somebody watches."""
    paper = Console(file=sys.stderr, theme=THEME)
    columns = (TextColumn("{task.description}"), BarColumn(), count, TimeRemainingColumn())
    return Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal)


def ruled(title: str, *headings: str) -> Table:
    """A table of figures: names at the left, a column for each heading."""
    grid = Table(title=title, title_style="title", title_justify="left", header_style="brass", box=SIMPLE)
    grid.add_column("", no_wrap=True)
    for heading in headings:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def badge(colour: str) -> tuple[str, str]:
    return GANGS.get(colour, ("■", "bold"))


def note(paper: Console, text: str, style: str = "", hanging: str = "") -> None:
    """A remark of one or more lines."""
    paper.print(wrapped(text, paper.width, hanging), style=style)


def tell(paper: Console, lines: list[Told]) -> None:
    """Sentences under each other, their rules in a column at the right."""
    rules = max((len(line.rule) for line in lines), default=0)
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    for line in lines:
        text = wrapped(line.text, paper.width - rules - 3)
        grid.add_row(Text(*line.badge), Text(text, line.style), Text(line.rule, "rule"))
    paper.print(grid)


def wrapped(text: str, width: int, hanging: str = "") -> str:
    """Lines of at most this width, all but the first indented. Rich would break at unbreakable spaces."""
    return "\n".join(
        textwrap.fill(line, width, subsequent_indent=hanging, break_on_hyphens=False) if len(line) > width else line
        for line in text.split("\n")
    )


def printable(text: str) -> str:
    """Without control characters: names and files come from others."""
    return "".join(sign if sign.isprintable() or sign in "\n\u00a0\u202f" else "�" for sign in text)
