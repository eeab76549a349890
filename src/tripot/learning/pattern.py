"""What a lesson waits for: some fields of an event or of a view, and what they should be."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

Pattern = dict[str, Any]
"""Field by field; what is not named may be anything. A list means any of it; in a list, parts are named by number."""

ME: Final = "me"
OTHER: Final = "other"
"""Stand for the learner's seat, and for any other."""


def fits(wanted: Any, found: Any, seat: int) -> bool:
    """Whether plain data is as the pattern has it, for the learner in this seat."""
    if isinstance(wanted, dict):
        parts = {str(at): part for at, part in enumerate(found)} if isinstance(found, list | tuple) else found
        return isinstance(parts, dict) and all(
            name in parts and fits(value, parts[name], seat) for name, value in wanted.items()
        )
    if isinstance(wanted, list):
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
