"""What the strong bot would do in somebody's place, by that seat's own view. Only where nobody else is misled by it."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.bots.cast import BOTS
from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.database import turns
from tripot.server.decide import seat_in_play
from tripot.server.finished import parts
from tripot.server.forms import Hint
from tripot.server.person import Person
from tripot.server.services import Services
from tripot.server.table_state import told
from tripot.server.workers import question_of

SECONDS = 1.0
"""The coach may think longer than the bots at the table."""


class Coach:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def hint(self, person: Person, code: str) -> Hint:
        """From what is on the disk, so that any node can tell."""
        services = self._services
        snapshot, later = await turns.latest(services.store, code)
        state, _ = await asyncio.to_thread(told, later, services.seconds, snapshot)
        play, seat = seat_in_play(state, person)
        if not lobby.alone(state.sheet):
            raise Problem("hint-company")
        if seat not in play.match.waiting or play.over:
            raise Problem("hint-not-asked")
        seed = services.number("hint", code, play.number, seat, play.stories[seat].seq)
        question = question_of(play.header, seat, BOTS["strong"], seed, SECONDS)
        actions = await services.workers.decide(question, msgspec.json.encode(play.match.view(seat)))
        imagined, choice = play.match.imagine(seat).state, play.game.notation.choice(seat, actions)
        return Hint(play.clock.tickets[seat], parts(play.game, imagined, seat, choice))
