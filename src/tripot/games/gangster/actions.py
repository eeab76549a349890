"""The numbers of actions: each means one thing wherever it is taken."""

from __future__ import annotations

__compile__ = True

from typing import Final

ROLL: Final = 0
OFFER: Final = 1
YES: Final = 2
NO: Final = 3
KIND: Final = 4
"""KIND: a Perle; KIND + 1: a Diamant."""
HALF: Final = 6
"""HALF: the first face of a double square, or side of a dilemma; HALF + 1: the second."""
PLAYER: Final = 8
"""PLAYER + a seat."""
NUMBER: Final = 14
"""NUMBER + 0 to 47: a card, a gem, a square, a die, or the digits of a bid, as the question says."""
MOST: Final = 48

CARD: Final = 0
"""Nature: CARD + the number of a card."""
DIE: Final = 48
"""Nature: DIE + 0 to 5 for a die that shows 1 to 6."""

HAMMER: Final = 0
"""The clock: the auction closes (GA-4.15)."""
