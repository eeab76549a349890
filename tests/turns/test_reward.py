"""What the end of a game is worth."""

from __future__ import annotations

import pytest

from tests.conformance.knife import Knife, Table
from tripot.kernel.result import LOST
from tripot.turns.reward import least, rewards


class Ended(Knife):
    """A game that is over."""

    def __init__(self, *merits: int) -> None:
        super().__init__()
        self.players = len(merits)
        self.merits = merits

    def merit(self, s: Table, seat: int) -> int:
        return self.merits[seat]


@pytest.mark.parametrize(
    ("merits", "expected"),
    [
        ((5, 9, 2), [-0.5, 1.0, -0.5]),
        ((9, 9, 2), [0.25, 0.25, -0.5]),
        ((4, 4, 4), [0.0, 0.0, 0.0]),
        ((LOST, LOST, LOST), [-0.5, -0.5, -0.5]),
        ((3, 1), [1.0, -1.0]),
    ],
)
def test_what_the_end_is_worth(merits: tuple[int, ...], expected: list[float]) -> None:
    game = Ended(*merits)
    assert rewards(game, game.start()) == pytest.approx(expected)
    assert min(rewards(game, game.start())) >= least(game)
