"""Random games as each seat is told them, with the digest that its page would sign."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from tests.conformance.playout import finished, next_step
from tripot.games.registry import BOXES, load
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.signature import story_digest

MOST = 400
"""Choices of one game: those of Gangster are long."""
NAMES = ("Zoé", 'Al « le "Boucher" »', "\\/\x7f", "🂡", "", "Vito")


class Story(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    events: list[Event]
    digest: str


def stories() -> Iterator[Story]:
    for box in BOXES.values():
        for players in box.players(box.edition):
            dice, names = Dice(players), NAMES[:players]
            match = Match(load(box.name, players=players), seed=players, names=names)
            for _ in range(MOST):
                if match.over:
                    break
                seat, action = next_step(match.game, match.state, dice)
                match.act(seat, *finished(match.ask(seat, action), dice).actions)
            for seat in range(players):
                yield Story(match.names, match.events(seat), story_digest(match.names, match, seat))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(stories())))
