"""The bots of the house, by name, for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.bots.bot import Bot, PolicyBot, RandomBot
from tripot.bots.brute import Brute
from tripot.bots.gangster.policy import Weigh as WeighQuarter
from tripot.bots.gangster.schemer import Schemer as SchemeQuarter
from tripot.bots.gangster.schemer import odds_of
from tripot.bots.nostra_city.policy import Weigh as WeighCity
from tripot.bots.nostra_city.schemer import Schemer as SchemeCity
from tripot.bots.nostra_city.taste import Taste
from tripot.bots.own import is_own, make_own
from tripot.bots.policy import Policy
from tripot.bots.reglement_de_comptes.policy import Weigh as WeighBanquet
from tripot.bots.reglement_de_comptes.schemer import Schemer as SchemeBanquet
from tripot.bots.twelve_gangsters.policy import Weigh
from tripot.bots.twelve_gangsters.schemer import Schemer
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

Maker = Callable[[Game[Any], int, int], Bot]

POLICIES: dict[str, Callable[[Game[Any]], Policy[Any]]] = {
    "twelve-gangsters": lambda game: Weigh(),
    "reglement-de-comptes": lambda game: WeighBanquet(),
    "gangster": lambda game: WeighQuarter(odds_of(game)),
    "nostra-city": lambda game: WeighCity(Taste()),
}
"""How each game is played well without a second thought."""

SLIPS = {"twelve-gangsters": 0.5, "reglement-de-comptes": 0.15, "gangster": 0.07, "nostra-city": 0.12}
"""How often the easy bot goes wrong: less where a turn has many steps."""

SCHEMERS: dict[str, Maker] = {
    "twelve-gangsters": Schemer,
    "reglement-de-comptes": SchemeBanquet,
    "gangster": SchemeQuarter,
    "nostra-city": SchemeCity,
}
"""Who thinks ahead in each game."""

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "brute": lambda game, seat, seed: Brute(game, seat, seed, POLICIES[game.name](game), SLIPS[game.name]),
    "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, POLICIES[game.name](game)),
    "search": lambda game, seat, seed: SCHEMERS[game.name](game, seat, seed),
}
"""The same for every game, weakest first."""

LADDER = {"twelve-gangsters": 1500, "reglement-de-comptes": 100, "gangster": 150, "nostra-city": 40}
"""For each game, the iterations that the figures in docs/bots.md give the search."""


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first."""
    return list(BOTS) if game in POLICIES else []


def make(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot for one chair: of the house, or `./my_bot.py:MyBot`; Problem naming the bots there are."""
    if is_own(name):
        return make_own(name, game, seat, seed)
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seat, seed)
