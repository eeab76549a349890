"""What the strong bot would do in somebody's place and why, and what a choice gave away: all by that seat's own view.

Only where nobody else is misled by it: against bots, or where everybody at the table agrees.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.database import turns
from tripot.server.decide import seat_in_play
from tripot.server.finished import parts
from tripot.server.learning_forms import Hint, Mark
from tripot.server.past_forms import Part
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.services import Services
from tripot.server.sheet import AWAY, UNDO
from tripot.server.table_state import TableState, told
from tripot.server.workers import Question, question_of


class Coach:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def hint(self, person: Person, code: str) -> Hint:
        play, seat = await self._seat(person, code)
        if seat not in play.match.waiting or play.over:
            raise Problem("hint-not-asked")
        found = await self._services.workers.counsel(*asked(play, seat))
        return Hint(play.clock.tickets[seat], chosen(play, seat, found.actions), found.grounds)

    async def mark(self, person: Person, code: str) -> Mark:
        """Of this person's last choice."""
        play, seat = await self._seat(person, code)
        made = await asyncio.to_thread(last_choice, play, seat)
        if made is None:
            raise Problem("mark-nothing")
        before, actions = made
        found = await self._services.workers.judge(*asked(before, seat), actions)
        better = chosen(before, seat, found.best) if found.dear else ()
        return Mark(before.clock.tickets[seat], found.loss if found.dear else 0.0, better)

    async def _seat(self, person: Person, code: str) -> tuple[Play, int]:
        """From what is on the disk, so that any node can tell."""
        snapshot, later = await turns.latest(self._services.store, code)
        state, _ = await asyncio.to_thread(told, later, self._services.time, snapshot)
        play, seat = seat_in_play(state, person)
        allow(state)
        return play, seat


def allow(state: TableState) -> None:
    """Problem if the coach may not speak at this table now."""
    if not lobby.coached(state.sheet):
        raise Problem("hint-duel" if state.sheet.duel else "hint-company")


def asked(play: Play, seat: int) -> tuple[Question, bytes]:
    """All that the coach gets. Its seed follows from the view, so whoever sees the same is told the same."""
    view = msgspec.json.encode(play.match.view(seat))
    seed = int.from_bytes(hashlib.sha256(view).digest()[:6])
    return question_of(play.header, seat, "search", seed, 0), view


def chosen(play: Play, seat: int, actions: tuple[int, ...]) -> tuple[Part, ...]:
    return parts(play.game, play.match.imagine(seat).state, seat, play.game.notation.choice(seat, actions))


def last_choice(play: Play, seat: int) -> tuple[Play, tuple[int, ...]] | None:
    """The game before this seat last answered, and what; None if it has not, took it back, or nobody had asked it."""
    own = (n for n, entry in enumerate(play.entries) if entry.seat == seat and not entry.choice.startswith(AWAY))
    number = max(own, default=None)
    if number is None or play.entries[number].choice == UNDO:
        return None
    before = Play(play.number, play.header, None, play.entries[:number])
    if seat not in before.match.waiting:
        return None
    return before, play.game.notation.parse_choice(seat, play.entries[number].choice)
