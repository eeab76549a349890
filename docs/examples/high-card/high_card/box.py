"""The box of High Card."""

from high_card.game import HighCard
from tripot.kernel import box
from tripot.kernel.edition import Edition


class Box(box.Box):
    name = HighCard.name
    prefix = "HC"
    kind = HighCard
    sealed = True

    def players(self, edition: Edition) -> list[int]:
        return [2, 3, 4]
