"""A bar on the error stream while games are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.progress import MofNCompleteColumn

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
