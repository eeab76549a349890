"""Values of any game in plain words."""

from __future__ import annotations

from typing import Any

import msgspec

NOTHING = "–"
MARKS = ("✗", "✓")


def written(value: Any) -> str:
    """A value as it can be read without knowing the game."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return MARKS[value]
    if isinstance(value, msgspec.Struct):
        return written(msgspec.structs.asdict(value))
    if isinstance(value, dict):
        return " · ".join(f"{called(str(name))} {written(part)}" for name, part in value.items())
    if isinstance(value, tuple | list):
        between = "\n" if any(isinstance(part, msgspec.Struct) for part in value) else ", "
        return between.join(map(written, value)) or NOTHING
    return str(value)


def called(name: str) -> str:
    """A field's name as words."""
    return name.replace("_", " ")
