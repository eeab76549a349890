"""12 Gangsters: the seats, the first Boss, and what each gangster is worth."""

from __future__ import annotations

from typing import ClassVar

from tripot.arena.chapters import chapter, tables


class Chapter(chapter.Chapter):
    games: ClassVar[int] = 2000

    def more(self, found: list[tables.Table]) -> list[str]:
        return [
            "Beginning as the first Boss:",
            tables.traits(found, "start"),
            "A heist validated with this gangster:",
            tables.traits(found, "kept"),
        ]
