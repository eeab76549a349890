"""Règlement de comptes: how even the preset seatings are, and what the first hand does."""

from __future__ import annotations

from typing import ClassVar

from tripot.arena.chapters import chapter, tables


class Chapter(chapter.Chapter):
    seed: ClassVar[int] = 4000
    """No search for seatings had used it."""
    bot = "search:30"

    def setting(self, games: int) -> str:
        return f"{super().setting(games)}\nSeats are yellow, red, blue, green, orange, violet."

    def more(self, found: list[tables.Table]) -> list[str]:
        return ["At least one of these in the first hand:", tables.traits(found, "dealt")]
