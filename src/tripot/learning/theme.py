"""What a puzzle is about."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal, get_args

import msgspec

from tripot.learning.pattern import Pattern, fits, written_as

Theme = Literal["tempo", "bluff", "danger", "auction", "verdict"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By what a theme is known."""

    theme: Theme
    opening: Pattern = {}
    best: tuple[str, ...] = ("*",)


def _read() -> dict[str, tuple[Sign, ...]]:
    written = (files("tripot.learning") / "themes.toml").read_bytes()
    return msgspec.toml.decode(written, type=dict[str, tuple[Sign, ...]])


SIGNS: Final = _read()


def theme(game: str, opening: dict[str, Any], seat: int, best: str) -> Theme:
    """The first that fits; tempo if none does."""
    for sign in SIGNS.get(game, ()):
        if fits(sign.opening, opening, seat) and written_as(best, sign.best):
            return sign.theme
    return THEMES[0]
