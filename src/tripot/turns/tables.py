"""Many tables of one game, stepped together by compiled code."""

from __future__ import annotations

__compile__ = True

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows
from tripot.turns.reward import rewards
from tripot.turns.table import ACTIONS, OVER, Table, opened

HOLD: Final = -1
"""Instead of an action: this table stays as it is."""
NEVER: Final = 1 << 61


class Tables:
    """What is asked at each table lies in buffers that numpy reads; `rows` holds those of the tables shown last."""

    def __init__(self, game: Game[Any], observation: Observation[Any], seeds: list[int], longest: int) -> None:
        self.game = game
        self.observation = observation
        self.longest = longest
        """After so many answers a game is broken off; NEVER."""
        self.tables = [opened(game, seed) for seed in seeds]
        self.dice = Dice(seeds[0])
        """For random actions."""
        self.rows = Rows(observation.size)
        self.seats = vec[i64]([0] * len(seeds))
        self.legal = vec[i64]([0] * len(seeds))
        self.chosen = vec[i64]([0] * len(seeds))
        self.over = vec[i64]([0] * len(seeds))
        self.broken_off = vec[i64]([0] * len(seeds))
        self.rewards = vec[float]([0.0] * (len(seeds) * game.players))
        for number in range(len(seeds)):
            self._ask(number)

    def forbidden(self, actions: list[int]) -> int:
        """The first table at which the action is not legal; -1 if there is none."""
        for number, action in enumerate(actions):
            if action != HOLD and not (0 <= action < ACTIONS and self.legal[number] >> action & 1):
                return number
        return -1

    def step(self, actions: list[int], first: int, end: int) -> None:
        """An answer at each of these tables, legal or HOLD; a game that it ends is followed by another."""
        for number in range(first, end):
            if self.over[number]:
                self._clear(number)
            self.broken_off[number] = 0
            action = actions[number]
            if action != HOLD:
                table = self.tables[number]
                table.act(action)
                if table.seat == OVER:
                    self._reward(number, table)
                    table.begin()
                elif table.decisions >= self.longest:
                    self.broken_off[number] = 1
                    table.begin()
                self._ask(number)
        self.show(first, end)

    def show(self, first: int, end: int) -> None:
        """What is asked at these tables, as whoever is asked sees it."""
        observation = self.observation
        rows = self.rows
        rows.clear(end - first)
        for number in range(first, end):
            table = self.tables[number]
            observation.write(table.state, table.seat, rows)
            rows.follow()

    def pick(self) -> None:
        """One of the legal actions for each table, all as likely."""
        for number in range(len(self.tables)):
            self.chosen[number] = self.dice.member(self.legal[number])

    def sow(self, seeds: list[int]) -> None:
        """New games everywhere, with these seeds."""
        self.dice = Dice(seeds[0])
        for number, seed in enumerate(seeds):
            self.replace(number, opened(self.game, seed))

    def replace(self, number: int, table: Table) -> None:
        """Another table in the place of this one, at which nothing has ended."""
        self.tables[number] = table
        self._clear(number)
        self.broken_off[number] = 0
        self._ask(number)

    def _ask(self, number: int) -> None:
        table = self.tables[number]
        self.seats[number] = table.seat
        self.legal[number] = table.legal(table.seat)

    def _reward(self, number: int, table: Table) -> None:
        self.over[number] = 1
        start = number * self.game.players
        for seat, reward in enumerate(rewards(self.game, table.state)):
            self.rewards[start + seat] = reward

    def _clear(self, number: int) -> None:
        self.over[number] = 0
        start = number * self.game.players
        for seat in range(self.game.players):
            self.rewards[start + seat] = 0.0
