"""A game as version 0.1 kept it: the parts of choices one by one as action numbers, others' between them, and undos."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tripot.kernel.bits import lowest
from tripot.kernel.game import Game
from tripot.kernel.halves import Halves
from tripot.kernel.match import fair_outcome
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State
from tripot.server.database.migrations.old_numbers import today

UNDO = -1


class Part(NamedTuple):
    seat: int
    action: int
    entry: int | None
    """The number of the entry that it comes from; None for chance, and for what the table played by itself."""
    before: State


class Piecemeal:
    """The fold of 0.1."""

    def __init__(self, game: Game[Any], seed: bytes, nonces: tuple[str, ...]) -> None:
        self.game = game
        self.seed = seed
        self.nonces = nonces
        self.state: State = game.start()
        self.parts: list[Part] = []
        self._go_on()

    def take(self, seat: int, action: int, entry: int) -> None:
        if action == UNDO:
            self._undo(seat)
        else:
            self._add(seat, today(self.game, seat, action), entry)
        self._go_on()

    def choices(self) -> Iterator[tuple[int, str]]:
        """The whole choices that were made: the entry that completed each, and its text."""
        halves = Halves(self.game)
        for part in self.parts:
            actions = halves.take(part.seat, part.action)
            if actions is not None and part.entry is not None:
                yield part.entry, self.game.notation.choice(part.seat, actions)

    def _undo(self, seat: int) -> None:
        """The seat's last step; what others did since stayed, unless nobody asked for it any more."""
        number = max(number for number, part in enumerate(self.parts) if part.seat == seat and part.entry is not None)
        unseen = self.parts[number + 1 :]
        self.state = self.parts[number].before.clone()
        del self.parts[number:]
        for part in unseen:
            if self.game.refusal(self.state, part.seat, part.action) is None:
                self._add(part.seat, part.action, part.entry)

    def _add(self, seat: int, action: int, entry: int | None) -> None:
        before = self.state.clone()
        self.game.apply(self.state, seat, action)
        self.parts.append(Part(seat, action, entry, before))

    def _go_on(self) -> None:
        while True:
            if self.game.waiting(self.state) >> NATURE & 1:
                index = sum(part.seat == NATURE for part in self.parts)
                self._add(NATURE, fair_outcome(self.game, self.state, self.seed, self.nonces, index), None)
            elif unasked := self.game.unasked(self.state):
                seat = lowest(unasked)
                self._add(seat, lowest(self.game.legal(self.state, seat)), None)
            else:
                return
