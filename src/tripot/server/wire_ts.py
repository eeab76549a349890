"""The wire in TypeScript: `python -m tripot.server.wire_ts > web/src/wire.ts`."""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from tripot.games.kinds import event_kinds, moves, outlook_kinds, view_kind
from tripot.games.registry import BOXES
from tripot.kernel.box import Box
from tripot.kernel.event import Event, Hidden
from tripot.kernel.notation import Move
from tripot.kernel.outlook import Outlook
from tripot.kernel.view import View
from tripot.server import (
    admin_forms,
    career_forms,
    company_forms,
    duel_forms,
    evening_forms,
    forms,
    holiday_forms,
    learning_forms,
    notice_forms,
    past_forms,
    provision_forms,
    queue_forms,
    rating_forms,
    wire,
)

HEAD = "// Made by `python -m tripot.server.wire_ts` from the server's own types. Do not edit.\n"
PLAIN: dict[object, str] = {
    Any: "unknown",
    types.NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    msgspec.Raw: "GameMove",  # an action comes in as any game's move
}
PER_GAME: dict[Any, tuple[str, Callable[[str], Sequence[type]]]] = {
    View: ("GameView", lambda game: [view_kind(game)]),
    Event: ("GameEvent", event_kinds),
    Move: ("GameMove", moves),
    Outlook: ("GameOutlook", outlook_kinds),
}
"""The bases that each game has its own kinds of: the name of their union, and those of one game."""


def typescript() -> str:
    writer = _Writer()
    for module in (
        wire,
        forms,
        career_forms,
        holiday_forms,
        past_forms,
        learning_forms,
        duel_forms,
        notice_forms,
        rating_forms,
        queue_forms,
        evening_forms,
        company_forms,
        admin_forms,
        provision_forms,
    ):
        for name, kind in vars(module).items():
            if typing.get_origin(kind) is Literal:
                writer.texts[name] = f"export type {name} = {writer.type(kind)};\n"
            elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                writer.reach(kind)
    unions = [
        union("Incoming", [kind.__name__ for kind in typing.get_args(wire.Incoming)]),
        union("Outgoing", [kind.__name__ for kind in tagged(wire.Outgoing)]),
    ]
    for base, (name, of_game) in PER_GAME.items():
        members = []
        for box in BOXES.values():
            kinds = [writer.reach(kind) for kind in of_game(box.name)]
            if not kinds:
                continue
            members.append(called(box) + base.__name__)
            if kinds != members[-1:]:
                unions.append(union(members[-1], kinds))
        unions.append(union(name, members))
    return "\n".join([HEAD, *writer.texts.values(), *unions])


def tagged(base: type) -> list[type]:
    """The kinds of this base that have a tag, in order of definition."""
    kinds: list[type] = base.__subclasses__()
    return [kind for kind in kinds if config(kind).tag is not None]


def config(kind: Any) -> msgspec.structs.StructConfig:
    found: msgspec.structs.StructConfig = kind.__struct_config__
    return found


def union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


class _Writer:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.kinds: dict[str, Any] = {}

    def reach(self, kind: Any) -> str:
        """The name of this struct in TypeScript; it is written once, with all it needs."""
        name = name_of(kind)
        if self.kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two structs are called {name}: {kind} and {self.kinds[name]}")
        is_base = bool(kind.__subclasses__())
        if name in self.texts or is_base:
            return name
        self.texts[name] = ""
        lines = [f"/** {kind.__doc__.splitlines()[0]} */"] if kind.__doc__ else []
        lines.append(f"export interface {name} {{")
        if config(kind).tag is not None:
            lines.append(f'  {config(kind).tag_field}: "{config(kind).tag}";')
        required = len(kind.__struct_fields__)
        if issubclass(kind, (wire.Message, forms.Form)):
            required -= len(kind.__struct_defaults__)
        hints = typing.get_type_hints(kind)
        for number, field in enumerate(kind.__struct_fields__):
            optional = number >= required or msgspec.UnsetType in typing.get_args(hints[field])
            lines.append(f"  {field}{'?' if optional else ''}: {self.type(hints[field])};")
        self.texts[name] = "\n".join([*lines, "}", ""])
        return name

    def type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in args)
        if origin in (typing.Union, types.UnionType):
            there = [member for member in args if member is not msgspec.UnsetType]
            members = [self.type(member) for member in there if typing.get_origin(member) is not Hidden]
            return " | ".join(dict.fromkeys(members))
        if origin is tuple and args[1:] == (...,):
            return f"readonly ({self.type(args[0])})[]"
        if origin is dict:
            return f"{{ readonly [key: string]: {self.type(args[1])} }}"
        if hint in PER_GAME:
            return PER_GAME[hint][0]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.reach(hint)
        raise TypeError(f"no TypeScript for {hint}")


def name_of(kind: type) -> str:
    """Structs of a game carry its name, since every game has a View."""
    for box in BOXES.values():
        if kind.__module__.startswith(f"{box.package}."):
            return called(box) + kind.__name__
    return kind.__name__


def called(box: Box) -> str:
    """The name of a game as types begin with it."""
    return "".join(word.title() for word in box.name.split("-"))


if __name__ == "__main__":
    sys.stdout.write(typescript())
