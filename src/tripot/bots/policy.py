"""A policy answers from a whole state, fast: the heart of a heuristic bot, and of a search's rollouts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC, Generic[S]):
    """Bots call it only with states sampled from their own view, so it can never know too much."""

    @abstractmethod
    def choose(self, s: S, seat: int, dice: Dice) -> int:
        """A legal answer of this waiting seat."""


class Uniform(Policy[Any]):
    """Every legal answer as likely as the others."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, s: Any, seat: int, dice: Dice) -> int:
        return int(dice.member(self.game.legal(s, seat)))
