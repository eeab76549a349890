"""The numbers of actions: each means one thing wherever it is taken."""

from __future__ import annotations

__compile__ = True

from typing import Final

LAST_PLACE: Final = 30
"""Actions 1 to 30 are places."""
PLAY: Final = 31
"""PLAY + a card."""
DISCARD: Final = 39
"""DISCARD + a card."""
STOP: Final = 47
ENOUGH: Final = 48
SUMMON: Final = 49
"""SUMMON + a kind of gangster, + ASLEEP for a sleeper."""
BEGIN: Final = 57

FIRST: Final = 8
"""Nature: FIRST + a seat; below it, a card that is drawn."""
