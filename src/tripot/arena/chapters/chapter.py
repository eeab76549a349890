"""What is measured of a game for its page of docs/balance."""

from __future__ import annotations

from typing import ClassVar

from tripot.arena.chapters import tables
from tripot.arena.crew import Crew


class Chapter:
    """The seats, and how the games end. A game with more to show has a `Chapter` of its own."""

    games: ClassVar[int] = 1000
    """Of each table, unless another number is asked for."""
    seed: ClassVar[int] = 2026
    bot = "heuristic"
    """In every chair, unless another one is asked for."""

    def __init__(self, game: str, bot: str | None = None) -> None:
        self.game = game
        self.bot = bot or self.bot

    def text(self, games: int, hands: Crew) -> str:
        found = tables.every_size(self.game, self.bot, games, self.seed, hands)
        return "\n\n".join([self.setting(games), tables.seats(found), tables.courses(found), *self.more(found)])

    def setting(self, games: int) -> str:
        return f"`{self.bot}` in every chair, {games} games for each number of players, seed {self.seed}."

    def more(self, found: list[tables.Table]) -> list[str]:
        """Paragraphs and tables that only this game has."""
        return []
