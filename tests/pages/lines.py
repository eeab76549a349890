"""Games between bots, as a spectator and every seat are told them."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from tripot import bots
from tripot.bots.answer import choose
from tripot.bots.bot import Clock
from tripot.games.registry import BOXES, load
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.seats import CLOCK, SPECTATOR

SEED = 5


class Heard(msgspec.Struct, frozen=True):
    game: str
    seats: int
    stories: list[list[Event]]
    """The spectator's first: nothing in it is hidden from anybody."""


def heard() -> Iterator[Heard]:
    for box in BOXES.values():
        game = load(box.name, players=4)
        match = Match(game, seed=SEED)
        chairs = [bots.make("heuristic", game, seat, seat) for seat in range(4)]
        while not match.over:
            seat = match.waiting[0]
            if seat == CLOCK:
                match.act(CLOCK, match.legal(CLOCK)[0])
            else:
                match.act(seat, *choose(chairs[seat], match.ask(seat), Clock(iterations=1)))
        yield Heard(box.name, 4, [match.events(viewer) for viewer in (SPECTATOR, *range(4))])


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(heard())))
