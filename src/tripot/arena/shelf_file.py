"""The file of a shelf that is being made: append-only, a line for each game, so that a run can go on after anything."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tripot.kernel.problem import Problem
from tripot.learning.puzzle import Header, Searched, read_shelf


class ShelfFile:
    """Problem if the file holds another shelf, or cannot be written."""

    def __init__(self, path: Path, head: Header) -> None:
        self._path = path
        self.games = 0
        """So many games have been looked through."""
        self.puzzles = 0
        try:
            self._open(head)
        except (OSError, ValueError):
            raise Problem("file-unwritable", file=str(path)) from None

    def _open(self, head: Header) -> None:
        found = self._path.read_bytes() if self._path.exists() else b""
        whole = found[: found.rfind(b"\n") + 1]
        if not whole:
            self._path.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        begun = read_shelf(whole)
        if begun.header != head:
            raise Problem("puzzles-other-shelf", file=str(self._path))
        self.games, self.puzzles = len(begun.games), len(begun.puzzles)
        self._path.write_bytes(whole)  # without a torn last line

    def add(self, game: Searched) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
        self.games += 1
        self.puzzles += len(game.puzzles)
