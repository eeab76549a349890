"""GA-3.5, GA-8.3: ★ cards that answer what happens, and how any ★ is laid down."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.actions import NUMBER
from tripot.games.gangster.events import StarPlayed
from tripot.games.gangster.kit import AVENTURE
from tripot.games.gangster.state import State
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

MOST: Final = 2
"""GA-3.5: ★ cards a player in one turn."""


def can_react(s: State, seat: int) -> bool:
    """GA-8.3: public facts: a ★ in hand (none can be of this turn: drawing one ends it), and fewer than two played."""
    return s.stars[seat] != 0 and s.played[seat] < MOST


def lay_down(s: State, seat: int, card: int, rule: str, sink: Sink | None) -> None:
    """GA-3.5, GA-5.3: shown, counted, and under its pile."""
    s.stars[seat] = s.stars[seat] ^ 1 << card
    s.used[AVENTURE] = s.used[AVENTURE] | 1 << card
    s.played[seat] = s.played[seat] + 1
    if sink is not None:
        sink.add(StarPlayed(rule, seat, s.kit.shown[AVENTURE][card]))


def wrong_reaction(s: State, seat: int, action: int, rule: str) -> Refusal:
    """Why this is no answer to what happens."""
    card = action - NUMBER
    held = card >= 0 and s.stars[seat] >> card & 1
    return Refusal(rule, "ga-refusal-no-reaction" if held else "ga-refusal-no-such-star")
