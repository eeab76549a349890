"""What is waited for: some fields of an event or of a view, and what they should be."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

Pattern = dict[str, Any]
"""Field by field; a field that is not named may be anything. A list means any of it; of a found list, one must fit, or
those that are named by their numbers."""

ME: Final = "me"
OTHER: Final = "other"
"""Stand for the learner's seat, and for any other."""
LEAST: Final = "least"
"""`{ least = 3 }`: a number from 3 on, or a list of so many."""


def fits(wanted: Any, found: Any, seat: int) -> bool:
    """Whether plain data is as the pattern has it, for the learner in this seat."""
    if isinstance(wanted, dict):
        if LEAST in wanted:
            least: int = wanted[LEAST]
            return (len(found) if isinstance(found, list | tuple) else int(found)) >= least
        if isinstance(found, list | tuple):
            if not all(name.isdigit() for name in wanted):
                return any(fits(wanted, one, seat) for one in found)
            found = {str(number): one for number, one in enumerate(found)}
        return isinstance(found, dict) and all(
            name in found and fits(value, found[name], seat) for name, value in wanted.items()
        )
    if isinstance(wanted, list) and not isinstance(found, list | tuple):
        return any(fits(one, found, seat) for one in wanted)
    if wanted == ME:
        return bool(found == seat)
    if wanted == OTHER:
        return isinstance(found, int) and found != seat
    return bool(wanted == found)


def written_as(text: str, patterns: tuple[str, ...]) -> bool:
    """Whether a choice is one of these, as records write it; `*` stands for anything."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def may_become(text: str, patterns: tuple[str, ...]) -> bool:
    """Whether a choice that begins so can still be one of these."""
    return any(_alike(text, _literal(pattern)) for pattern in patterns)


def _literal(pattern: str) -> str:
    """Its beginning, before anything may stand there."""
    return pattern[: next((at for at, sign in enumerate(pattern) if sign in "*?["), len(pattern))]


def _alike(text: str, beginning: str) -> bool:
    return text.startswith(beginning) or beginning.startswith(text)
