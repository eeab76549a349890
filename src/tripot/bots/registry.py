"""The bots of the house, by name, for each game."""

from __future__ import annotations

from typing import Any

from tripot.bots.bot import Bot, PolicyBot, RandomBot
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.schemer import Schemer
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

NAMES = ("random", "heuristic", "search")


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first."""
    return list(NAMES)


def make(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot for one chair; Problem naming the bots there are."""
    match name:
        case "random":
            return RandomBot(game, seat, seed)
        case "heuristic":
            return PolicyBot(game, seat, seed, Weigh())
        case "search":
            return Schemer(game, seat, seed)
    raise Problem("bot-unknown", bot=name, bots=", ".join(NAMES))
