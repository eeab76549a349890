"""Random games as their viewers are told them: the first view, then the events of each turn and the view after them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

import msgspec

from tests.conformance.playout import finished, next_step
from tripot.games.registry import box, load
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.view import View

MOST = 400
"""Turns of one game: those of Gangster are long."""


class Wanted(msgspec.Struct, frozen=True):
    game: str
    seeds: int


class Turn(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]
    view: View


class Told(msgspec.Struct, frozen=True):
    start: View
    turns: tuple[Turn, ...]


def told(wanted: Wanted) -> Iterator[Told]:
    found = box(wanted.game)
    sizes = found.players(found.edition)
    for seed in range(wanted.seeds):
        dice = Dice(seed)
        match = Match(load(wanted.game, players=sizes[seed % len(sizes)]), seed=seed)
        viewer = SPECTATOR if seed == 0 else dice.below(match.game.players)
        yield Told(match.view(viewer), tuple(islice(turns(match, viewer, dice), MOST)))


def turns(match: Match, viewer: int, dice: Dice) -> Iterator[Turn]:
    while not match.over:
        seat, action = next_step(match.game, match.state, dice)
        before = len(match.steps)
        match.act(seat, *finished(match.ask(seat, action), dice).actions)
        yield Turn(tuple(match.events(viewer, before)), match.view(viewer))


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    sys.stdout.buffer.write(msgspec.json.encode(list(told(asked))))
