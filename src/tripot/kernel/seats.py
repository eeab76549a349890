"""Who can act or look: seats 0 to 7, Nature, the clock, and the spectator."""

from __future__ import annotations

__compile__ = True

from typing import Final

MOST_SEATS: Final = 8
NATURE: Final = 8
SPECTATOR: Final = 9
CLOCK: Final = 10
"""Acts when time is up: the host plays it, and the record keeps it like any other step."""

LETTERS: Final = "ABCDEFGH"
NATURE_LETTER: Final = "*"
CLOCK_LETTER: Final = "@"


def letter(seat: int) -> str:
    """The seat as records write it: A, B, C…, * for Nature, and @ for the clock."""
    if seat == CLOCK:
        return CLOCK_LETTER
    return NATURE_LETTER if seat == NATURE else LETTERS[seat]


def seat_of(text: str) -> int:
    """The seat behind a letter; ValueError for anything else."""
    if text == NATURE_LETTER:
        return NATURE
    if text == CLOCK_LETTER:
        return CLOCK
    if len(text) != 1:
        raise ValueError(text)
    return LETTERS.index(text)
