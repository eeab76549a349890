"""What is waited for: some fields of an event or of a view, and what they should be."""

from __future__ import annotations

from typing import Any, Final

Pattern = dict[str, Any]
"""Field by field; a field that is not named may be anything. A list means any of it; of a found list, one must fit."""

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
            return any(fits(wanted, one, seat) for one in found)
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
