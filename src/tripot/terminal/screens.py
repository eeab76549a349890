"""Which screen shows which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripot.games.part import part
from tripot.kernel.game import Game
from tripot.terminal.screen import Screen


def screen(game: Game[Any], names: Sequence[str], viewer: int | None, language: str) -> Screen:
    return part(game.name, "terminal", Screen)(game, names, viewer, language)
