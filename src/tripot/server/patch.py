"""What is different in a new sheet: a table is kept by its changes, not anew each time."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from tripot.server.sheet import Chair, Sheet
from tripot.server.wire import Pace, Phase


class Patch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is not set is as before. Its code and its game are what a table never changes."""

    seed: bytes | UnsetType = UNSET
    chairs: tuple[Chair, ...] | UnsetType = UNSET
    """All of them, where their number changed; else those in `chair`."""
    chair: dict[int, Chair] = {}
    host: str | UnsetType | None = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    number: int | UnsetType = UNSET
    kicked: tuple[str, ...] | UnsetType = UNSET
    lesson: bool | UnsetType = UNSET
    duel: str | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    evening: str | UnsetType = UNSET

    def on(self, sheet: Sheet) -> Sheet:
        """The new sheet."""
        chairs = list(sheet.chairs if self.chairs is UNSET else self.chairs)
        for number, chair in self.chair.items():
            chairs[number] = chair
        given = {name: value for name in PLAIN if (value := getattr(self, name)) is not UNSET}
        return replace(sheet, chairs=tuple(chairs), **given)


PLAIN = tuple(name for name in Patch.__struct_fields__ if name not in ("chairs", "chair"))


def difference(before: Sheet, after: Sheet) -> Patch:
    """The patch that makes one of the other."""
    changed = {name: value for name in PLAIN if (value := getattr(after, name)) != getattr(before, name)}
    if len(before.chairs) != len(after.chairs):
        return Patch(chairs=after.chairs, **changed)
    pairs = enumerate(zip(before.chairs, after.chairs, strict=True))
    return Patch(chair={number: new for number, (old, new) in pairs if old != new}, **changed)


def whole(sheet: Sheet) -> Patch:
    """A patch that keeps nothing of what was there."""
    return Patch(chairs=sheet.chairs, **{name: getattr(sheet, name) for name in PLAIN})
