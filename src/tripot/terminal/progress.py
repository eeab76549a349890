"""A bar on the error stream while games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.progress import MofNCompleteColumn, TextColumn

from tripot.arena.played import Played
from tripot.terminal.paper import progress
from tripot.text import say


def watched(games: Iterable[Played], total: int, language: str, done: int = 0) -> Iterator[Played]:
    """The same games, counted as they pass."""
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(say("simulate-progress", language), total=total, completed=done)
        for game in games:
            yield game
            bar.advance(task)


@contextmanager
def counted(title: str) -> Iterator[Callable[[int], None]]:
    """For work whose end is not known: how much is done."""
    with progress(TextColumn("{task.completed}")) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done: bar.update(task, completed=done)
