"""The games of the house, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tripot.games.gangster.box import Box as Gangster
from tripot.games.nostra_city.box import Box as NostraCity
from tripot.games.reglement_de_comptes.box import Box as ReglementDeComptes
from tripot.games.twelve_gangsters.box import Box as TwelveGangsters
from tripot.kernel.box import Box
from tripot.kernel.edition import Edition
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

BOXES: dict[str, Box] = {box.name: box for box in (TwelveGangsters(), ReglementDeComptes(), Gangster(), NostraCity())}


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
