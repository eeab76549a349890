"""The numbers of actions. What a number is about is the same wherever it is taken."""

from __future__ import annotations

__compile__ = True

from typing import Final

PASS: Final = 0
"""Pass the phase, go on at a pause, decline, end a sharing."""
DONE: Final = 1
"""The bid is complete; one bill is enough; the Représaille is discarded by a power (trade)."""
CAID: Final = 2
"""CAID + 0 to 21: a Caïd; 20 is one that an edition adds, 21 is Anthony Gota."""
TURF: Final = 24
"""TURF + 0 to 14: a Turf; 14 is Atlantic City."""
BILL: Final = 39
"""BILL + 0 to 6: a kind of bill."""
PICK: Final = 46
"""PICK + 0 to 3: a slot; one of two; the First-player card; the top of the discard."""
SEAT: Final = 50
"""SEAT + 0 to 3: another player, in order of seats, oneself left out."""
CARD: Final = 54
"""CARD + 0 to 7: a kind of Représaille."""
ACTIONS: Final = 62
ONESELF: Final = 62
"""Can be said, and is never an answer."""

CAIDS: Final = 22
TURFS: Final = 15
SLOTS: Final = 4
"""How many of each there are."""
