"""The names of the people at a table, safe to print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripot.bots.cast import CAST
from tripot.bots.level import LIKE
from tripot.kernel.seats import letter
from tripot.terminal.paper import printable
from tripot.text import say

LONGEST_NAME = 20


def names(given: Sequence[str]) -> list[str]:
    """Each name, or the seat's letter for those who gave none."""
    return [printable(name) or letter(seat) for seat, name in enumerate(given)]


def seating(players: int, seat: int, name: str, language: str, kinds: Mapping[int, str] | None = None) -> list[str]:
    """The person in this seat; in the others the cast, each of the level of its bot as long as there are such."""
    free = {say(f"cast-{one.id}", language): one.level for one in CAST.values()}
    free = {other: level for other, level in free.items() if other.casefold() != name.casefold()}
    seated = []
    for chair in range(players):
        kind = (kinds or {}).get(chair, "")
        wanted = LIKE.get(kind, kind)
        called = (
            name if chair == seat else next((one for one, level in free.items() if level == wanted), next(iter(free)))
        )
        free.pop(called, None)
        seated.append(called)
    return seated


def listed(words: Sequence[str], language: str) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", language, first=", ".join(words[:-1]), last=words[-1])
