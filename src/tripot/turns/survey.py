"""What a game's views look like: their shape, learnt from the same random games everywhere."""

from __future__ import annotations

from typing import Any

from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State
from tripot.turns.shape import Fields
from tripot.turns.table import OVER, Table

GAMES = 6
LOOKS = 60
"""So many moments of a long game are looked at."""

_views: dict[tuple[object, ...], Fields] = {}


def identity(game: Game[Any]) -> tuple[object, ...]:
    return game.name, game.rules_version, game.players, game.edition.hash, game.options


def view_shape(game: Game[Any]) -> Fields:
    """The shape of this game's views: the same for the same rules, players, edition and options."""
    key = identity(game)
    if key not in _views:
        shape = Fields(type(game.view(game.start(), 0)))
        for number, state in enumerate(moments(game)):
            shape.learn(game.view(state, number % game.players))
        shape.fix()
        _views[key] = shape
    return _views[key]


def moments(game: Game[Any]) -> list[State]:
    """Moments of random games, first and last ones among them."""
    found = []
    for seed in range(GAMES):
        course = random_game(game, Dice(seed))
        found += [*course[:: max(1, len(course) // LOOKS)], course[-1]]
    return found


def random_game(game: Game[Any], dice: Dice) -> list[State]:
    """Every moment at which somebody, or Nature, is asked, and the last one."""
    table = Table(game, game.start(), None)
    course = [table.state.clone()]
    while table.seat != OVER:
        table.act(outcome(table.state, dice) if table.seat == NATURE else int(dice.member(table.legal(table.seat))))
        course.append(table.state.clone())
    return course
