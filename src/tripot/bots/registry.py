"""The bots of the house, by name, for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.bots.bot import Bot, PolicyBot, RandomBot
from tripot.bots.gangster.policy import Weigh as WeighQuarter
from tripot.bots.gangster.schemer import Schemer as SchemeQuarter
from tripot.bots.gangster.schemer import odds_of
from tripot.bots.nostra_city.policy import Weigh as WeighCity
from tripot.bots.nostra_city.schemer import Schemer as SchemeCity
from tripot.bots.nostra_city.taste import Taste
from tripot.bots.own import is_own, make_own
from tripot.bots.reglement_de_comptes.policy import Weigh as WeighBanquet
from tripot.bots.reglement_de_comptes.schemer import Schemer as SchemeBanquet
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.schemer import Schemer
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

Maker = Callable[[Game[Any], int, int], Bot]

BOTS: dict[str, dict[str, Maker]] = {
    "twelve-gangsters": {
        "random": RandomBot,
        "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, Weigh()),
        "search": Schemer,
    },
    "reglement-de-comptes": {
        "random": RandomBot,
        "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, WeighBanquet()),
        "search": SchemeBanquet,
    },
    "gangster": {
        "random": RandomBot,
        "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, WeighQuarter(odds_of(game))),
        "search": SchemeQuarter,
    },
    "nostra-city": {
        "random": RandomBot,
        "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, WeighCity(Taste())),
        "search": SchemeCity,
    },
}
"""For each game, weakest first."""

LADDER = {"twelve-gangsters": 1500, "reglement-de-comptes": 100, "gangster": 150, "nostra-city": 60}
"""For each game, the iterations that the figures in docs/bots.md give the search."""


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first."""
    return list(BOTS[game])


def make(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot for one chair: of the house, or `./my_bot.py:MyBot`; Problem naming the bots there are."""
    if is_own(name):
        return make_own(name, game, seat, seed)
    known = BOTS[game.name]
    if name not in known:
        raise Problem("bot-unknown", bot=name, bots=", ".join(known))
    return known[name](game, seat, seed)
