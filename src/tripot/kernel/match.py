"""One game being played: Nature is driven fairly, and a seat may take back what showed nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tripot.kernel import fairness
from tripot.kernel.bits import lowest, members
from tripot.kernel.event import happened
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.problem import Problem
from tripot.kernel.record import FORMAT, VERSION, EditionId, Fairness, Record, chain
from tripot.kernel.seats import NATURE


class Match(Log):
    """Drives Nature from a fair seed, plays what the rules play without asking, and keeps the log.

    A host publishes `fairness.commitment(seed)`, then gathers the seats' nonces, then makes the match.
    """

    def __init__(
        self, game: Game[Any], seed: int | bytes | None = None, nonces: Sequence[str] = (), names: Sequence[str] = ()
    ) -> None:
        super().__init__(game)
        if len(nonces) > game.players or len(names) > game.players:
            raise Problem("match-too-many", players=game.players)
        for nonce in nonces:
            fairness.check_nonce(nonce)
        for text in (*nonces, *names):
            check_text(text)
        self.seed = fairness.secret_seed(seed)
        self.nonces = (*nonces, *[""] * (game.players - len(nonces)))
        self.names = (*names, *[""] * (game.players - len(names)))
        self._go_on()

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.seed)

    def act(self, seat: int, action: int) -> None:
        """A seat's own action; Illegal if the rules forbid it, and then nothing has changed."""
        if seat == NATURE:
            raise Problem("match-nature")
        self.add(seat, action)
        self._go_on()

    def can_undo(self, seat: int) -> bool:
        """Whether the last step that this seat knows of was its own, nothing binding, no chance and no reveal came of
        it, and by public facts nobody can have begun anything since that an undo would disturb."""
        number = self._last_known(seat)
        if number is None:
            return False
        step = self.steps[number]
        if step.seat != seat or not step.asked or any(event.reveals or event.stands for event in step.events):
            return False
        return step.silent or self.game.unheard(self.state) & ~(1 << seat) == 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; Problem if that would go past a reveal."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """The unchecked door, for what was allowed when it was done. Steps behind it, unknown to this seat, stay."""
        number = max((n for n, step in enumerate(self.steps) if step.seat == seat and step.asked), default=None)
        if number is None:
            raise Problem("match-no-undo")
        unseen = self.steps[number + 1 :]
        while len(self.steps) > number:
            self.drop()
        for step in unseen:
            if self.game.refusal(self.state, step.seat, step.action) is None:  # or nobody asks for it any more
                self.add(step.seat, step.action, step.asked)
        self._go_on()

    def _last_known(self, seat: int) -> int | None:
        """The last step that this seat took or may know of."""
        if not 0 <= seat < self.game.players:
            return None
        for number in reversed(range(len(self.steps))):
            step = self.steps[number]
            if step.seat == seat or not step.events or any(happened(event, seat) for event in step.events):
                return number
        return None

    def record(self) -> Record:
        """The match as a record; the secret seed is in it only when the game is over."""
        game = self.game
        record = Record(
            format=FORMAT,
            version=VERSION,
            game=game.name,
            rules=game.rules_version,
            edition=EditionId(game.edition.name, game.edition.hash),
            options=msgspec.to_builtins(game.options),
            names=self.names,
            fairness=Fairness(self.commitment, self.nonces, self.seed.hex() if self.over else None),
            steps=tuple(game.notation.line(step.seat, step.action) for step in self.steps),
            checks=(),
            result=self.result(),
        )
        return msgspec.structs.replace(record, checks=chain(record.head(), record.steps))

    def _go_on(self) -> None:
        """Play Nature, and what the rules play without asking, until somebody is asked."""
        while True:
            if self.game.waiting(self.state) >> NATURE & 1:
                self.add(NATURE, self._outcome(), asked=False)
            elif unasked := self.game.unasked(self.state):
                seat = lowest(unasked)
                self.add(seat, lowest(self.game.legal(self.state, seat)), asked=False)
            else:
                return

    def _outcome(self) -> int:
        index = sum(step.seat == NATURE for step in self.steps)
        return fair_outcome(self, self.seed, self.nonces, index)


def check_text(text: str) -> None:
    """A text that a record can hold; Problem for half a surrogate pair, which no file can."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Problem("match-unwritable") from None


def fair_outcome(log: Log, seed: bytes, nonces: tuple[str, ...], index: int) -> int:
    """What Nature does now: the fair draw number `index` over her outcomes in ascending order."""
    outcomes = members(log.game.legal(log.state, NATURE))
    weights = [log.game.weight(log.state, outcome) for outcome in outcomes]
    return outcomes[fairness.draw(seed, nonces, index, weights)]
