"""The structs that each game has its own kinds of: its view, its moves, its events."""

from __future__ import annotations

from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import Any

from tripot.games.registry import box
from tripot.kernel.event import Event
from tripot.kernel.notation import Move
from tripot.kernel.view import View


@cache
def view_kind(game: str) -> type[View]:
    kind: type[View] = import_module(f"{box(game).package}.view").View
    return kind


@cache
def move_kinds(game: str) -> Any:
    """The union of this game's moves."""
    module = import_module(f"{box(game).package}.notation").__name__
    return reduce(or_, [kind for kind in Move.__subclasses__() if kind.__module__ == module])


@cache
def event_kinds(game: str) -> list[type[Event]]:
    module = import_module(f"{box(game).package}.events").__name__
    return [kind for kind in Event.__subclasses__() if kind.__module__ == module]
