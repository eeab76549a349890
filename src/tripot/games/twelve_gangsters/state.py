"""The table of 12 Gangsters: hands, choices, heists and the Boss token."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.kernel import state as kernel
from tripot.kernel.state import Frame

NOBODY: Final = -1
NO_CARD: Final = 0


class State(kernel.State):
    """Cards are their values; a set of cards has bit 1 for the 1 and so on. Seats run clockwise."""

    def __init__(
        self,
        frame: Frame[State] | None,
        full: int,
        boss: int,
        hands: list[int],
        chosen: list[int],
        validated: list[int],
    ) -> None:
        super().__init__(frame)
        self.full = full
        """The cards that everybody began with."""
        self.boss = boss
        """The seat with the token; NOBODY until it is given."""
        self.hands = hands
        """Each seat's cards; a chosen card stays in hand until it is revealed."""
        self.chosen = chosen
        """Each seat's sealed card, or NO_CARD."""
        self.validated = validated
        """The cards face up before each seat; what is neither here nor in hand lies face down."""

    def clone(self) -> State:
        return State(self.frame, self.full, self.boss, self.hands.copy(), self.chosen.copy(), self.validated.copy())

    def refused(self, seat: int) -> int:
        """The cards face down before this seat."""
        return self.full & ~self.hands[seat] & ~self.validated[seat]
