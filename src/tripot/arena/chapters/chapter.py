"""What is measured of a game for its page of docs/balance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, TypeVar

import msgspec

from tripot.arena.chapters import tables
from tripot.arena.crew import Crew

T = TypeVar("T")


class Chapter:
    """The seats, and how the games end. A game with more to show has a `Chapter` of its own."""

    games: ClassVar[int] = 1000
    """Of each table, unless another number is asked for."""
    seed: ClassVar[int] = 2026
    bot = "heuristic"
    """In every chair, unless another one is asked for."""

    def __init__(self, game: str, bot: str | None = None, keep: Path | None = None) -> None:
        self.game = game
        self.bot = bot or self.bot
        self.keep = keep
        """Where a table is written when it is measured, and found again."""

    def text(self, games: int, hands: Crew) -> str:
        found = tables.every_size(self.game, self.bot, games, self.seed, hands)
        return "\n\n".join([self.setting(games), tables.seats(found), tables.courses(found), *self.more(found)])

    def kept(self, name: str, kind: type[T], measure: Callable[[], T]) -> T:
        """What was measured of this table before, or now."""
        if self.keep is None:
            return measure()
        file = self.keep / f"{self.game}-{name}.json"
        if not file.is_file():
            self.keep.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(measure()))
        return msgspec.json.decode(file.read_bytes(), type=kind)

    def setting(self, games: int) -> str:
        return f"`{self.bot}` in every chair, {games} games for each number of players, seed {self.seed}."

    def more(self, found: list[tables.Table]) -> list[str]:
        """Paragraphs and tables that only this game has."""
        return []
