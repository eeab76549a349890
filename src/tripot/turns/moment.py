"""A table as it was at some moment: to come back to, as often as one likes."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.edition import Edition
from tripot.kernel.game import Game
from tripot.kernel.state import State
from tripot.turns.table import Table

Packed = tuple[str, int, Edition, dict[str, Any], dict[str, Any]]
"""Name of the game, players, edition, options, position."""


class Moment:
    """Secrets included. Moments can be pickled: they travel as positions."""

    def __init__(self, game: Game[Any], state: State, passed: int, decisions: int, chance: int) -> None:
        self.game = game
        self.state = state
        self.passed = passed
        self.decisions = decisions
        self.chance = chance
        """The state of the table's dice."""

    @classmethod
    def of(cls, table: Table) -> Moment:
        assert table.dice is not None
        return cls(table.game, table.state.clone(), table.passed, table.decisions, table.dice.state)

    def table(self, seed: int | None = None) -> Table:
        """A table that goes on from here; with a seed, chance will be another."""
        dice = Dice(0 if seed is None else seed)
        if seed is None:
            dice.state = self.chance
        return Table(self.game, self.state.clone(), dice, self.passed, self.decisions)

    def imagined(self, seat: int, seed: int) -> Moment:
        """A moment that this seat cannot tell from the true one: for search that may not know more than a player."""
        state = self.game.sample(self.game.view(self.state, seat), Dice(seed))
        return Moment(self.game, state, self.passed, self.decisions, Dice(seed).state)

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (packed(self.game, self.state), self.passed, self.decisions, self.chance)


def again(table: Packed, passed: int, decisions: int, chance: int) -> Moment:
    """A moment that was pickled."""
    return Moment(*unpacked(table), passed, decisions, chance)


def packed(game: Game[Any], state: State) -> Packed:
    """A state and what it is played by, as data: compiled ones cannot be pickled."""
    return game.name, game.players, game.edition, msgspec.to_builtins(game.options), game.position(state)


def unpacked(table: Packed) -> tuple[Game[Any], State]:
    name, players, edition, options, position = table
    game = BOXES[name].load(players, edition, options)
    return game, game.restore(position)
