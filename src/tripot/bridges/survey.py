"""What a game's events look like: the shape of a memory, learnt from the same random games everywhere."""

from __future__ import annotations

from typing import Any

from tripot.bridges.memory import Acted
from tripot.games.kinds import event_kinds
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, redact
from tripot.kernel.game import Game
from tripot.kernel.state import Sink, State
from tripot.turns.shape import Either
from tripot.turns.survey import identity, moments
from tripot.turns.table import OVER, Table

_memories: dict[tuple[object, ...], Either] = {}


def memory_shape(game: Game[Any]) -> Either:
    """The shape of one entry of a seat's memory."""
    key = identity(game)
    if key not in _memories:
        shape = Either([Acted, *event_kinds(game.name)])
        dice = Dice(0)
        for number, state in enumerate(moments(game)):
            for event in what_may_come(game, state, dice):
                heard = redact(event, number % game.players)
                if heard is not None:
                    shape.learn(heard)
        shape.fix()
        _memories[key] = shape
    return _memories[key]


def what_may_come(game: Game[Any], state: State, dice: Dice) -> list[Event]:
    """The events of one step from here."""
    seat = Table(game, state, None).seat
    sink = Sink()
    if seat != OVER and game.legal(state, seat):
        game.apply(state, seat, int(dice.member(game.legal(state, seat))), sink)
    return sink.events
