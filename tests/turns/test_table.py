"""A compiled table asks as the contract says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.tables import TABLES
from tests.turns.single import Single
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.seats import NATURE
from tripot.turns.table import OVER, Table, opened

STEPS = 400


@pytest.mark.parametrize("game", [table.param for table in TABLES])
def test_it_asks_whom_the_contract_asks_and_the_same(game: Game[Any]) -> None:
    single, table, dice = Single(game, 3), opened(game, 3), Dice(4)
    for _ in range(STEPS):
        if single.over:
            break
        assert (table.seat, members(table.legal(table.seat))) == (single.seat, single.legal)
        action = single.legal[dice.below(len(single.legal))]
        single.act(action)
        table.act(action)
        assert game.position(table.state) == game.position(single.state)
    assert (table.seat == OVER) == single.over


def test_without_dice_nature_is_asked() -> None:
    game = TABLES[0].game
    table = Table(game, game.start(), None)
    assert table.seat == NATURE
    table.act(1)
    assert table.seat == 0
