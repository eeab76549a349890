"""What a game's views and events look like: their shapes, learnt from the same random games everywhere."""

from __future__ import annotations

from typing import Any

from tripot.bridges.memory import Acted
from tripot.bridges.shape import Either, Fields
from tripot.bridges.turns import Turns
from tripot.games.kinds import event_kinds
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink

GAMES = 6
LOOKS = 60
"""So many moments of a long game are looked at."""

_views: dict[tuple[object, ...], Fields] = {}
_memories: dict[tuple[object, ...], Either] = {}


def identity(game: Game[Any]) -> tuple[object, ...]:
    return game.name, game.rules_version, game.players, game.edition.hash, game.options


def view_shape(game: Game[Any]) -> Fields:
    """The shape of this game's views: the same for the same rules, players, edition and options."""
    key = identity(game)
    if key not in _views:
        shape = Fields(type(game.view(game.start(), 0)))
        for number, turns in enumerate(moments(game)):
            shape.learn(game.view(turns.state, number % game.players))
        shape.fix()
        _views[key] = shape
    return _views[key]


def memory_shape(game: Game[Any]) -> Either:
    """The shape of one entry of a seat's memory."""
    key = identity(game)
    if key not in _memories:
        shape = Either([Acted, *event_kinds(game.name)])
        dice = Dice(0)
        for number, turns in enumerate(moments(game)):
            for event in what_may_come(turns, dice):
                heard = redact(event, number % game.players)
                if heard is not None:
                    shape.learn(heard)
        shape.fix()
        _memories[key] = shape
    return _memories[key]


def what_may_come(turns: Turns, dice: Dice) -> list[Event]:
    """The events of one step from here."""
    seat = turns.actor
    sink = Sink()
    if seat is not None and turns.game.legal(turns.state, seat):
        turns.game.apply(turns.state, seat, int(dice.member(turns.game.legal(turns.state, seat))), sink)
    return sink.events


def moments(game: Game[Any]) -> list[Turns]:
    """Moments of random games, first and last ones among them."""
    found = []
    for seed in range(GAMES):
        course = random_game(game, Dice(seed))
        found += [*course[:: max(1, len(course) // LOOKS)], course[-1]]
    return found


def random_game(game: Game[Any], dice: Dice) -> list[Turns]:
    turns = Turns(game)
    course = [turns.clone()]
    while (seat := turns.actor) is not None:
        legal = turns.legal(seat)
        turns.act(outcome(turns.state, dice) if seat == NATURE else legal[dice.below(len(legal))])
        course.append(turns.clone())
    return course
