"""What a game adds to a room of the house."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from tripot.games.registry import HOUSE, box

P = TypeVar("P")


def part(game: str, room: str, general: type[P]) -> type[P]:
    """The game's own kind of what this room needs for every game, or the general kind if it has none.

    It has the same name as the general one and lies in `tripot.<room>.<game>`; a game from elsewhere has it in its own
    package, in a module named by the last word of the room.
    """
    package = box(game).package
    home, _, name = package.rpartition(".")
    module = _module(f"tripot.{room}.{name}" if home == HOUSE else f"{package}.{room.rpartition('.')[2]}")
    return general if module is None else getattr(module, general.__name__)


def own(game: str, name: str) -> ModuleType | None:
    """A module of this name in the game's own package, if there is one."""
    return _module(f"{box(game).package}.{name}")


@cache
def _module(name: str) -> ModuleType | None:
    return None if find_spec(name) is None else import_module(name)
