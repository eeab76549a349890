"""The names of the people at a table, safe to print."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.kernel.seats import letter
from tripot.terminal.paper import printable
from tripot.text import say

LONGEST_NAME = 20
REGULARS = ("Lola", "Marcel", "Rita", "Gus", "Inès", "Sacha", "Vera", "Otto")
"""Who the bots are; one more than the largest table needs, in case a person has the same name."""


def names(given: Sequence[str]) -> list[str]:
    """Each name, or the seat's letter for those who gave none."""
    return [printable(name) or letter(seat) for seat, name in enumerate(given)]


def seating(players: int, seat: int, name: str) -> list[str]:
    """The person in this seat, regulars in the others."""
    others = iter([regular for regular in REGULARS if regular.casefold() != name.casefold()])
    return [name if chair == seat else next(others) for chair in range(players)]


def listed(words: Sequence[str], language: str) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", language, first=", ".join(words[:-1]), last=words[-1])
