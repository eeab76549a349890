"""The people that bots are, at any table: each has a level and a manner; names and lives are texts (`cast-<id>`)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from tripot.bots.level import Level
from tripot.bots.manner import Manner


class Character(msgspec.Struct, frozen=True):
    id: str
    level: Level
    manner: Manner


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character as the file has it."""

    level: Level
    manner: Manner


def _read() -> dict[str, Character]:
    written = (files("tripot.bots") / "cast.toml").read_bytes()
    parts = msgspec.toml.decode(written, type=dict[str, Part])
    return {name: Character(name, part.level, part.manner) for name, part in parts.items()}


CAST: Final = _read()
"""By their ids, weakest first."""
