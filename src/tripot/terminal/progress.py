"""A bar on the error stream while games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tripot.arena.played import Played
from tripot.terminal.paper import THEME
from tripot.text import say


def watched(games: Iterable[Played], total: int, language: str, done: int = 0) -> Iterator[Played]:
    """The same games, counted as they pass."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    paper = Console(file=sys.stderr, theme=THEME)
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        task = progress.add_task(say("simulate-progress", language), total=total, completed=done)
        for game in games:
            yield game
            progress.advance(task)
