"""What the balance labs share: a table of one game, and games played on the true table without views."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from tripot.games.registry import box
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink

STREAM: Final = 1_000_003
"""Games of different seeds have nothing in common."""
G = TypeVar("G", bound=Game[Any])


def table(kind: type[G], players: int, edition: Path | None) -> G:
    """The game with the edition in this file, or with ours."""
    chosen = box(kind.name)
    material = chosen.edition if edition is None else chosen.read_edition(edition.read_text("utf-8"))
    game = chosen.load(players, material, {})
    assert isinstance(game, kind)
    return game


def dice_of(seed: int, number: int) -> Dice:
    return Dice(seed * STREAM + number)


def play_through(game: Game[Any], s: Any, choose: Callable[[int], int], dice: Dice) -> tuple[Sink, int]:
    """To the end; what happened, and in how many steps."""
    sink, steps = Sink(), 0
    while s.frame is not None:
        seat = lowest(s.frame.awaited)
        game.play(s, seat, s.frame.draw(s, dice) if seat == NATURE else choose(seat), sink)
        steps += 1
    return sink, steps
