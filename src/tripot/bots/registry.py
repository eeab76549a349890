"""The bots of the house, by name, for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.bots.bot import Bot, PolicyBot, RandomBot
from tripot.bots.brain import brain
from tripot.bots.brute import Brute
from tripot.bots.own import is_own, make_own
from tripot.games.registry import BOXES
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

Maker = Callable[[Game[Any], int, int], Bot]

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "brute": lambda game, seat, seed: Brute(game, seat, seed, brain(game).policy(), brain(game).slip),
    "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, brain(game).policy()),
    "search": lambda game, seat, seed: brain(game).search_bot(seat, seed),
}
"""The same for every game, weakest first."""


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first; none if it is not known."""
    return list(BOTS) if game in BOXES else []


def make(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot for one chair: of the house, or `./my_bot.py:MyBot`; Problem naming the bots there are."""
    if is_own(name):
        return make_own(name, game, seat, seed)
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seat, seed)
