"""The numbers of a formula, by name, and those that were learnt by play."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

from tripot.games.registry import box

FILE: Final = "numbers.toml"
"""In the package of a game: a table for each number of players."""

T = TypeVar("T")


def numbers_of(holder: object) -> dict[str, float]:
    """All that may be tuned."""
    return {name: found for name in dir(holder) if type(found := getattr(holder, name)) is float}


def put(holder: T, numbers: Mapping[str, float]) -> T:
    """The same holder, with these numbers for its own."""
    own = numbers_of(holder)
    for name, number in numbers.items():
        if name not in own:
            raise AttributeError(name)
        setattr(holder, name, float(number))
    return holder


@cache
def learnt_by_play(game: str, players: int) -> Mapping[str, float]:
    """None at all where the formula is played as it was made."""
    file = box(game).resource(FILE)
    return tomllib.loads(file.read_text("utf-8")).get(str(players), {}) if file.is_file() else {}
