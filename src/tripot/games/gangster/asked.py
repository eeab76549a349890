"""What is asked, as positions write it."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

NONE: Final = -1

Step = Literal[
    "start",
    "move",
    "draw",
    "effect-die",
    "theft-die",
    "passage-die",
    "race-die",
    "blind",
    "before",
    "star-rival",
    "star-kind",
    "star-die",
    "star-gem",
    "block",
    "escape",
    "fix",
    "half",
    "collect",
    "swap",
    "swap-rival",
    "lot",
    "bid",
    "bid-hundreds",
    "live",
    "sell",
    "buy",
    "mission",
    "square",
    "protect",
    "theft",
    "partner",
    "either",
]
STEPS: tuple[Step, ...] = get_args(Step)


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: its name, whose it is, and its numbers as each kind of decision writes them."""

    step: str
    seat: int
    card: int = NONE
    """The ★ being played, one's own gem in an exchange; or why a card is drawn, or the thousands of a bid."""
    rival: int = NONE
    """The other player whom it is about; the highest bidder."""
    kind: int = NONE
    """A kind of gem, a deck, or a kind of theft."""
    number: int = 0
    """An amount or a count."""
    group: list[int] = []
    waiting: list[int] = []
    """Who has still to answer, of several."""
