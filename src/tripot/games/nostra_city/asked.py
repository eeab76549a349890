"""What is asked, as positions write it."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.state import NONE

Draw = Literal[
    "first",
    "deal",
    "pack",
    "fill",
    "draw-bill",
    "draw-vendetta",
    "top",
    "count",
    "peek",
    "reclaim",
    "rob",
    "spy",
    "salvage",
]
"""What Nature draws."""
Answer = Literal[
    "pause",
    "shield",
    "swap",
    "share",
    "soothe",
    "grudge",
    "shift",
    "keep",
    "name",
    "bribe",
    "cut",
    "exhibit",
]
Step = Literal[Draw, "draft", "act", Answer]
STEPS: Final[tuple[Step, ...]] = get_args(Step)

After = Literal["", "victims", "share", "play", "exchange", "open"]
"""After Vendetta cards: the next victim, the sharing, the end of a play; a bill in exchange; one kept openly."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: its name, whose it is, and what is settled so far. Fields that it has no use for are empty."""

    step: str
    seat: int = NONE
    rival: int = NONE
    """Who plays the Représaille, whose bill or card is drawn, who gets what is given now, who wins the slot."""
    vendetta: Vendetta | None = None
    """The Représaille that may be cancelled."""
    aim: str | None = None
    """Its target, as records write it."""
    slot: int = NONE
    """The slot to fill, or of the bid that may move; from 0."""
    number: int = 0
    """Bills or cards still to draw, to see, to keep; cards due; the title, 1 Consigliere or 2 Primo Capo."""
    lifted: bool = False
    """NC-5.7: the stakes reach the bribe."""
    then: After = ""
    group: list[int] = []
    """Who is asked, of whom one may be chosen, who takes a bill back after this one."""
    waiting: list[int] = []
    """Who has still to answer, of several."""
