"""How long the game will still last: what is not sold, carried out or won by then comes too late."""

from __future__ import annotations

__compile__ = True

from math import exp, sqrt
from typing import Final

from tripot.bots.gangster.odds import STEP
from tripot.games.gangster.kit import SQUARES
from tripot.games.gangster.state import State

PACE: Final = 900.0
"""About what a turn brings to whoever plays well."""
LAST_LAP: Final = 5.0
"""Turns from the goal to the Refuge, of somebody whose square then is not known."""
LUCK: Final = 1100.0
"""How far apart equal players drift in a turn, in dollars; over several it grows with their square root."""
LEAST_LUCK: Final = 700.0


def luck(turns: float) -> float:
    """How much may still happen, in dollars."""
    return LEAST_LUCK + LUCK * sqrt(turns)


def turns_left(s: State) -> float:
    """The turns that each player may still have, until the first one can come home with an offer (GA-7.2)."""
    if s.ending or s.frame is None:
        return 0.0
    least = 1000.0
    for seat in range(len(s.cash)):
        if s.out >> seat & 1:
            continue
        turns = lap(s, seat)
        if not s.offers >> seat & 1:
            missing = s.kit.goal - s.cash[seat]
            turns = turns + 1.0 if missing <= 0 else LAST_LAP + missing / PACE
        turns += s.missed[seat]
        if turns < least:
            least = turns
    return least


def lap(s: State, seat: int) -> float:
    """GA-7.2: turns to the Refuge."""
    return (SQUARES - s.squares[seat]) / STEP + 0.4


def at_least(expected: float, number: int) -> float:
    """How likely so many visits are when so many are expected (Poisson)."""
    term = exp(-expected)
    below = term
    for made in range(1, number):
        term *= expected / made
        below += term
    return 1.0 - below if number > 0 else 1.0
