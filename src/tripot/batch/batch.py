"""N tables of one game, for numpy."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripot.batch.buffers import Buffers, described
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import letter
from tripot.turns.moment import Moment
from tripot.turns.observing import environment, observation_of
from tripot.turns.table import ACTIONS, OVER
from tripot.turns.tables import NEVER, Tables

AT_ONCE = 64
"""So many tables are written before numpy takes their rows over: they fit the processor's cache."""
BITS = np.dtype("<i8")

Seeds = int | Sequence[int] | None


class Batch:
    """Tables that play on for ever: one that ends its game begins another, with the same dice.

    Table `i` is seeded with `seed + i`, or with its own of several seeds. `longest` breaks a game off after so many
    actions. What every step writes into is `buffers`, or whatever arrays that step is given.
    """

    def __init__(
        self,
        game: Game[Any],
        tables: int,
        seed: Seeds = None,
        *,
        longest: int | None = None,
        buffers: Buffers | None = None,
        observation: Observation[Any] | None = None,
    ) -> None:
        if tables < 1:
            raise Problem("batch-tables", tables=tables)
        self.game = game
        self.size = tables
        self.observation = observation_of(game) if observation is None else observation
        self._tables = Tables(game, self.observation, self._seeds(seed), NEVER if longest is None else longest)
        if self._tables.tables[0].seat == OVER:
            raise Problem("batch-nobody-asked", game=game.name)
        self.buffers = self._made() if buffers is None else self._checked(buffers)
        self._show(self.buffers)

    @property
    def name(self) -> str:
        """With the version of the environment, to be kept with whatever has learnt from it."""
        return environment(self.game)

    @property
    def labels(self) -> list[str]:
        """The name of each number of an observation."""
        return self.observation.labels

    @property
    def broken_off(self) -> NDArray[np.bool_]:
        """The games that the last action has made `longest`."""
        return np.frombuffer(memoryview(self._tables.broken_off), np.int64).astype(np.bool_)

    def reset(self, seed: Seeds = None, into: Buffers | None = None) -> Buffers:
        """New games everywhere; with no seed, by chance."""
        buffers = self.buffers if into is None else self._checked(into)
        self._tables.sow(self._seeds(seed))
        self._show(buffers)
        return buffers

    def step(self, actions: NDArray[Any], into: Buffers | None = None) -> Buffers:
        """One action at each table, or HOLD to leave it as it is. Illegal actions are refused before any is taken."""
        buffers = self.buffers if into is None else self._checked(into)
        answers = self._answers(actions)
        for first in range(0, self.size, AT_ONCE):
            end = min(first + AT_ONCE, self.size)
            self._tables.step(answers, first, end)
            self._take_rows(buffers, first, end)
        self._take_rest(buffers)
        return buffers

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, all as likely."""
        self._tables.pick()
        return np.frombuffer(memoryview(self._tables.chosen), np.int64).copy()

    def save(self, table: int) -> Moment:
        """This table as it is now, to come back to."""
        return Moment.of(self._tables.tables[self._number(table)])

    def load(self, table: int, moment: Moment, seed: int | None = None, into: Buffers | None = None) -> Buffers:
        """Let this table go on from that moment; with a seed, chance will be another."""
        buffers = self.buffers if into is None else self._checked(into)
        number = self._number(table)
        if moment.game is not self.game and not alike(moment.game, self.game):
            raise Problem("batch-moment", game=moment.game.name, players=moment.game.players)
        self._tables.replace(number, moment.table(seed))
        self._tables.show(number, number + 1)
        self._take_rows(buffers, number, number + 1)
        self._take_rest(buffers)
        return buffers

    def _show(self, buffers: Buffers) -> None:
        for first in range(0, self.size, AT_ONCE):
            end = min(first + AT_ONCE, self.size)
            self._tables.show(first, end)
            self._take_rows(buffers, first, end)
        self._take_rest(buffers)

    def _take_rows(self, buffers: Buffers, first: int, end: int) -> None:
        rows = np.frombuffer(memoryview(self._tables.rows.numbers), np.float64).reshape(end - first, -1)
        np.copyto(buffers.observations[first:end], rows, casting="same_kind")

    def _take_rest(self, buffers: Buffers) -> None:
        tables = self._tables
        legal = np.frombuffer(memoryview(tables.legal), np.int64).astype(BITS, copy=False).view(np.uint8)
        bits = np.unpackbits(legal.reshape(self.size, 8), axis=1, count=ACTIONS, bitorder="little")
        np.copyto(buffers.masks, bits, casting="unsafe")
        rewards = np.frombuffer(memoryview(tables.rewards)).reshape(self.size, -1)
        np.copyto(buffers.rewards, rewards, casting="same_kind")
        np.copyto(buffers.done, np.frombuffer(memoryview(tables.over), np.int64), casting="unsafe")
        np.copyto(buffers.seats, np.frombuffer(memoryview(tables.seats), np.int64), casting="unsafe")

    def _answers(self, actions: object) -> list[int]:
        """Problem if these are not the actions of all tables, or one of them is illegal."""
        if not isinstance(actions, np.ndarray) or actions.dtype.kind not in "iu" or actions.shape != (self.size,):
            raise Problem("batch-actions", tables=self.size, given=described(actions))
        answers: list[int] = actions.tolist()
        number = self._tables.forbidden(answers)
        if number >= 0:
            raise self._refused(number, answers[number])
        return answers

    def _refused(self, number: int, action: int) -> Problem:
        table = self._tables.tables[number]
        legal = [str(one) for one in range(ACTIONS) if table.legal(table.seat) >> one & 1]
        refusal = self.game.refusal(table.state, table.seat, action)
        assert refusal is not None
        return Problem(
            "batch-illegal",
            table=number,
            seat=letter(table.seat),
            action=action,
            legal=", ".join(legal),
            why=Illegal(refusal),
        )

    def _seeds(self, seed: Seeds) -> list[int]:
        if seed is None:
            return [secrets.randbits(60) for _ in range(self.size)]
        if isinstance(seed, int):
            return [seed + table for table in range(self.size)]
        if len(seed) != self.size:
            raise Problem("batch-seeds", tables=self.size, given=len(seed))
        return [int(one) for one in seed]

    def _number(self, table: int) -> int:
        if not 0 <= table < self.size:
            raise Problem("batch-no-table", table=table, most=self.size - 1)
        return table

    def _made(self) -> Buffers:
        return Buffers.made(self.size, self.observation.size, self.game.players)

    def _checked(self, buffers: Buffers) -> Buffers:
        buffers.check(self.size, self.observation.size, self.game.players)
        return buffers


def alike(one: Game[Any], other: Game[Any]) -> bool:
    """Whether both are played by the same rules with the same material."""
    return (
        all((one.name == other.name, one.players == other.players, one.options == other.options))
        and one.edition.hash == other.edition.hash
    )
