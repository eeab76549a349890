"""The games of the house, by name: the folders beside this file, and packages that say they are one."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from tripot import text
from tripot.kernel.box import Box
from tripot.kernel.edition import Edition
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

HOUSE = __name__.rpartition(".")[0]
ELSEWHERE = "tripot.games"
"""The group of entry points with which an installed package offers the box of its game."""


class Boxes(UserDict[str, Box]):
    """In order of their shelves. They are opened when somebody first looks, not before: a game from elsewhere imports
    the house, and may itself be on its way in."""

    def __init__(self) -> None:
        """Nothing is looked for yet."""

    @cached_property
    def data(self) -> dict[str, Box]:  # type: ignore[override]
        found = sorted([*_ours(), *_others()], key=lambda box: (box.shelf, box.name))
        return {box.name: box for box in found}


def _ours() -> Iterator[Box]:
    for module in iter_modules(import_module(HOUSE).__path__):
        if module.ispkg:
            yield import_module(f"{HOUSE}.{module.name}.box").Box()


def _others() -> Iterator[Box]:
    for entry in entry_points(group=ELSEWHERE):
        box = entry.load()()
        prefix = box.prefix.lower()
        title = box.name.replace("-", " ").capitalize()
        text.add(box.resource("text"), {f"{prefix}-title": title, f"{prefix}-points": "{ $score }"})
        yield box


BOXES = Boxes()


def games() -> list[str]:
    """The names of all games."""
    return list(BOXES)


def box(name: str) -> Box:
    """The box of this game; Problem naming the games there are."""
    if name not in BOXES:
        raise Problem("game-unknown", game=name, games=", ".join(BOXES))
    return BOXES[name]


def load(name: str, players: int, edition: Edition | str | Path | None = None, **options: Any) -> Game[Any]:
    """A game for one table. The edition is ours unless another, or the path of its file, is given."""
    chosen = box(name)
    if edition is None:
        edition = chosen.edition
    elif not isinstance(edition, Edition):
        edition = chosen.read_edition(Path(edition).read_text(encoding="utf-8"))
    return chosen.load(players, edition, options)
