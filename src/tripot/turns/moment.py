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
        game = self.game
        rules = (game.name, game.players, game.edition, msgspec.to_builtins(game.options))
        return again, (*rules, game.position(self.state), self.passed, self.decisions, self.chance)


def again(
    name: str,
    players: int,
    edition: Edition,
    options: dict[str, Any],
    position: dict[str, Any],
    passed: int,
    decisions: int,
    chance: int,
) -> Moment:
    """A moment that was pickled."""
    game = BOXES[name].load(players, edition, options)
    return Moment(game, game.restore(position), passed, decisions, chance)
