"""The structs that each game has its own kinds of: its view, its moves, its events, its outlook."""

from __future__ import annotations

from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Any

from tripot.games.registry import box
from tripot.kernel.event import Event
from tripot.kernel.notation import Move, Number
from tripot.kernel.outlook import Outlook
from tripot.kernel.view import View


@cache
def view_kind(game: str) -> type[View]:
    kind: type[View] = import_module(f"{box(game).package}.view").View
    return kind


@cache
def move_kinds(game: str) -> Any:
    """The union of this game's moves."""
    return reduce(or_, moves(game))


@cache
def moves(game: str) -> list[type[Move]]:
    """A game without a notation of its own has numbers for moves."""
    module = f"{box(game).package}.notation"
    if find_spec(module) is None:
        return [Number]
    import_module(module)
    return [kind for kind in Move.__subclasses__() if kind.__module__ == module]


@cache
def event_kinds(game: str) -> list[type[Event]]:
    module = import_module(f"{box(game).package}.events").__name__
    return [kind for kind in Event.__subclasses__() if kind.__module__ == module]


@cache
def outlook_kinds(game: str) -> list[type[Outlook]]:
    """None for a game whose view says all."""
    module = f"{box(game).package}.outlook"
    return [] if find_spec(module) is None else [import_module(module).Outlook]
