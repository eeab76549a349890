"""Who can act or look: seats 0 to 7, Nature, and the spectator."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 8
NATURE: Final = 8
SPECTATOR: Final = 9

LETTERS: Final = "ABCDEFGH"
NATURE_LETTER: Final = "*"


def letter(seat: int) -> str:
    """The seat as records write it: A, B, C… and * for Nature."""
    return NATURE_LETTER if seat == NATURE else LETTERS[seat]


def seat_of(text: str) -> int:
    """The seat behind a letter; ValueError for anything else."""
    if text == NATURE_LETTER:
        return NATURE
    if len(text) != 1:
        raise ValueError(text)
    return LETTERS.index(text)
