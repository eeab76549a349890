"""The bots of the house, by name, for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.bots.bot import Bot, PolicyBot, RandomBot
from tripot.bots.brain import brain
from tripot.bots.brute import Brute
from tripot.bots.hasty import Hasty
from tripot.bots.level import LEVELS, Level
from tripot.bots.lore import NET, known_of, read_lore
from tripot.bots.own import is_own, make_own
from tripot.games.registry import BOXES
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

Maker = Callable[[Game[Any], int, int], Bot]

FORMER = "search-0.1"
"""The search of version 0.1, which judges by formulas alone: what newer ones are measured by."""
BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "brute": lambda game, seat, seed: Brute(game, seat, seed, brain(game).policy(), brain(game).slip),
    "heuristic": lambda game, seat, seed: PolicyBot(game, seat, seed, brain(game).policy()),
    "search": lambda game, seat, seed: brain(game).search_bot(seat, seed, known_of(game.name)),
}
"""The same for every game, weakest first."""
OLDER: dict[str, Maker] = {FORMER: lambda game, seat, seed: brain(game).former(seat, seed)}
"""Nobody meets them, but newer bots in the arena."""


def levelled(level: Level, game: Game[Any], seat: int, seed: int) -> Bot:
    """Who plays at this level."""
    thinking = brain(game)
    slip, thoughts = thinking.rungs()[level]
    if thoughts == 0:
        return Brute(game, seat, seed, thinking.policy(), slip) if slip else BOTS["heuristic"](game, seat, seed)
    searching = BOTS["search"](game, seat, seed)
    return searching if thoughts is None else Hasty(searching, thoughts)


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first; none if it is not known."""
    return list(BOTS) if game in BOXES else []


def make(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot for one chair: of the house, one of its levels, `./my_bot.py:MyBot`, or a search that judges by `./my.net`;
    Problem naming the bots there are."""
    if is_own(name):
        return make_own(name, game, seat, seed)
    if name.endswith(NET):
        return brain(game).search_bot(seat, seed, known_of(game.name).but(read_lore(name, game)))
    level = next((one for one in LEVELS if one == name), None)
    if level is not None:
        return levelled(level, game, seat, seed)
    maker = BOTS.get(name) or OLDER.get(name)
    if maker is None:
        raise Problem("bot-unknown", bot=name, bots=", ".join((*BOTS, *LEVELS)))
    return maker(game, seat, seed)
