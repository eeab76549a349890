"""One game being played: Nature is driven fairly, and a seat may take back what showed nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tripot.kernel import fairness
from tripot.kernel.bits import lowest, members
from tripot.kernel.event import happened
from tripot.kernel.game import Game
from tripot.kernel.log import Log, Step
from tripot.kernel.problem import Problem
from tripot.kernel.record import FORMAT, VERSION, EditionId, Fairness, Record, chain
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State


class Match(Log):
    """Drives Nature from a fair seed, plays what the rules play without asking, and keeps the log.

    A host publishes `fairness.commitment(seed)`, then gathers the seats' nonces, then makes the match.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int | bytes | None = None,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        opening: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(game, opening)
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

    def act(self, seat: int, *actions: int) -> None:
        """A seat's own choice, all of it or nothing; Illegal if the rules forbid it, Problem if it is not whole."""
        if seat == NATURE:
            raise Problem("match-nature")
        self.add(seat, actions)
        self._go_on()

    def can_undo(self, seat: int) -> bool:
        """Whether the last step that this seat knows of was its own, and nothing binding, no chance and no reveal came
        of it."""
        step = self._last_known(seat)
        if step is None or step.seat != seat or not step.asked:
            return False
        return not any(event.reveals or event.stands for event in step.events)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; Problem if that would go past a reveal."""
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
            self.add(step.seat, step.actions, step.asked)
        self._go_on()

    def _last_known(self, seat: int) -> Step | None:
        """The last step that this seat took or may know of."""
        if not 0 <= seat < self.game.players:
            return None
        for step in reversed(self.steps):
            if step.seat == seat or not step.events or any(happened(event, seat) for event in step.events):
                return step
        return None

    def record(self, stopped: bool = False) -> Record:
        """The match as a record; the secret seed is in it only when the game is over, or goes on no more."""
        game, open_seed = self.game, self.over or stopped
        record = Record(
            format=FORMAT,
            version=VERSION,
            game=game.name,
            rules=game.rules_version,
            edition=EditionId(game.edition.name, game.edition.hash),
            options=msgspec.to_builtins(game.options),
            names=self.names,
            fairness=Fairness(self.commitment, self.nonces, self.seed.hex() if open_seed else None),
            steps=tuple(game.notation.line(step.seat, step.actions) for step in self.steps),
            checks=(),
            result=self.result(),
            opening=self.opening,
        )
        return msgspec.structs.replace(record, checks=chain(record.head(), record.steps))

    def _go_on(self) -> None:
        """Play Nature, and what the rules play without asking, until somebody is asked."""
        while True:
            if self.game.waiting(self.state) >> NATURE & 1:
                self.add(NATURE, (self.nature(),), asked=False)
            elif unasked := self.game.unasked(self.state):
                seat = lowest(unasked)
                self.add(seat, (lowest(self.game.legal(self.state, seat)),), asked=False)
            else:
                return

    def nature(self) -> int:
        """What Nature does now."""
        index = sum(step.seat == NATURE for step in self.steps)
        return fair_outcome(self.game, self.state, self.seed, self.nonces, index)


def check_text(text: str) -> None:
    """A text that a record can hold; Problem for half a surrogate pair, which no file can."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Problem("match-unwritable") from None


def fair_outcome(game: Game[Any], state: State, seed: bytes, nonces: tuple[str, ...], index: int) -> int:
    """What Nature does now: the fair draw number `index` over her outcomes in ascending order."""
    outcomes, weights = odds(game, state)
    return outcomes[fairness.draw(seed, nonces, index, weights)]


def odds(game: Game[Any], state: State) -> tuple[list[int], list[int]]:
    """What Nature may do now, in ascending order, and how likely each is."""
    outcomes = members(game.legal(state, NATURE))
    return outcomes, [game.weight(state, outcome) for outcome in outcomes]
